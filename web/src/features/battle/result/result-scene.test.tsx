import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeBattleServer } from '../../../testing/fake-battle-server.ts';
import {
  ben,
  endedAs,
  questionClosed,
  roomNow,
  settledWith,
  visitArena,
  visitBattle,
} from '../../../testing/visit-battle.tsx';

// jsdom draws nothing; what matters is that a win calls for it.

afterEach(() => vi.clearAllMocks());

describe('the end of a battle', () => {
  async function end(outcome: 'win' | 'lose' | 'draw', reason?: 'opponentLeft') {
    const visitor = await visitBattle();
    act(() => visitor.server.commit([questionClosed]));
    act(() => visitor.server.commit([endedAs(outcome, { reason: reason ?? 'completed' })]));
    return visitor;
  }

  it('of a win: confetti, the coins once they are settled, and the balance anew', async () => {
    const { default: confetti } = await import('canvas-confetti');
    const { server, store } = await end('win');
    expect(await screen.findByRole('heading', { name: 'You won!' })).toHaveFocus();
    await waitFor(() => expect(confetti.create).toHaveBeenCalled());
    expect(screen.getAllByText('Counting')).toHaveLength(2);
    act(() => server.commit([settledWith(10)]));
    expect(await screen.findByText('+5')).toBeVisible();
    expect(await screen.findByText('+16')).toBeVisible();
    expect(await screen.findByText(/now 1,528/)).toHaveTextContent(
      'now 1,528?, provisional: more battles will settle it',
    );
    expect(screen.getByText('1 of 1')).toBeVisible();
    await waitFor(() => expect(store.getState().session.user?.coins).toBe(15));
    expect(store.getState().progress.battleWins.inARow).toBe(1);
  });

  it('of a defeat: no confetti, the stake is gone', async () => {
    const { default: confetti } = await import('canvas-confetti');
    const { server } = await end('lose');
    expect(await screen.findByText('Ben takes the pot. Get it back?')).toBeVisible();
    act(() => server.commit([settledWith(0)]));
    expect(await screen.findByText('−5')).toBeVisible();
    expect(confetti.create).not.toHaveBeenCalled();
  });

  it('of a tie: the stake is back', async () => {
    const { server } = await end('draw');
    expect(await screen.findByRole('heading', { name: "It's a tie" })).toBeVisible();
    act(() => server.commit([settledWith(5)]));
    expect(await screen.findByText('0', { selector: '[data-sign]' })).toBeVisible();
  });

  it('says that the opponent has left the game', async () => {
    await end('win', 'opponentLeft');
    expect(await screen.findByText(/Opponent has left the game/)).toBeVisible();
  });

  it('leads to another search for the same', async () => {
    const { user, server, path } = await end('lose');
    await user.click(await screen.findByRole('link', { name: 'Play again' }));
    expect(path()).toBe('/random-battle/search/');
    await waitFor(() => expect(server.sent('search').at(-1)?.payload.entryCoin).toBe(5));
  });

  it('without a winner says what happened and that the stake is back', async () => {
    const server = new FakeBattleServer();
    server.view = roomNow();
    await visitArena('/random-battle/play/room-1', server);
    await screen.findByText('VS');
    act(() =>
      server.commit([
        { type: 'startRefused', reason: 'notEnoughCoins', userIds: [ben.userId] },
        { type: 'voided', reason: 'notEnoughCoins' },
      ]),
    );
    expect(await screen.findByText(/Your opponent doesn't have enough coins/)).toHaveTextContent(
      'Your stake of 5 coins is yours again.',
    );
  });

  it('that everyone has left says so, aloud, and that the stake is back [B9]', async () => {
    const { server } = await visitBattle();
    act(() => server.commit([{ type: 'voided', reason: 'everyoneLeft' }]));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Everyone has left the game. Your stake of 5 coins is yours again.',
    );
  });
});
