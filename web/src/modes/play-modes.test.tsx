import { actions } from '@quiz-arena/contract/action-registry';
import { attemptState } from '@quiz-arena/contract/attempt-state';
import { soloModes } from '@quiz-arena/contract/modes';
import { settings } from '@quiz-arena/contract/settings';
import { en } from '@quiz-arena/contract/texts/en';
import { stepRun } from '@quiz-arena/quiz-rules/step-run';
import { describe, expect, it } from 'vitest';
import { openPaths } from '../app/routes.ts';
import type { PlayMode, PlayPlace } from '../quiz-play/play-mode.ts';
import { readAttempt } from '../quiz-play/read-attempt.ts';
import { answerSurfaces } from '../quiz-play/surfaces/answer-surfaces.ts';
import { isLoginRequired } from '../shared/routing/paths.ts';
import type { SoloPaths } from '../shared/routing/solo-paths.ts';
import { playModes } from './play-modes.ts';
import { modeOfAddress } from './use-play-mode.ts';

const somewhere: PlayPlace = {
  category: 'animals',
  subcategory: 'birds',
  level: '2',
  text: '7',
  contest: '3',
  exam: '4',
  bookmarks: '5',
  questions: '10',
  minutes: '9',
};
const everyMode: [string, PlayMode][] = Object.entries(playModes);

describe.each(everyMode)('mode %s', (id, mode) => {
  it('is a mode of the contract under its own id, with a title', () => {
    expect(mode.id).toBe(id);
    expect(soloModes).toHaveProperty([id]);
    expect(en[mode.titleKey]).not.toBe('');
  });

  it('has a source that opens attempts', () => {
    const { name, fields } = mode.open(somewhere);
    const { answer, request } = actions[name];
    expect(answer.shape.attempt).toBe(attemptState);
    expect(request.safeParse(fields)).toMatchObject({ success: true });
  });

  it('keeps bookmarks as the contract says', () => {
    const { hasBookmarks, quizType } = soloModes[mode.id];
    expect(mode.bookmarks).toBe(hasBookmarks ? quizType : undefined);
  });

  it('is found by the addresses of its pages', () => {
    const pages = Object.values(mode.paths as Record<keyof SoloPaths, string>);
    expect(pages.map((page) => modeOfAddress(page)?.id)).toEqual(pages.map(() => mode.id));
    expect(pages.filter((page) => !isLoginRequired(page))).toEqual([]);
    expect(pages.filter((page) => !openPaths.has(page))).toEqual([]);
  });

  it('asks kinds of question that can be answered', () => {
    expect(mode.kinds).not.toHaveLength(0);
    for (const kind of mode.kinds) expect(answerSurfaces[kind].Surface).toBeTypeOf('function');
  });

  it('names settings with its points, if it shows any', () => {
    const keys = mode.points === null ? [] : [mode.points.credit, mode.points.deduct];
    for (const key of keys) expect(settings[key].kind).toBe('integer');
  });

  it.each([
    ['one by one', false],
    ['under one timer', true],
  ])('gives a run %s that asks, takes an answer and ends, as its attempt says', (_pacing, isPerRun) => {
    const contents = ['q1', 'q2'].map((questionId) => ({
      id: questionId,
      kind: mode.kinds[0] ?? 'choice',
      text: questionId,
      image: '',
      options: (['a', 'b'] as const).map((letter) => ({ letter, text: letter })),
    }));
    const opened = readAttempt(
      {
        attempt_id: 'a1',
        quiz_type: soloModes[mode.id].quizType,
        now: 0,
        is_resumed: false,
        current: isPerRun ? null : { question_id: 'q1', index: 0, starts_at: 0, deadline: 30_000 },
        question_seconds: isPerRun ? null : 30,
        ends_at: isPerRun ? 60_000 : null,
        can_change: isPerRun,
        given: [],
        lifelines_used: [],
      },
      contents,
    );
    expect(opened.phase).toBe('asking');
    const answered = stepRun(opened, { type: 'answerGiven', questionId: 'q1', answer: 'a', at: 10 });
    expect(answered.answers.q1).toMatchObject({ answer: 'a', isRecorded: false });
    const ended = isPerRun
      ? stepRun(answered, { type: 'timeRanOut', at: 60_000 })
      : stepRun({ ...answered, index: 1, phase: 'revealing' }, { type: 'nextQuestion', at: 20 });
    expect(ended.phase).toBe('finished');
  });
});
