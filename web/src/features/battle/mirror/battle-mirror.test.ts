import { describe, expect, it } from 'vitest';
import { makeBattleQuestion, makeBattleView } from '../../../testing/battle-factories.ts';
import { applyMessage } from './apply-message.ts';
import { takeView } from './battle-mirror.ts';

const view = { ...makeBattleView(), version: 9 };

describe('a view of an older version', () => {
  it('was overtaken on its way when it is of the same time: what is known stays', () => {
    const mirror = takeView(null, view);
    expect(takeView(mirror, { ...view, version: 8, now: view.now + 1_000 })).toBe(mirror);
  });

  it('is believed when it is later by far: the server has lost what it told, and the battle goes on from before', () => {
    const behind = applyMessage(takeView(null, view), {
      roomId: view.roomId,
      version: 11,
      after: 11,
      now: view.now,
      events: [],
    });
    expect(behind.isBehind).toBe(true);
    const earlier = { ...view, version: 6, now: view.now + 3_000 };
    const back = takeView(behind, earlier);
    expect(back).toMatchObject({ view: earlier, heardVersion: 6, isBehind: false });
    const question = makeBattleQuestion();
    const events = [{ type: 'questionAsked' as const, question }];
    const next = { roomId: view.roomId, version: 7, after: 6, now: earlier.now + 100, events };
    expect(applyMessage(back, next).view.question).toEqual(question);
  });
});
