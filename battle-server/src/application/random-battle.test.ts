import { battleCommands } from '@quiz-arena/contract/battle/battle-commands';
import type { RoomId, TicketId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import type { PlayerStanding } from '../ports/player-directory.ts';
import { battleOnNode, pairOnNode } from '../testing/battle-on-node.ts';
import { CARL, openNode } from '../testing/one-node.ts';
import { ANNA, BEN, NODE_B, rightOf } from '../testing/test-room.ts';

function ticketOf(ack: unknown): TicketId {
  return (ack as { ticket: TicketId }).ticket;
}

describe('searching', () => {
  it('pairs two players, tells both, and starts when both have attached [B11]', async () => {
    const node = await openNode();
    const roomId = await battleOnNode(node);
    expect(new Set(node.matched().map(({ playerId }) => playerId))).toEqual(new Set([ANNA, BEN]));
    expect(await node.read(roomId)).toMatchObject({ phase: { name: 'question', index: 0 } });
    expect(await node.ports.tickets.queues()).toEqual([]);
  });

  it('answers a repeat with the same ticket, and another search with where the player is [B13]', async () => {
    const node = await openNode();
    const first = await node.search(ANNA, 'same');
    expect(await node.search(ANNA, 'same')).toEqual(first);
    expect(await node.search(ANNA, 'other')).toMatchObject({
      code: 'ALREADY_IN_BATTLE',
      ticket: ticketOf(first),
    });
    expect(await node.application.findSeat(ANNA)).toEqual({ ticket: ticketOf(first) });
  });

  it('is by the rating of the moment, by that of the sign-in while the backend is away [B11]', async () => {
    let standing: PlayerStanding | null = { coins: 50, rating: 1_620, isProvisional: true };
    const node = await openNode({
      directory: {
        resolve: async () => ({ kind: 'unavailable' }),
        standingOf: async () => standing,
        forget: () => undefined,
      },
    });
    await node.search(ANNA);
    standing = null;
    await node.search(BEN);
    const [queue] = await node.ports.tickets.queues();
    const waiting = queue === undefined ? [] : await node.ports.tickets.waiting(queue, 10);
    expect(waiting.map(({ rating, isProvisional }) => [rating, isProvisional])).toEqual([
      [1_620, true],
      [1_500, false],
    ]);
  });

  it('ends after 30 s without an opponent, and leaves the player free [B11]', async () => {
    const node = await openNode();
    const ack = await node.search(ANNA);
    await node.pass(29_900);
    expect(node.heard).toEqual([]);
    await node.pass(600);
    expect(node.heard).toEqual([{ kind: 'noOpponent', playerId: ANNA, ticket: ticketOf(ack) }]);
    expect(await node.application.findSeat(ANNA)).toBeNull();
  });

  it('can be cancelled, and is when the page is closed [B11]', async () => {
    const node = await openNode();
    const ticket = ticketOf(await node.search(ANNA));
    expect(await node.send(ANNA, 'cancelSearch', { ticket })).toEqual({ ok: true });
    await node.search(BEN);
    await node.application.disconnected(BEN, node.connection(BEN), 'closed');
    await node.pass(1_000);
    expect(node.matched()).toEqual([]);
    expect(await node.application.findSeat(BEN)).toBeNull();
  });

  it('takes configured stakes only [B11]', async () => {
    const node = await openNode();
    for (const entryCoin of [0, 3, 25]) {
      const ack = await node.send(ANNA, 'search', { category: '', languageId: '14', entryCoin });
      expect(ack).toMatchObject({ ok: false, code: 'INVALID_INPUT' });
    }
  });

  it('gives the one who attached his place back when the other does not [B11]', async () => {
    const node = await openNode();
    const roomId = await pairOnNode(node);
    await node.send(ANNA, 'attach', { roomId });
    await node.pass(5_500);
    expect(await node.read(roomId)).toMatchObject({ voidReason: 'notAttached' });
    expect(node.backend.receipts).toEqual([]);
    expect(await node.application.findSeat(BEN)).toBeNull();
    await node.search(CARL);
    await node.pass(500);
    expect(node.matched().slice(2)).toMatchObject([{ playerId: ANNA }, { playerId: CARL }]);
  });

  it('pairs nobody while the node drains', async () => {
    const node = await openNode();
    node.application.drain();
    expect(await node.search(ANNA)).toMatchObject({ ok: false, code: 'BUSY' });
  });
});

describe('a paid battle', () => {
  it('is void for both when one fee is not held, and the fees that were are returned [B17]', async () => {
    const node = await openNode();
    node.backend.holds.set(BEN, { kind: 'refused', code: 'NOT_ENOUGH_COINS' });
    const roomId = await battleOnNode(node);
    expect(await node.read(roomId)).toMatchObject({ phase: { name: 'void' }, voidReason: 'notEnoughCoins' });
    expect(node.backend.receipts).toMatchObject([{ outcome: 'void', entryCoin: 5 }]);
    expect(await node.application.findSeat(ANNA)).toBeNull();
  });

  it('does not start while the backend is away [B18]', async () => {
    const node = await openNode();
    node.backend.holds.set(ANNA, { kind: 'unavailable' });
    const roomId = await battleOnNode(node);
    expect(await node.read(roomId)).toMatchObject({ phase: { name: 'holding' } });
    await node.pass(12_000);
    expect(await node.read(roomId)).toMatchObject({ voidReason: 'coinsUnavailable' });
  });

  it('is settled once, as often as the backend has to be asked', async () => {
    const node = await openNode();
    node.backend.answers.push({ kind: 'later' }, { kind: 'paused', code: '129' });
    const roomId = await battleOnNode(node);
    await node.send(BEN, 'leave', { roomId });
    await node.pass(1);
    expect(await node.application.findSeat(ANNA)).toBeNull();
    await node.pass(70_000);
    expect(await node.read(roomId)).toMatchObject({ phase: { name: 'settled' } });
    expect(node.backend.receipts).toHaveLength(3);
    expect(new Set(node.backend.receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
  });

  it('is renewed every 20 s while it is alive [B17]', async () => {
    const node = await openNode();
    const roomId = await battleOnNode(node);
    await node.pass(20_000);
    expect(node.backend.renewed).toEqual([[`${roomId}-1`]]);
  });

  it('answers to commands as the contract says, and shows what a player may see [B2]', async () => {
    const node = await openNode();
    const roomId = await battleOnNode(node);
    const answer = await node.send(ANNA, 'answer', { roomId, question: 0, answer: rightOf(0) });
    expect(battleCommands.answer.answer.safeParse(answer).success).toBe(true);
    const sync = await node.send(BEN, 'sync', { roomId });
    expect(battleCommands.sync.answer.safeParse(sync).success).toBe(true);
    expect(await node.send(CARL, 'sync', { roomId })).toMatchObject({ ok: false, code: 'NOT_IN_ROOM' });
  });
});

describe('a node that falls silent', () => {
  it('pauses its players’ timers although it is not known to be dead yet [B4]', async () => {
    const node = await openNode();
    node.nodes.set(BEN, NODE_B);
    await node.ports.registry.beat(NODE_B);
    const roomId = await battleOnNode(node);
    await node.ports.registry.beat(NODE_B);
    const beatAt = node.time.now();
    await node.pass(2_500);
    node.nodes.delete(BEN);
    await node.send(BEN, 'attach', { roomId });
    const room = await node.read(roomId);
    const progress = room?.phase.name === 'question' ? room.phase.progress[BEN] : undefined;
    expect(progress?.pausedMs).toBe(node.time.now() - beatAt);
    expect(room?.players.find((player) => player.userId === BEN)?.awayMs).toBe(0);
  });
});

describe('leaving', () => {
  it('a countdown blocks the search for 30 s, growing [B9]', async () => {
    const node = await openNode();
    const roomId = await pairOnNode(node);
    await node.send(ANNA, 'leave', { roomId });
    await node.pass(10);
    expect(await node.search(ANNA, 'next')).toMatchObject({ code: 'RATE_LIMITED', retryAfterMs: 29_990 });
    expect(await node.search(BEN, 'next')).toMatchObject({ ok: true });
  });

  it('a running battle blocks nothing [B9]', async () => {
    const node = await openNode();
    const roomId = await battleOnNode(node);
    await node.send(ANNA, 'leave', { roomId });
    await node.pass(10);
    expect(await node.search(ANNA, 'next')).toMatchObject({ ok: true });
  });
});

describe('playing against the bot', () => {
  const wish = { category: '', languageId: '14', level: 'easy' } as const;

  it('takes the ticket out and starts at once [B12]', async () => {
    const node = await openNode();
    await node.search(ANNA);
    const ack = await node.send(ANNA, 'playBot', { ...wish, cid: 'bot' });
    expect(battleCommands.playBot.answer.safeParse(ack).success).toBe(true);
    await node.search(BEN);
    await node.pass(3_200);
    expect(node.matched()).toEqual([]);
    const { roomId } = ack as { roomId: RoomId };
    expect(await node.read(roomId)).toMatchObject({ entryCoin: 0, phase: { name: 'question' } });
    expect(await node.send(ANNA, 'playBot', { ...wish, cid: 'bot' })).toMatchObject({ ok: true, roomId });
  });

  it('is refused because a person was found [B12]', async () => {
    const node = await openNode();
    const roomId = await pairOnNode(node);
    expect(await node.send(ANNA, 'playBot', wish)).toMatchObject({ code: 'ALREADY_IN_BATTLE', roomId });
  });

  it('holds the player’s part only, and leaving it blocks no search [B9] [B12]', async () => {
    const node = await openNode();
    const ack = await node.send(ANNA, 'playBot', wish);
    const { roomId } = ack as { roomId: RoomId };
    await node.send(ANNA, 'leave', { roomId });
    await node.pass(10);
    expect(node.backend.receipts).toMatchObject([{ isBot: true, outcome: 'void' }]);
    expect(await node.search(ANNA, 'next')).toMatchObject({ ok: true });
  });
});

describe('a rematch', () => {
  it('opens a new room for both, with the fee held again [B14]', async () => {
    const node = await openNode();
    const roomId = await battleOnNode(node);
    await node.pass(600_000);
    expect(await node.read(roomId)).toMatchObject({ phase: { name: 'settled' } });
    await node.connectAll();
    await node.send(ANNA, 'rematch', { roomId, accept: true });
    await node.send(BEN, 'rematch', { roomId, accept: true });
    await node.pass(1);
    const next = (await node.read(roomId))?.rematchRoomId;
    expect(next).not.toBeNull();
    for (const id of [ANNA, BEN]) {
      expect(await node.application.findSeat(id)).toEqual({ roomId: next });
      expect(await node.send(id, 'attach', { roomId: next ?? '' })).toMatchObject({ ok: true });
    }
    await node.pass(3_100);
    expect(next ? await node.read(next) : null).toMatchObject({ phase: { name: 'question' } });
  });
});
