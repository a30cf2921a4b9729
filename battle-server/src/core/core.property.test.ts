import { battleEvent } from '@quiz-arena/contract/battle/battle-events';
import type { AnswerLetter } from '@quiz-arena/contract/battle/battle-values';
import { battleView } from '@quiz-arena/contract/battle/battle-view';
import { scoreBattleAnswer } from '@quiz-arena/quiz-rules/score-battle';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleScript, playScript } from '../testing/random-battle.ts';
import { ANNA, BEN, settings, TestRoom } from '../testing/test-room.ts';
import { type BattleState, isOver } from './battle-state.ts';
import type { CoreEvent } from './core-event.ts';
import { deadlineOf } from './deadline-of.ts';
import { decide } from './decide.ts';
import { eventsFor } from './events-for.ts';
import { evolveCommit } from './evolve.ts';
import { receiptOf } from './receipt-of.ts';
import { viewFor } from './view-for.ts';

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const other: Record<AnswerLetter, AnswerLetter> = { a: 'b', b: 'c', c: 'd', d: 'a', e: 'a' };

/** The same room with every secret changed that `viewer` must not know. */
function withOtherSecrets(state: BattleState, viewer: typeof ANNA): BattleState {
  const asked = state.phase.name === 'question' ? state.phase.index : state.closed.length - 1;
  const questions = state.questions.map((question, index) => ({
    ...question,
    right: index < state.closed.length ? question.right : other[question.right],
    question: index <= asked ? question.question : 'CANARY',
    options: index <= asked ? question.options : { a: 'CANARY', b: 'CANARY' },
  }));
  if (state.phase.name !== 'question') {
    return { ...state, questions, seed: 'CANARY' };
  }
  const progress = Object.fromEntries(
    Object.entries(state.phase.progress).map(([id, one]) =>
      id === viewer || one.answer === null
        ? [id, one]
        : [id, { ...one, answer: { ...one.answer, letter: other[one.answer.letter] } }],
    ),
  ) as typeof state.phase.progress;
  return { ...state, questions, seed: 'CANARY', phase: { ...state.phase, progress } };
}

function withOtherLetters(events: readonly CoreEvent[]): CoreEvent[] {
  return events.map((event) =>
    event.type === 'answerTaken' ? { ...event, letter: other[event.letter] } : event,
  );
}

describe('whatever happens in a battle', () => {
  it('the core is pure: frozen input, same input same output (I14)', () => {
    fc.assert(
      fc.property(battleScript, (script) => {
        const room = playScript(script);
        let state = deepFreeze(new TestRoom().state);
        for (const { command, now } of room.commands) {
          const context = deepFreeze({ now, settings });
          const decision = decide(state, deepFreeze(command), context);
          expect(decide(state, command, context)).toEqual(decision);
          if (decision.isAccepted) {
            state = deepFreeze({ ...decision.state, version: state.version + 1 });
          }
        }
        expect(state).toEqual(room.state);
      }),
      { numRuns: 60 },
    );
  });

  it('replaying its events gives its state, also through JSON (I15)', () => {
    fc.assert(
      fc.property(battleScript, (script) => {
        let state = new TestRoom().state;
        const room = playScript(script);
        let seen = 0;
        const replayed = new TestRoom();
        for (const { command, now } of room.commands) {
          replayed.now = now;
          const decision = decide(replayed.state, command, { now, settings });
          const events = decision.isAccepted ? decision.events : [];
          seen += events.length;
          state = evolveCommit(JSON.parse(JSON.stringify(state)), JSON.parse(JSON.stringify(events)));
          replayed.state = state;
        }
        expect(seen).toBe(room.events.length);
        expect(state).toEqual(room.state);
      }),
      { numRuns: 60 },
    );
  });

  it('a live room has exactly one deadline, in reach; one that is over has none (I12)', () => {
    fc.assert(
      fc.property(battleScript, (script) => {
        playScript(script, ({ state }) => {
          const deadline = deadlineOf(state);
          expect(deadline === null).toBe(isOver(state));
          expect(Number.isFinite(deadline ?? 0)).toBe(true);
        });
      }),
    );
  });

  it('it ends when only its deadlines are run: nothing waits for a player for ever (I2)', () => {
    fc.assert(
      fc.property(battleScript, (script) => {
        const room = playScript(script);
        for (let turns = 0; turns < 80 && room.state.phase.name !== 'settling'; turns += 1) {
          if (isOver(room.state)) {
            break;
          }
          room.passDeadline();
        }
        expect(isOver(room.state) || room.state.phase.name === 'settling').toBe(true);
        const isDecided = room.state.result !== null || room.state.voidReason !== null;
        expect(isDecided).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('a view tells no right answer, no other’s answer and no question to come [B2] (I5, I6)', () => {
    fc.assert(
      fc.property(battleScript, (script) => {
        playScript(script, ({ state, now }) => {
          for (const viewer of [ANNA, BEN]) {
            const view = viewFor(state, viewer, { now, settings });
            expect(battleView.safeParse(view).success).toBe(true);
            expect(viewFor(withOtherSecrets(state, viewer), viewer, { now, settings })).toEqual(view);
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it('events tell who answered, not what, and fit the contract [B2] (I5)', () => {
    fc.assert(
      fc.property(battleScript, (script) => {
        const { events } = playScript(script);
        for (const viewer of [ANNA, BEN]) {
          const told = eventsFor(viewer, events);
          expect(told.map((event) => battleEvent.safeParse(event).success)).not.toContain(false);
          expect(eventsFor(viewer, withOtherLetters(events))).toEqual(told);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('points and standings follow from the receipt by the rules of quiz-rules (I7)', () => {
    fc.assert(
      fc.property(battleScript, (script) => {
        const { state } = playScript(script);
        const receipt = receiptOf(state);
        for (const player of receipt?.players ?? []) {
          const points = player.answers.map(({ questionId, answer, takenMs }) => {
            const right = state.questions.find(({ id }) => id === questionId)?.right;
            return scoreBattleAnswer(answer === right, takenMs ?? 0, {
              correctPoints: 4,
              quickestBonus: 2,
              quickestWithinMs: 2_000,
              secondQuickestBonus: 1,
              secondQuickestWithinMs: 4_000,
            }).points;
          });
          expect(points.reduce((sum, one) => sum + one, 0)).toBe(player.points);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('credit stays within 1 s a battle, and no time taken is beyond the question’s [B5] (I8)', () => {
    fc.assert(
      fc.property(battleScript, (script) => {
        const { state } = playScript(script);
        for (const player of state.players) {
          expect(player.creditMs).toBeLessThanOrEqual(settings.compensationBattleMs);
        }
        for (const { takenMs } of state.closed.flatMap(({ answers }) => answers)) {
          expect(takenMs ?? 0).toBeGreaterThanOrEqual(0);
          expect(takenMs ?? 0).toBeLessThanOrEqual(settings.questionMs);
        }
      }),
      { numRuns: 60 },
    );
  });
});
