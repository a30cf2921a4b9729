import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeBattleServer } from '../../../testing/fake-battle-server.ts';
import { ROOM, roomNow, visitArena } from '../../../testing/visit-battle.tsx';

describe('choosing a battle', () => {
  it('offers stakes up to the own balance and searches for what was chosen', async () => {
    const { server, user, path } = await visitArena('/random-battle/');
    await user.click(await screen.findByRole('radio', { name: 'Science' }));
    await user.click(screen.getByRole('radio', { name: /10 coins/ }));
    expect(screen.getByRole('radio', { name: /15 coins/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Find an opponent' }));
    expect(path()).toBe('/random-battle/search/');
    await waitFor(() =>
      expect(server.sent('search').at(-1)?.payload).toEqual({
        category: '3',
        languageId: '0',
        entryCoin: 10,
      }),
    );
  });

  it('asks for a category before it searches', async () => {
    const { user, path } = await visitArena('/random-battle/');
    await user.click(await screen.findByRole('button', { name: 'Find an opponent' }));
    expect(await screen.findByText('Please fill in all details')).toBeVisible();
    expect(path()).toBe('/random-battle/');
  });

  it('says so when not even the smallest stake can be paid', async () => {
    await visitArena('/random-battle/', undefined, { coins: 4 });
    expect(await screen.findByRole('heading', { name: "You don't have enough coins" })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Find an opponent' })).toBeNull();
  });

  it('leads back into a battle that goes on [B13]', async () => {
    const { server, user, path } = await visitArena('/random-battle/');
    await waitFor(() => expect(server.handshakes).toHaveLength(1));
    server.view = roomNow({ phase: 'countdown', startsAt: Date.now() + 3_000 });
    act(() => server.push('seat', { roomId: ROOM }));
    await user.click(await screen.findByRole('link', { name: 'Back to the battle' }));
    expect(path()).toBe('/random-battle/play/room-1');
    expect(await screen.findByText('Ben')).toBeVisible();
  });

  it('signs out whose token is no longer good', async () => {
    const server = new FakeBattleServer();
    server.refuses = 'UNAUTHORIZED';
    const { store, path } = await visitArena('/random-battle/', server);
    await waitFor(() => expect(store.getState().session.isLoggedIn).toBe(false));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('tells of maintenance, and asks again on a click', async () => {
    const server = new FakeBattleServer();
    server.refuses = 'MAINTENANCE';
    const { user } = await visitArena('/random-battle/', server);
    expect(await screen.findByRole('heading', { name: 'Battles cannot be reached' })).toBeVisible();
    server.refuses = null;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Find an opponent' })).toBeVisible();
  });
});
