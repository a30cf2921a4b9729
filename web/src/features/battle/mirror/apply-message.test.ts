import type { BattleEvent, BattleMessage } from '@quiz-arena/contract/battle/battle-events';
import { battleSettlement } from '@quiz-arena/contract/battle/battle-values';
import { roomId, userId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import { makeBattleQuestion, makeBattleView, makeClosedQuestion } from '../../../testing/battle-factories.ts';
import { applyMessage } from './apply-message.ts';
import { takeView } from './battle-mirror.ts';
import { expectedAt } from './expected-at.ts';

const view = makeBattleView();
const [own] = view.players;

function message(version: number, events: BattleEvent[] = [], after = version - 1): BattleMessage {
  return { roomId: view.roomId, version, after, now: view.now + 1_000, events };
}

const asked: BattleEvent = { type: 'questionAsked', question: makeBattleQuestion() };
const closed: BattleEvent = { type: 'questionClosed', ...makeClosedQuestion() };

describe('the mirror of a room', () => {
  it('follows messages that follow on each other', () => {
    const mirror = [message(2, [asked]), message(3, []), message(4, [closed])].reduce(
      applyMessage,
      takeView(null, view),
    );
    expect(mirror).toMatchObject({ isBehind: false, heardVersion: 4 });
    expect(mirror.view).toMatchObject({ version: 4, phase: 'reveal', question: null });
    expect(mirror.view.players.map(({ points, correct }) => [points, correct])).toEqual([
      [6, 1],
      [0, 0],
    ]);
  });

  it('keeps the closed question on the screen through its reveal', () => {
    const mirror = [message(2, [asked]), message(3, [closed])].reduce(applyMessage, takeView(null, view));
    expect(mirror.view.question).toBeNull();
    expect(mirror.shownQuestion?.question).toBe('Which river flows through Vienna?');
    const synced = takeView(mirror, { ...mirror.view, version: 9 });
    expect(synced.shownQuestion?.id).toBe('q1');
  });

  it('knows that it is behind when a message is missing, until a view has caught up', () => {
    const mirror = applyMessage(takeView(null, view), message(3, [asked]));
    expect(mirror).toMatchObject({ isBehind: true, heardVersion: 3 });
    expect(mirror.view).toEqual(view);
    expect(takeView(mirror, { ...view, version: 2 }).isBehind).toBe(true);
    expect(takeView(mirror, { ...view, version: 3 }).isBehind).toBe(false);
  });

  it('ignores what it knows already, another room, and a view older than its own', () => {
    const mirror = applyMessage(takeView(null, view), message(2, [asked]));
    expect(applyMessage(mirror, message(2, [closed]))).toBe(mirror);
    expect(applyMessage(mirror, { ...message(3, [closed]), roomId: roomId.parse('other') })).toBe(mirror);
    expect(takeView(mirror, view)).toBe(mirror);
  });

  it('asks for a view where an event does not say all: time extended, somebody back, an event of a newer server', () => {
    const running = applyMessage(takeView(null, view), message(2, [asked]));
    const extended: BattleEvent = { type: 'timeExtended', question: 0, deadline: view.now + 60_000 };
    const back: BattleEvent = { type: 'playerBack', userId: userId.parse('8') };
    const unknown: BattleEvent = JSON.parse('{ "type": "fireworks" }');
    for (const event of [extended, back, unknown]) {
      expect(applyMessage(running, message(3, [event])).isBehind).toBe(true);
    }
  });

  it('keeps a void room void when its stakes have come back', () => {
    const settled = battleSettlement.parse({ coins: { [own?.userId ?? '']: 5 }, ratings: {} });
    const mirror = applyMessage(
      takeView(null, view),
      message(2, [
        { type: 'voided', reason: 'coinsUnavailable' },
        { type: 'settled', ...settled },
      ]),
    );
    expect(mirror.view).toMatchObject({ phase: 'void', voidReason: 'coinsUnavailable', settlement: null });
  });
});

describe('when the server is expected to speak', () => {
  it('is the deadline of a question, or the end of a grace before it', () => {
    const running = applyMessage(takeView(null, view), message(2, [asked]));
    expect(expectedAt(running.view)).toBe(makeBattleQuestion().deadline + 400);
    const graceUntil = view.now + 9_000;
    const dropped = applyMessage(
      running,
      message(3, [{ type: 'playerDropped', userId: userId.parse('8'), graceUntil }]),
    );
    expect(expectedAt(dropped.view)).toBe(graceUntil);
  });

  it('is never again once everything is settled', () => {
    expect(expectedAt({ ...view, phase: 'settled' })).toBeNull();
    expect(expectedAt({ ...view, phase: 'void' })).toBeNull();
  });
});
