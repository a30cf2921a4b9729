import fc from 'fast-check';
import type { Decision } from '../core/decision.ts';
import {
  ANNA,
  BEN,
  connectionOf,
  NODE_A,
  NODE_B,
  rightOf,
  secretQuestions,
  TestRoom,
  wrongOf,
} from './test-room.ts';

const player = fc.constantFrom(ANNA, BEN);
const node = fc.constantFrom(NODE_A, NODE_B);

/** Something that may happen in a battle, at any time and in any order. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('pass'), ms: fc.integer({ min: 0, max: 12_000 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('deadline'), ms: fc.constantFrom(0, 0, 0, 700, 30_000) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('received'), id: player, ms: fc.integer({ max: 800, min: 0 }) }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      does: fc.constant('answer'),
      id: player,
      isRight: fc.boolean(),
      skew: fc.integer({ min: -1, max: 1 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('attach'), id: player, socket: fc.nat(3), node }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('detach'), id: player, isClosed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('loseNode'), node }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('leave'), id: player }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('confirmHolds') }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('settle'), kind: fc.constantFrom('settled', 'later', 'dead') }),
  },
);

type AnyStep = {
  does: string;
  ms?: number;
  id?: typeof ANNA;
  isRight?: boolean;
  skew?: number;
  socket?: number;
  node?: typeof NODE_A;
  isClosed?: boolean;
  kind?: string;
};

/** Does one step; null when it decides nothing. */
function take(room: TestRoom, step: AnyStep): Decision | null {
  const { does, ms = 0, id = ANNA, node = NODE_A } = step;
  const question = room.question();
  switch (does) {
    case 'pass':
      room.pass(ms);
      return null;
    case 'deadline':
      return room.passDeadline(ms);
    case 'received':
      room.received(id, question, ms);
      return null;
    case 'answer':
      return room.answer(id, step.isRight ? rightOf(question) : wrongOf(question), {
        question: question + (step.skew ?? 0),
        roundTripMs: 80,
      });
    case 'attach':
      return room.attach(id, connectionOf(`${id}-${step.socket}`, node));
    case 'detach':
      return room.detach(id, step.isClosed ? 'closed' : 'lost');
    case 'loseNode':
      return room.send({ type: 'loseNode', nodeId: node, lastBeatAt: room.now - 4_000 });
    case 'leave':
      return room.leave(id);
    case 'confirmHolds':
      return room.send({ type: 'confirmHolds', startNumber: 1, questions: secretQuestions() });
    default:
      return room.send({ type: 'answerSettlement', answer: settlementAnswer(step.kind) });
  }
}

function settlementAnswer(kind = 'later') {
  if (kind === 'settled') {
    return { kind, settlement: { coins: { [ANNA]: 10, [BEN]: 0 }, ratings: {} }, isVoid: false } as const;
  }
  return kind === 'dead' ? ({ kind, code: '143' } as const) : ({ kind: 'later' } as const);
}

/** A script of a battle: steps to be taken one by one, most of them in a battle that has started. */
export const battleScript = fc.record({
  isStarted: fc.boolean(),
  steps: fc.array(step as fc.Arbitrary<AnyStep>, { maxLength: 60 }),
});
export type BattleScript = { readonly isStarted: boolean; readonly steps: readonly AnyStep[] };

/** Plays a script, telling `onStep` after each step what was decided. */
export function playScript(
  script: BattleScript,
  onStep: (room: TestRoom, decision: Decision | null) => void = () => {},
): TestRoom {
  const room = new TestRoom();
  if (script.isStarted) {
    room.start();
  }
  for (const one of script.steps) {
    onStep(room, take(room, one));
  }
  return room;
}
