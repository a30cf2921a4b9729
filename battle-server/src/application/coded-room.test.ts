import { userId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import { createMemoryRoomCodes } from '../adapters/memory/memory-room-codes.ts';
import { codeAlphabet, drawRoomCode } from '../core/room-code.ts';
import { codeOf, create, join, readyRoom, room } from '../testing/coded-room.ts';
import { CARL, openNode } from '../testing/one-node.ts';
import { ANNA, BEN } from '../testing/test-room.ts';

const DORA = userId.parse('4');

describe('creating a room', () => {
  it('opens a lobby under a code of the configured characters, and a repeat finds it [B16]', async () => {
    const node = await openNode();
    const first = await create(node, { cid: 'same' });
    expect(first.roomCode).toMatch(/^\d{6}$/);
    expect(first.view).toMatchObject({ phase: 'lobby', host: ANNA, roomCode: first.roomCode });
    const second = await create(node, { cid: 'same' });
    expect(second).toMatchObject({ roomId: first.roomId, roomCode: first.roomCode });
    expect(codeOf(await node.send(ANNA, 'createRoom', room))).toBe('ALREADY_IN_BATTLE');
  });

  it.each([
    ['a friend battle of three', { kind: 'friend', capacity: 3 }],
    ['a fee above the highest', { entryCoin: 21 }],
    ['a free group battle', { entryCoin: 0 }],
    ['more questions than a battle has', { questions: 11 }],
  ])('is refused for %s [B16]', async (_, wish) => {
    const node = await openNode();
    expect(codeOf(await node.send(ANNA, 'createRoom', { ...room, ...wish } as typeof room))).toBe(
      'INVALID_INPUT',
    );
    expect(await node.application.findSeat(ANNA)).toBeNull();
  });

  it('takes any fee up to the highest, none for friends, and the wished questions [B16]', async () => {
    const node = await openNode();
    const { roomId } = await create(node, { kind: 'friend', entryCoin: 0, questions: 4 });
    expect(await node.read(roomId)).toMatchObject({ capacity: 2, entryCoin: 0, questionCount: 4 });
    const other = await node.send(BEN, 'createRoom', { ...room, entryCoin: 7, capacity: 3 });
    expect(other).toMatchObject({ ok: true, view: { entryCoin: 7, capacity: 3 } });
  });

  it('is refused to who is known to be short of coins, not when the coins cannot be reached [B17]', async () => {
    let coins: number | null = 4;
    const standingOf = async () => (coins === null ? null : { coins, rating: 1_500, isProvisional: false });
    const directory = { standingOf, forget: () => undefined };
    const node = await openNode({
      directory: { ...directory, resolve: async () => ({ kind: 'unavailable' }) as const },
    });
    expect(codeOf(await node.send(ANNA, 'createRoom', room))).toBe('NOT_ENOUGH_COINS');
    coins = null;
    const { roomCode } = await create(node);
    coins = 4;
    expect(codeOf(await join(node, BEN, roomCode))).toBe('NOT_ENOUGH_COINS');
    expect(await node.application.findSeat(BEN)).toBeNull();
    coins = 5;
    expect(codeOf(await join(node, BEN, roomCode))).toBe('ok');
  });

  it('draws another code when one is taken [B16]', async () => {
    const seeds = ['a', 'a', 'a', 'b', 'c', 'd'];
    const node = await openNode({ random: { seed: () => seeds.shift() ?? 'end' } });
    const taken = drawRoomCode('a', 1);
    await node.ports.codes.claim(taken, (await create(node)).roomId, 60_000);
    const other = await node.send(BEN, 'createRoom', room);
    expect(other).toMatchObject({ ok: true });
    expect(other.ok && other.roomCode).not.toBe(taken);
  });

  it('draws from digits, letters or both, without those that look alike', () => {
    expect(codeAlphabet(1)).toBe('0123456789');
    expect(drawRoomCode('seed', 2)).toMatch(/^[A-HJ-NP-Z]{6}$/);
    expect(drawRoomCode('seed', 3)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  });
});

describe('a code', () => {
  it('brings players into the lobby, whatever its case and spaces, and tells those who are there [B16]', async () => {
    const node = await openNode();
    const { roomId, roomCode } = await create(node);
    expect(await join(node, BEN, ` ${roomCode} `)).toMatchObject({ ok: true, roomId });
    const told = node.heard.flatMap((message) => (message.kind === 'room' ? message.events : []));
    expect(told).toContainEqual(expect.objectContaining({ type: 'playerJoined', userId: BEN }));
    expect(await node.application.findSeat(BEN)).toEqual({ roomId });
  });

  it('can be looked at before joining: who is there, and the fee [B16]', async () => {
    const node = await openNode();
    const { roomCode } = await create(node);
    expect(await node.send(BEN, 'peekRoom', { roomCode })).toEqual({
      ok: true,
      ...{ kind: 'group', category: '', entryCoin: 5, capacity: 4 },
      players: [{ name: 'Player 1', image: '' }],
    });
    expect(await node.application.findSeat(BEN)).toBeNull();
  });

  it('tells its creator that the room is his own, and which, whether he looks or joins [B16]', async () => {
    const node = await openNode();
    const { roomId, roomCode } = await create(node);
    expect(await node.send(ANNA, 'peekRoom', { roomCode })).toMatchObject({ code: 'OWN_ROOM', roomId });
    expect(await join(node, ANNA, roomCode)).toMatchObject({ code: 'OWN_ROOM', roomId });
  });

  it('of a deleted, of an ended and of no room are answered alike [B16]', async () => {
    const node = await openNode();
    const { roomId, roomCode } = await create(node);
    await node.send(ANNA, 'deleteRoom', { roomId });
    const unknown = await join(node, BEN, '999999');
    expect(codeOf(unknown)).toBe('ROOM_NOT_FOUND');
    expect(await join(node, BEN, roomCode)).toEqual(unknown);
    expect(await node.send(BEN, 'peekRoom', { roomCode })).toEqual(unknown);
    expect(await node.ports.codes.find(roomCode)).toBeNull();
    expect(await node.application.findSeat(ANNA)).toBeNull();
  });

  it('of a running room is ROOM_STARTED until the end, then unknown [B16]', async () => {
    const node = await openNode();
    const { roomId, roomCode } = await readyRoom(node);
    await node.send(ANNA, 'start', { roomId });
    await node.pass(3_100);
    expect(codeOf(await join(node, DORA, roomCode))).toBe('ROOM_STARTED');
    expect(codeOf(await node.send(DORA, 'peekRoom', { roomCode }))).toBe('ROOM_STARTED');
    await node.send(ANNA, 'leave', { roomId });
    await node.send(BEN, 'leave', { roomId });
    await node.pass(100);
    expect(codeOf(await join(node, DORA, roomCode))).toBe('ROOM_NOT_FOUND');
    expect(await node.ports.codes.find(roomCode)).toBeNull();
  });

  it('may be wrong five times a minute, joining and looking together; right ones do not count [B16]', async () => {
    const node = await openNode();
    const { roomCode } = await create(node);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(codeOf(await node.send(BEN, 'peekRoom', { roomCode }))).toBe('ok');
      expect(codeOf(await join(node, BEN, '999999'))).toBe('ROOM_NOT_FOUND');
    }
    expect(await join(node, BEN, roomCode)).toMatchObject({ code: 'RATE_LIMITED', retryAfterMs: 60_000 });
    await node.pass(60_100);
    expect(codeOf(await join(node, BEN, roomCode))).toBe('ok');
  });

  it('takes no player who is in another battle or search, and leaves him where he is [B13]', async () => {
    const node = await openNode();
    const { roomCode } = await create(node);
    await node.search(BEN);
    expect(await join(node, BEN, roomCode)).toMatchObject({ code: 'ALREADY_IN_BATTLE' });
    expect(await node.application.findSeat(BEN)).toHaveProperty('ticket');
  });

  it('is given back, and its lobby told, when the lobby closes after 30 min [B16]', async () => {
    const node = await openNode();
    const { roomId, roomCode } = await create(node);
    for (let minute = 0; minute < 30; minute += 1) {
      await node.connectAll();
      await node.pass(60_000);
    }
    await node.pass(100);
    expect(await node.read(roomId)).toMatchObject({ phase: { name: 'deleted', reason: 'lobbyExpired' } });
    expect(await node.ports.codes.find(roomCode)).toBeNull();
    expect(await node.application.findSeat(ANNA)).toBeNull();
  });

  it('is kept for its room by its store for longer than any battle lasts', async () => {
    let kept = 0;
    const time = { now: () => 0 };
    const codes = createMemoryRoomCodes(time);
    const node = await openNode({
      codes: {
        ...codes,
        claim: (code, id, ttlMs) => {
          kept = ttlMs;
          return codes.claim(code, id, ttlMs);
        },
      },
    });
    await create(node);
    const { lobbyMs, questionMs, lateDeadlineMaxMs } = node.ports.settings;
    expect(kept).toBeGreaterThan(lobbyMs + 50 * (questionMs + lateDeadlineMaxMs));
  });
});

describe('starting a room', () => {
  it('holds every fee once, the first one opening the match, and asks the first question [B17]', async () => {
    const node = await openNode();
    const { roomId } = await readyRoom(node);
    expect(await node.send(ANNA, 'start', { roomId })).toEqual({ ok: true });
    await node.pass(3_100);
    expect(await node.read(roomId)).toMatchObject({ phase: { name: 'question', index: 0 } });
    expect(node.backend.held.map(({ playerId, isOpening }) => [playerId, isOpening])).toEqual([
      [ANNA, true],
      [BEN, false],
      [CARL, false],
    ]);
    expect(new Set(node.backend.held.map(({ matchId }) => matchId))).toEqual(new Set([`${roomId}-1`]));
  });

  it('that finds somebody short returns every fee, and can be tried again [B17]', async () => {
    const node = await openNode();
    const { roomId } = await readyRoom(node);
    const short = { kind: 'refused', code: 'NOT_ENOUGH_COINS' } as const;
    node.backend.holds.set(ANNA, short);
    node.backend.holds.set(CARL, short);
    await node.send(ANNA, 'start', { roomId });
    await node.pass(50);
    const told = node.heard.flatMap((message) => (message.kind === 'room' ? message.events : []));
    expect(told).toContainEqual(expect.objectContaining({ type: 'startRefused', userIds: [ANNA, CARL] }));
    expect(node.backend.receipts).toMatchObject([{ matchId: `${roomId}-1`, outcome: 'void' }]);
    node.backend.holds.clear();
    expect(await node.send(ANNA, 'start', { roomId })).toEqual({ ok: true });
    await node.pass(3_100);
    expect(await node.read(roomId)).toMatchObject({ startNumber: 2, phase: { name: 'question' } });
  });

  it('for which there are NO_QUESTIONS is told to everyone as noQuestions, and every fee goes back [B17]', async () => {
    const node = await openNode();
    const { roomId } = await readyRoom(node);
    for (const id of [ANNA, BEN, CARL]) {
      node.backend.holds.set(id, { kind: 'refused', code: 'NO_QUESTIONS' });
    }
    await node.send(ANNA, 'start', { roomId });
    await node.pass(50);
    const told = node.heard.flatMap((message) => (message.kind === 'room' ? message.events : []));
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'startRefused', reason: 'noQuestions', userIds: [ANNA, BEN, CARL] }),
    );
    expect(await node.read(roomId)).toMatchObject({
      phase: { name: 'lobby' },
      questions: [],
      returning: null,
    });
  });

  it('that was refused while the backend is away returns the fees as soon as it answers [B17] [B18]', async () => {
    const node = await openNode();
    const { roomId } = await readyRoom(node);
    node.backend.holds.set(BEN, { kind: 'refused', code: 'NOT_ENOUGH_COINS' });
    node.backend.answers.push({ kind: 'later' }, { kind: 'later' });
    await node.send(ANNA, 'start', { roomId });
    await node.pass(100);
    expect(codeOf(await node.send(ANNA, 'start', { roomId }))).toBe('COINS_UNAVAILABLE');
    await node.pass(20_000);
    expect(node.backend.receipts).toHaveLength(3);
    expect((await node.read(roomId))?.returning).toBeNull();
  });

  it('renews its match while it runs, and not any more once its fees are back [B17]', async () => {
    const node = await openNode();
    const { roomId } = await readyRoom(node);
    node.backend.holds.set(BEN, { kind: 'refused', code: 'NOT_ENOUGH_COINS' });
    await node.send(ANNA, 'start', { roomId });
    await node.pass(61_000);
    expect(node.backend.renewed.flat()).toEqual([]);
  });
});
