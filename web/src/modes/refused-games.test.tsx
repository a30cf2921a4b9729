import type { ErrorName } from '@quiz-arena/contract/errors';
import type { SoloModeId } from '@quiz-arena/contract/modes';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { placePath } from '../features/solo/place-path.ts';
import { nowhere, type PlayMode } from '../quiz-play/play-mode.ts';
import { renderApp } from '../testing/render-client.tsx';
import { playModes } from './play-modes.ts';

const somewhere = {
  ...nowhere,
  category: 'animals',
  level: '2',
  text: '7',
  contest: '3',
  exam: '4',
  bookmarks: '5',
  questions: '10',
  minutes: '9',
};

const noQuestions = 'No questions found';
const gone = 'Document does not exist';
const played = 'You have already played';
const poor = "You don't have enough coins";

/** What the player reads at the address of a game that the server refuses. */
const refusals: readonly (readonly [SoloModeId, ErrorName, string])[] = [
  ['quiz-zone', 'DATA_NOT_FOUND', noQuestions],
  ['quiz-zone', 'NOT_ALLOWED', 'This level is still locked'],
  ['daily-quiz', 'DATA_NOT_FOUND', noQuestions],
  ['daily-quiz', 'ALREADY_PLAYED_TODAY', played],
  ['true-false', 'DATA_NOT_FOUND', noQuestions],
  ['fun-and-learn', 'DATA_NOT_FOUND', noQuestions],
  ['fun-and-learn', 'NOT_ALLOWED', 'This category is still locked'],
  ['guess-the-word', 'DATA_NOT_FOUND', noQuestions],
  ['self-challenge', 'DATA_NOT_FOUND', noQuestions],
  ['self-challenge', 'NOT_ALLOWED', 'Operation not allowed'],
  ['contest', 'DATA_NOT_FOUND', gone],
  ['contest', 'NOT_ALLOWED', 'This contest is not running'],
  ['contest', 'ALREADY_PLAYED', played],
  ['contest', 'NOT_ENOUGH_COINS', poor],
  ['audio', 'DATA_NOT_FOUND', noQuestions],
  ['maths', 'DATA_NOT_FOUND', noQuestions],
  ['exam', 'DATA_NOT_FOUND', gone],
  ['exam', 'ALREADY_PLAYED', played],
  ['exam', 'WRONG_EXAM_KEY', 'Please enter the exam key'],
  ['multi-match', 'DATA_NOT_FOUND', noQuestions],
  ['multi-match', 'NOT_ALLOWED', 'This level is still locked'],
  ['bookmarks', 'DATA_NOT_FOUND', noQuestions],
  ['mistakes', 'DATA_NOT_FOUND', 'Nothing to repeat now'],
];

function open(mode: PlayMode, reply: { refuse: ErrorName } | { fail: true }) {
  return renderApp({
    path: placePath(mode.paths.play, somewhere),
    player: {},
    replies: { [mode.open(somewhere).name]: reply },
  });
}

describe('a game that the server refuses', () => {
  it.each(refusals)('%s, %s: says "%s" and leads back', async (id, refuse, words) => {
    await open(playModes[id], { refuse });
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(screen.getAllByRole('link')).not.toHaveLength(0);
  });

  it.each(Object.keys(playModes) as SoloModeId[])(
    '%s: says that nothing came back, and can be asked again',
    async (id) => {
      await open(playModes[id], { fail: true });
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );
});
