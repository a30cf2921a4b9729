import { defaultBattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { languageId, type RoomId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import type { BattleTerms } from '../ports/battle-terms.ts';
import { createFixedTerms } from '../testing/memory-ports.ts';
import { CARL, openNode } from '../testing/one-node.ts';
import { ANNA, BEN } from '../testing/test-room.ts';

const bot = { category: '', languageId: '14', level: 'easy' } as const;

/** A node whose terms can be changed. */
async function openNodeOn(first: Partial<BattleTerms> | null) {
  let terms = first;
  const source = {
    read: async () => terms && (await createFixedTerms(defaultBattleSettings, terms).read('random')),
  };
  const node = await openNode({ terms: source });
  return {
    ...node,
    become: (next: Partial<BattleTerms> | null) => {
      terms = next;
    },
    searchFor: (entryCoin: number) =>
      node.send(ANNA, 'search', { category: '', languageId: '14', entryCoin }),
  };
}

describe('the terms of a battle', () => {
  it.each([
    ['MAINTENANCE', { isMaintenance: true }],
    ['WRONG_PHASE', { isOffered: false }],
    ['COINS_UNAVAILABLE', null],
  ] as const)('refuse whatever begins one with %s [B18]', async (code, terms) => {
    const node = await openNodeOn(terms);
    expect(await node.search(ANNA)).toMatchObject({ ok: false, code });
    expect(await node.send(ANNA, 'playBot', bot)).toMatchObject({ ok: false, code });
    expect(await node.application.findSeat(ANNA)).toBeNull();
  });

  it('offer the base fee × 1 to × 4, up to the highest fee [B11]', async () => {
    const node = await openNodeOn({ settings: { ...defaultBattleSettings, entryCoin: 6, maxEntryCoin: 20 } });
    for (const entryCoin of [0, 1, 5, 9, 24]) {
      expect(await node.searchFor(entryCoin)).toMatchObject({ ok: false, code: 'INVALID_INPUT' });
    }
    for (const entryCoin of [6, 12, 18]) {
      const ack = await node.searchFor(entryCoin);
      expect(ack).toMatchObject({ ok: true });
      await node.send(ANNA, 'cancelSearch', { ticket: (ack as { ticket: string }).ticket });
    }
    node.become({ settings: { ...defaultBattleSettings, entryCoin: 1, maxEntryCoin: 20 } });
    expect(await node.searchFor(4)).toMatchObject({ ok: true });
    expect(await node.send(BEN, 'search', { category: '', languageId: '14', entryCoin: 5 })).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('know the default language, so that it and "0" are one queue [B11]', async () => {
    const node = await openNodeOn({ defaultLanguageId: languageId.parse('14') });
    const wish = { category: '', entryCoin: 5 } as const;
    await node.send(ANNA, 'search', { ...wish, languageId: '0' });
    await node.send(BEN, 'search', { ...wish, languageId: '14' });
    await node.send(CARL, 'search', wish);
    const [queue, ...others] = await node.ports.tickets.queues();
    expect(queue).toMatchObject({ languageId: '14' });
    expect(others).toEqual([]);
    await node.pass(1_000);
    expect(node.matched()).toHaveLength(2);
  });

  it('decide how long an opponent is looked for [B11]', async () => {
    const node = await openNodeOn({ settings: { ...defaultBattleSettings, searchMs: 200_000 } });
    expect(await node.search(ANNA)).toMatchObject({ expiresAt: node.time.now() + 200_000 });
    await node.pass(199_000);
    expect(await node.search(ANNA, 'another')).toMatchObject({ code: 'ALREADY_IN_BATTLE' });
    await node.pass(1_500);
    expect(await node.application.findSeat(ANNA)).toBeNull();
  });

  it('are kept by the room as they were when it opened', async () => {
    const settings = { ...defaultBattleSettings, questionCount: 3, questionMs: 7_000, correctPoints: 40 };
    const node = await openNodeOn({ settings });
    await node.search(ANNA);
    await node.search(BEN);
    await node.pass(300);
    const roomId = node.matched()[0]?.roomId as RoomId;
    node.become({ isMaintenance: true, settings: { ...settings, questionMs: 1_000 } });
    await node.send(ANNA, 'attach', { roomId });
    await node.send(BEN, 'attach', { roomId });
    await node.pass(3_100);
    const room = await node.read(roomId);
    expect(room).toMatchObject({
      phase: { name: 'question' },
      rules: { questionMs: 7_000, correctPoints: 40 },
    });
    expect(room?.questions).toHaveLength(3);
  });
});
