import { battleQuestion, closedQuestion } from '@quiz-arena/contract/battle/battle-values';
import { battlePlayer, battleView } from '@quiz-arena/contract/battle/battle-view';
import { userId } from '@quiz-arena/contract/ids';
import { factory } from './factories.ts';

export const makeBattlePlayer = factory(battlePlayer, {
  userId: '7',
  name: 'Amira',
  image: '',
  rating: 1512,
  isProvisional: false,
  isBot: false,
  presence: 'here',
  graceUntil: null,
  ready: true,
  points: 0,
  correct: 0,
  answered: false,
  timer: null,
});

/** The player of a test (id 7) against Ben (id 8), just paired. */
export const makeBattleView = factory(battleView, {
  roomId: 'room-1',
  version: 1,
  now: 1_800_000_000_000,
  kind: 'random',
  roomCode: null,
  category: '',
  entryCoin: 5,
  questionCount: 10,
  capacity: 2,
  host: null,
  phase: 'lobby',
  startsAt: null,
  players: [makeBattlePlayer(), makeBattlePlayer({ userId: userId.parse('8'), name: 'Ben', rating: 1498 })],
  question: null,
  graceMs: 20_000,
  ownAnswer: null,
  closed: [],
  result: null,
  settlement: null,
  voidReason: null,
});

export const makeBattleQuestion = factory(battleQuestion, {
  index: 0,
  count: 10,
  id: 'q1',
  question: 'Which river flows through Vienna?',
  image: '',
  type: 'choice',
  options: { a: 'The Rhine', b: 'The Danube', c: 'The Elbe', d: 'The Vistula' },
  askedAt: 1_800_000_000_000,
  deadline: 1_800_000_030_500,
});

/** Amira right within two seconds, Ben wrong. */
export const makeClosedQuestion = factory(closedQuestion, {
  question: 0,
  right: 'b',
  answers: [
    { userId: '7', answer: 'b', takenMs: 1_500, points: 6 },
    { userId: '8', answer: 'a', takenMs: 3_000, points: 0 },
  ],
});
