import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { BOT_ID } from '@quiz-arena/contract/battle/bot-values';
import { roomId } from '@quiz-arena/contract/ids';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeBattlePlayer } from '../../../testing/battle-factories.ts';
import { FakeBattleServer, refusal, TICKET } from '../../../testing/fake-battle-server.ts';
import {
  ben,
  endedAs,
  me,
  questionClosed,
  ROOM,
  roomNow,
  settledWith,
  visitArena,
  visitBattle,
} from '../../../testing/visit-battle.tsx';

// jsdom draws nothing.

const bot = makeBattlePlayer({ userId: BOT_ID, name: 'Bot', isBot: true });

async function visitResult(rival = ben, overrides: Partial<BattleView> = {}) {
  const visitor = await visitBattle({ players: [me, rival], ...overrides });
  act(() => visitor.server.commit([questionClosed]));
  act(() => visitor.server.commit([endedAs('win', { rivalId: rival.userId }), settledWith(10)]));
  await screen.findByRole('heading', { name: 'You won!' });
  return visitor;
}

describe('a rematch', () => {
  it('is offered, waited for, and entered at once when both want it [B14]', async () => {
    const { server, user, path } = await visitResult();
    await user.click(await screen.findByRole('button', { name: 'Rematch for 5 coins' }));
    expect(server.sent('rematch').at(-1)?.payload).toEqual({ roomId: ROOM, accept: true });
    act(() => server.commit([{ type: 'rematchOffered', userId: me.userId }]));
    expect(await screen.findByText('Waiting for 1 player')).toBeVisible();
    act(() => server.commit([{ type: 'rematchReady', roomId: roomId.parse('room-2') }]));
    await waitFor(() => expect(path()).toBe('/random-battle/play/room-2'));
    await waitFor(() => expect(server.sent('attach').at(-1)?.payload).toEqual({ roomId: 'room-2' }));
    expect(server.sent('leave')).toHaveLength(0);
  });

  it('that the opponent wants is told, and can be accepted [B14]', async () => {
    const { server, user } = await visitResult();
    act(() => server.commit([{ type: 'rematchOffered', userId: ben.userId }]));
    expect(await screen.findByText('Ben wants a rematch')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept rematch' }));
    expect(server.sent('rematch')).toHaveLength(1);
  });

  it('can be taken back, and the opponent is told [B14]', async () => {
    const { server, user } = await visitResult();
    act(() => server.commit([{ type: 'rematchOffered', userId: me.userId }]));
    await user.click(await screen.findByRole('button', { name: 'Not any more' }));
    expect(server.sent('rematch').at(-1)?.payload).toEqual({ roomId: ROOM, accept: false });
    act(() =>
      server.commit([
        { type: 'rematchDropped', userId: me.userId },
        { type: 'rematchOffered', userId: ben.userId },
      ]),
    );
    expect(await screen.findByText('Ben wants a rematch')).toBeVisible();
    act(() => server.commit([{ type: 'rematchDropped', userId: ben.userId }]));
    expect(await screen.findByRole('button', { name: 'Rematch for 5 coins' })).toBeVisible();
    expect(screen.queryByText('Ben wants a rematch')).toBeNull();
  });

  it('is gone when the opponent leaves [B14]', async () => {
    const { server } = await visitResult();
    act(() => server.commit([{ type: 'playerLeft', userId: ben.userId, reason: 'left' }]));
    expect(await screen.findByText('Opponent has left the game')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Rematch|rematch/ })).toBeNull();
  });

  it('is given up by leaving the result [B14]', async () => {
    const { server, user } = await visitResult();
    await user.click(await screen.findByRole('link', { name: 'Go home' }));
    await waitFor(() => expect(server.sent('leave').at(-1)?.payload).toEqual({ roomId: ROOM }));
  });
});

describe('talk', () => {
  it('is sent with one press, and rests for a second [B15]', async () => {
    const { server, user } = await visitBattle();
    await user.click(screen.getByRole('button', { name: 'Say something' }));
    await user.click(screen.getByRole('button', { name: 'Thumbs up' }));
    expect(server.sent('say').at(-1)?.payload).toEqual({ roomId: ROOM, emoji: 'thumbsUp' });
    expect(screen.getByRole('button', { name: 'Say something' })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Say something' })).toBeEnabled(), {
      timeout: 3_000,
    });
  });

  it('of the opponent is shown and told, until he is muted [B15]', async () => {
    const { server, user } = await visitBattle();
    act(() => server.commit([{ type: 'said', userId: ben.userId, text: 'text11' }]));
    expect(await screen.findByText('Hurry up!')).toBeVisible();
    expect(screen.getByText('Ben: Hurry up!')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Say something' }));
    await user.click(screen.getByRole('button', { name: 'Mute Ben' }));
    expect(server.sent('mute').at(-1)?.payload).toEqual({ roomId: ROOM, userId: ben.userId, muted: true });
    expect(screen.queryByText('Ben: Hurry up!')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Hear Ben again' })).toBeVisible();
  });
});

describe('the reveal', () => {
  it('marks what the opponent chose on the option itself', async () => {
    const { server } = await visitBattle();
    expect(screen.queryByText('Chosen by Ben')).toBeNull();
    act(() => server.commit([questionClosed]));
    expect(await screen.findByRole('button', { name: /The Rhine.*Chosen by Ben/ })).toBeVisible();
  });
});

describe('the bot', () => {
  const atStake = { entryCoin: 0 };

  it('is offered at the end of the search, and played at once [B12]', async () => {
    const server = new FakeBattleServer();
    const view = roomNow({ entryCoin: 0, players: [me, bot] });
    server.answers.playBot = () => ({ ok: true, roomId: ROOM, view });
    const { user, path } = await visitArena('/random-battle/search?category=3&stake=5', server);
    await waitFor(() => expect(server.sent('search')).toHaveLength(1));
    act(() => server.push('noOpponent', { ticket: TICKET }));
    expect(await screen.findByText('Retry or play against the bot.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Medium' }));
    await waitFor(() => expect(path()).toBe('/random-battle/play/room-1'));
    const wish = { category: '3', languageId: '0', level: 'medium' };
    expect(server.sent('playBot').map(({ payload }) => payload)).toEqual([wish]);
    expect(await screen.findByText('Practice')).toBeVisible();
  });

  it('gives way to a person who was found after all [B12]', async () => {
    const server = new FakeBattleServer();
    server.answers.playBot = () => refusal('ALREADY_IN_BATTLE', { roomId: ROOM });
    const { user, path } = await visitArena('/random-battle/search?category=3&stake=5', server);
    await waitFor(() => expect(server.sent('search')).toHaveLength(1));
    act(() => server.push('noOpponent', { ticket: TICKET }));
    server.view = roomNow();
    await user.click(await screen.findByRole('button', { name: 'Hard' }));
    await waitFor(() => expect(path()).toBe('/random-battle/play/room-1'));
    expect(await screen.findByText('Ben')).toBeVisible();
  });

  it('is marked, costs nothing, and counts for no row of wins [B12]', async () => {
    const { store } = await visitResult(bot, atStake);
    expect(screen.getByText('Nothing at stake')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Rematch/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Easy' })).toBeVisible();
    expect(store.getState().progress.battleWins.inARow).toBe(0);
  });
});
