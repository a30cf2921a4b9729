import type { ResultLine } from '@quiz-arena/contract/quiz-results';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showLanguage } from '../shared/i18n/start-i18n.ts';
import { makeSoloResult } from '../testing/play-factories.ts';
import { renderInClient } from '../testing/render-client.tsx';
import { ResultLines } from './result-lines.tsx';

async function wordsOf(title: ResultLine['title'], totalLevel: number | undefined) {
  const result = makeSoloResult({ totalLevel, lines: [{ title, coins: 0, score: 0 }] });
  const { unmount } = await renderInClient(<ResultLines result={result} />);
  const words = screen.getByRole('listitem').textContent;
  unmount();
  return words;
}

afterEach(() => showLanguage({ code: 'en', version: 'bundled', texts: {}, isRightToLeft: false }));

describe('what a run has earned', () => {
  it.each([
    ['full_reward', 'New level, full reward at 80 %', 'First win, full reward at 80 %'],
    ['partial_reward', 'New level at 80 %', 'First win at 80 %'],
    ['already_paid', 'This level has paid before', 'You have won here before'],
  ] as const)('%s speaks of levels only where there are some', async (title, ofLevel, ofPlace) => {
    expect(await wordsOf(title, 4)).toBe(`${ofLevel}0 coins`);
    expect(await wordsOf(title, undefined)).toBe(`${ofPlace}0 coins`);
  });

  it('keeps the sign in front of its number where the text runs from right to left', async () => {
    const texts = { 'result.points_few': '{{signed}} نقاط' };
    await showLanguage({ code: 'ar', version: 'signs', texts, isRightToLeft: true });
    const lines = [{ title: 'wrong_answers', coins: 0, score: -8 } as const];
    await renderInClient(<ResultLines result={makeSoloResult({ lines })} />);
    expect(screen.getByText('\u200E−8 نقاط')).toBeVisible();
  });
});
