import { ticketId } from '@quiz-arena/contract/ids';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeBattleServer, refusal, TICKET } from '../../../testing/fake-battle-server.ts';
import { ROOM, roomNow, visitArena } from '../../../testing/visit-battle.tsx';

describe('looking for an opponent', () => {
  const path = '/random-battle/search?category=3&stake=5';

  it('attaches at once when somebody was found, and shows who', async () => {
    const server = new FakeBattleServer();
    const { path: place } = await visitArena(path, server);
    await waitFor(() => expect(server.sent('search')).toHaveLength(1));
    server.view = roomNow();
    act(() => server.push('matched', { ticket: TICKET, roomId: ROOM }));
    expect(server.sent('attach')).toHaveLength(1);
    expect(await screen.findByText('Ben')).toBeVisible();
    expect(place()).toBe('/random-battle/play/room-1');
  });

  it('offers another search when nobody was found', async () => {
    const server = new FakeBattleServer();
    const { user } = await visitArena(path, server);
    expect(await screen.findByText('Looking for an opponent', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(server.sent('search')).toHaveLength(1));
    act(() => server.push('noOpponent', { ticket: TICKET }));
    expect(await screen.findByRole('heading', { name: 'No opponent detected' })).toBeVisible();
    expect(screen.getByText('Retry or play against the bot.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(server.sent('search')).toHaveLength(2);
  });

  it('takes the search back when the player stops looking', async () => {
    const server = new FakeBattleServer();
    const { user } = await visitArena(path, server);
    await waitFor(() => expect(server.sent('search')).toHaveLength(1));
    await user.click(await screen.findByRole('link', { name: 'Stop looking' }));
    await waitFor(() => expect(server.sent('cancelSearch').at(-1)?.payload).toEqual({ ticket: TICKET }));
  });

  it('replaces a search from before the page was loaded', async () => {
    const server = new FakeBattleServer();
    const old = ticketId.parse('ticket-0');
    let asked = 0;
    server.answers.search = () => {
      asked += 1;
      return asked === 1
        ? refusal('ALREADY_IN_BATTLE', { ticket: old })
        : { ok: true, ticket: TICKET, expiresAt: Date.now() + 30_000 };
    };
    await visitArena(path, server);
    await waitFor(() => expect(server.sent('search')).toHaveLength(2));
    expect(server.sent('cancelSearch').map(({ payload }) => payload)).toEqual([{ ticket: old }]);
  });

  it('leads to the battle that the player has already', async () => {
    const server = new FakeBattleServer();
    server.answers.search = () => refusal('ALREADY_IN_BATTLE', { roomId: ROOM });
    const { path: place } = await visitArena(path, server);
    const back = await screen.findByRole('link', { name: 'Back to the battle' });
    expect(back).toHaveAttribute('href', '/random-battle/play/room-1');
    expect(place()).toBe('/random-battle/');
  });

  it.each([
    ['NOT_ENOUGH_COINS', "You don't have enough coins"],
    ['COINS_UNAVAILABLE', 'Coins can not be reached now. Please try again later'],
    ['RATE_LIMITED', 'Too many requests, try again later'],
  ] as const)('goes back with a toast on %s', async (code, text) => {
    const server = new FakeBattleServer();
    server.answers.search = () => refusal(code);
    const { path: place } = await visitArena(path, server);
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(place()).toBe('/random-battle/'));
  });
});
