import type { BattleEvent } from '@quiz-arena/contract/battle/battle-events';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { categoryId } from '@quiz-arena/contract/ids';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loggedIn } from '../../../shared/session/session-slice.ts';
import { makeSessionUser } from '../../../testing/factories.ts';
import { FakeBattleServer, refusal } from '../../../testing/fake-battle-server.ts';
import { me, ROOM, ben as readyBen, roomNow, visitArena } from '../../../testing/visit-battle.tsx';

const SCIENCE = categoryId.parse('3');
const ben = { ...readyBen, ready: false };

function lobby(overrides: Partial<BattleView> = {}): BattleView {
  return roomNow({
    kind: 'friend',
    roomCode: '482915',
    host: me.userId,
    players: [me],
    category: SCIENCE,
    ...overrides,
  });
}

async function visitLobby(overrides: Partial<BattleView> = {}) {
  const server = new FakeBattleServer();
  server.view = lobby(overrides);
  const visitor = await visitArena('/random-battle/play/room-1', server);
  await screen.findByText('Room code');
  return visitor;
}

const joined: BattleEvent = { type: 'playerJoined', userId: ben.userId, player: ben };

describe('opening a room', () => {
  it('of two asks for a category, takes a typed fee, and shows the code [B16]', async () => {
    const server = new FakeBattleServer();
    server.answers.createRoom = () => ({
      ok: true,
      roomId: ROOM,
      roomCode: '482915',
      view: lobby({ entryCoin: 7 }),
    });
    const { user, path } = await visitArena('/random-battle/friend/', server);
    await user.click(await screen.findByRole('button', { name: 'Open the room' }));
    expect(await screen.findByText('Please fill in all details')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'Science' }));
    await user.clear(screen.getByLabelText('Another amount'));
    await user.type(screen.getByLabelText('Another amount'), '7');
    await user.click(screen.getByRole('button', { name: 'Open the room' }));
    expect(await screen.findByText('4 8 2 9 1 5')).toBeInTheDocument();
    expect(path()).toBe('/random-battle/play/room-1');
    expect(server.sent('createRoom').at(-1)?.payload).toEqual({
      kind: 'friend',
      category: '3',
      languageId: '0',
      entryCoin: 7,
    });
    expect(server.sent('attach')).toHaveLength(0);
  });

  it('may be free for friends, and is for two to four in a group', async () => {
    const server = new FakeBattleServer();
    server.answers.createRoom = () => refusal('COINS_UNAVAILABLE');
    const { user } = await visitArena('/group-battle/', server);
    await user.click(await screen.findByRole('radio', { name: 'Science' }));
    expect(screen.queryByRole('radio', { name: 'For fun' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: '3' }));
    await user.click(screen.getByRole('button', { name: 'Open the room' }));
    await waitFor(() =>
      expect(server.sent('createRoom').at(-1)?.payload).toMatchObject({
        kind: 'group',
        capacity: 3,
        questions: 10,
      }),
    );
    expect(await screen.findByText('Coins can not be reached now. Please try again later')).toBeVisible();
  });
});

describe('joining a room', () => {
  it.each([
    ['ROOM_NOT_FOUND', 'Room code is not valid'],
    ['NOT_ENOUGH_COINS', "You don't have enough coins"],
    ['ROOM_FULL', 'Room is full'],
    ['ROOM_STARTED', 'Game started'],
    ['OWN_ROOM', 'You can not join with this room code'],
    ['KICKED', 'You can not join with this room code'],
  ] as const)('by a code tells why not on %s', async (code, text) => {
    const server = new FakeBattleServer();
    server.answers.joinRoom = () => refusal(code);
    const { user } = await visitArena('/random-battle/friend/', server);
    await user.type(await screen.findByLabelText('Room code'), 'ab12cd');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(server.sent('joinRoom').at(-1)?.payload).toEqual({ roomCode: 'AB12CD' });
  });

  it('by a code checks it before it is sent', async () => {
    const { user, server } = await visitArena('/group-battle/');
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Please enter a room code')).toBeVisible();
    await user.type(screen.getByLabelText('Room code'), '12');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Invalid room code')).toBeVisible();
    expect(server.sent('joinRoom')).toHaveLength(0);
  });

  function invitingServer() {
    const server = new FakeBattleServer();
    server.answers.peekRoom = () => ({
      ok: true,
      kind: 'friend',
      category: SCIENCE,
      entryCoin: 5,
      capacity: 2,
      players: [{ name: 'Ben', image: '' }],
    });
    server.answers.joinRoom = () => ({
      ok: true,
      roomId: ROOM,
      view: lobby({ host: ben.userId, players: [ben, { ...me, ready: false }] }),
    });
    return server;
  }

  it('by a link shows the room first, and joins on a click', async () => {
    const { user, server, path } = await visitArena('/random-battle/join/482915/', invitingServer());
    expect(await screen.findByText('Ben')).toBeVisible();
    expect(screen.getByText('1 of 2 seats taken')).toBeVisible();
    expect(server.sent('joinRoom')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Join the room' }));
    expect(await screen.findByRole('button', { name: 'Ready for 5 coins' })).toBeVisible();
    expect(path()).toBe('/random-battle/play/room-1');
  });

  it('by a link survives signing in', async () => {
    const { store, path } = await visitArena('/random-battle/join/482915/', invitingServer(), null);
    await waitFor(() => expect(path()).toBe('/auth/login/'));
    const signedIn = loggedIn({ user: makeSessionUser({ id: '7', coins: 12 }), apiToken: 'token-7' });
    act(() => void store.dispatch(signedIn));
    expect(await screen.findByRole('button', { name: 'Join the room' })).toBeVisible();
    expect(path()).toBe('/random-battle/join/482915/');
  });

  it('by a link says that the coins do not suffice before anything is sent', async () => {
    const { server } = await visitArena('/random-battle/join/482915/', invitingServer(), { coins: 3 });
    expect(await screen.findByText("You don't have enough coins")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join the room' })).toBeDisabled();
    expect(server.sent('joinRoom')).toHaveLength(0);
  });

  it('by the link of the own room says that it cannot be, and leads back into it [B16]', async () => {
    const server = new FakeBattleServer();
    server.answers.peekRoom = () => refusal('OWN_ROOM', { roomId: ROOM });
    const { user, path } = await visitArena('/random-battle/join/482915/', server);
    await waitFor(() => expect(server.sent('peekRoom')).toHaveLength(1));
    act(() => server.push('seat', { roomId: ROOM }));
    const title = 'You can not join with this room code';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to my room' }));
    expect(path()).toBe('/random-battle/play/room-1');
  });

  it('by a link leads back who plays in another room [B13]', async () => {
    const server = invitingServer();
    await visitArena('/random-battle/join/482915/', server);
    await waitFor(() => expect(server.sent('peekRoom')).toHaveLength(1));
    act(() => server.push('seat', { roomId: ROOM }));
    expect(await screen.findByRole('link', { name: 'Back to the battle' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join the room' })).toBeNull();
  });

  it('by a link of a deleted room says so', async () => {
    const server = new FakeBattleServer();
    server.answers.peekRoom = () => refusal('ROOM_NOT_FOUND');
    await visitArena('/random-battle/join/000000/', server);
    expect(await screen.findByRole('heading', { name: 'Room code is not valid' })).toBeVisible();
  });
});

describe('the lobby', () => {
  it('fills its seats and starts when somebody else is ready [B17]', async () => {
    const { server, user } = await visitLobby();
    expect(screen.getByText('Free seat')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Waiting for players' })).toBeDisabled();
    act(() => server.commit([joined]));
    expect(await screen.findByText('Not ready yet')).toBeVisible();
    expect(await screen.findByText('Ben has joined')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('button', { name: 'Waiting until someone is ready' })).toBeDisabled();
    act(() => server.commit([{ type: 'playerReady', userId: ben.userId, ready: true }]));
    expect(await screen.findByText('Ben: Ready')).toHaveAttribute('aria-live', 'polite');
    await user.click(await screen.findByRole('button', { name: 'Start the battle' }));
    expect(server.sent('start').at(-1)?.payload).toEqual({ roomId: ROOM });
    act(() => server.commit([{ type: 'countdownStarted', startsAt: Date.now() + 3_000 }]));
    expect(await screen.findByText('VS')).toBeVisible();
  });

  it('names who was short when the start was refused [B17]', async () => {
    const { server } = await visitLobby({ players: [me, { ...ben, ready: true }] });
    act(() => server.commit([{ type: 'startRefused', reason: 'notEnoughCoins', userIds: [ben.userId] }]));
    expect(await screen.findByRole('alert')).toHaveTextContent("Ben doesn't have enough coins");
  });

  it('lets a guest agree to the fee and take it back', async () => {
    const { server, user } = await visitLobby({ host: ben.userId, players: [ben, { ...me, ready: false }] });
    expect(screen.getByText(/you agree to pay 5 coins/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ready for 5 coins' }));
    act(() => server.commit([{ type: 'playerReady', userId: me.userId, ready: true }]));
    expect(await screen.findByText('Ben starts the battle')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Not ready after all' }));
    expect(server.sent('ready').map(({ payload }) => payload.ready)).toEqual([true, false]);
  });

  it('hands the room on, and lets its new creator send others away [B10]', async () => {
    const { server, user } = await visitLobby({ host: ben.userId, players: [ben, me] });
    act(() => server.commit([{ type: 'hostChanged', userId: me.userId }]));
    await user.click(await screen.findByRole('button', { name: 'Send Ben away' }));
    await user.click(screen.getByRole('button', { name: 'Send away' }));
    expect(server.sent('kick').at(-1)?.payload).toEqual({ roomId: ROOM, userId: ben.userId });
    act(() => server.commit([{ type: 'playerLeft', userId: ben.userId, reason: 'kicked' }]));
    expect(await screen.findByText('Free seat')).toBeVisible();
    expect(await screen.findByText('Ben has left')).toHaveAttribute('aria-live', 'polite');
  });

  it('tells whom the creator sent away', async () => {
    const { server } = await visitLobby({ host: ben.userId, players: [ben, me] });
    act(() => server.commit([{ type: 'playerLeft', userId: me.userId, reason: 'kicked' }]));
    expect(await screen.findByText('You were sent away from this room')).toBeVisible();
  });

  it('tells who was not ready that the game has started', async () => {
    const { server } = await visitLobby({ host: ben.userId, players: [ben, me] });
    act(() => server.commit([{ type: 'playerLeft', userId: me.userId, reason: 'left' }]));
    expect(await screen.findByRole('heading', { name: 'Game started' })).toBeVisible();
  });

  it('is deleted by its creator after a question, and tells the others [B10]', async () => {
    const { server, user, path } = await visitLobby();
    await user.click(screen.getByRole('button', { name: 'Delete room' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete this room?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete room' }));
    expect(server.sent('deleteRoom')).toHaveLength(1);
    await waitFor(() => expect(path()).toBe('/random-battle/friend/'));
  });

  it('that was deleted says by whom', async () => {
    const { server } = await visitLobby({ host: ben.userId, players: [ben, me] });
    act(() => server.commit([{ type: 'roomDeleted', reason: 'deletedByOwner' }]));
    expect(await screen.findByRole('heading', { name: 'Room is deleted by owner' })).toBeVisible();
  });

  it('is left only after a question', async () => {
    const { server, user, path } = await visitLobby({ host: ben.userId, players: [ben, me] });
    await user.click(screen.getByRole('button', { name: 'Leave the room' }));
    await user.click(screen.getByRole('button', { name: /^Leave$/ }));
    await waitFor(() => expect(path()).toBe('/random-battle/friend/'));
    expect(server.sent('leave')).toHaveLength(1);
  });

  it('copies the code, and shows the link as a QR code', async () => {
    const { user } = await visitLobby();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith('482915');
    expect(await screen.findByText('Room code copied')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'QR' }));
    expect(await screen.findByRole('img', { name: /random-battle\/join\/482915$/ })).toBeVisible();
  });
});
