import { battleResult, battleSettlement } from '@quiz-arena/contract/battle/battle-values';
import { userId } from '@quiz-arena/contract/ids';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeBattlePlayer } from '../../../testing/battle-factories.ts';
import { FakeBattleServer } from '../../../testing/fake-battle-server.ts';
import { askedNow, ben, me, roomNow, visitArena } from '../../../testing/visit-battle.tsx';

// jsdom draws nothing.

const cleo = makeBattlePlayer({ userId: userId.parse('9'), name: 'Cleo' });

/** A group of three whose first question is asked. */
async function visitGroup() {
  const server = new FakeBattleServer();
  const players = [me, ben, cleo];
  server.view = roomNow({ kind: 'group', capacity: 4, roomCode: '482915', host: me.userId, players });
  await visitArena('/group-battle/play/room-1', server);
  await screen.findByText('Room code');
  act(() => server.commit([{ type: 'countdownStarted', startsAt: Date.now() }]));
  act(() => server.commit([askedNow()]));
  await screen.findByRole('region', { name: 'Cleo' });
  return server;
}

/** The end of the battle: right answers of the three, in their order; the best win `share` coins each. */
function end(server: FakeBattleServer, correct: readonly number[], share: number): void {
  const best = Math.max(...correct);
  const ids = ['7', '8', '9'];
  const standings = ids.map((id, index) => {
    const known = correct[index] ?? 0;
    return { userId: id, rank: known === best ? 1 : 2, points: 4 * known, correct: known };
  });
  const isBest = (index: number) => correct[index] === best;
  const outcomes = Object.fromEntries(ids.map((id, index) => [id, isBest(index) ? 'win' : 'lose']));
  const coins = Object.fromEntries(ids.map((id, index) => [id, isBest(index) ? share : 0]));
  const result = battleResult.parse({ standings, outcomes, reason: 'completed' });
  act(() =>
    server.commit([
      { type: 'battleEnded', ...result },
      { type: 'settled', ...battleSettlement.parse({ coins, ratings: {} }) },
    ]),
  );
}

describe('a group battle', () => {
  it('shows everyone, plays on when one leaves, and ends in ranks with a shared pot [B20]', async () => {
    const server = await visitGroup();
    expect(screen.getByText('15 coins')).toBeInTheDocument();
    act(() => server.commit([{ type: 'playerLeft', userId: cleo.userId, reason: 'left' }]));
    expect(await screen.findByText('Has left')).toBeVisible();
    expect(await screen.findByText('Cleo has left')).toHaveAttribute('aria-live', 'polite');
    end(server, [1, 1, 0], 7);
    const ranking = await screen.findByRole('region', { name: 'Final ranking' });
    const rows = within(ranking).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent('Place 1');
    expect(rows[0]).toHaveTextContent('+7');
    expect(screen.getByRole('heading', { name: 'You won!' })).toBeVisible();
    expect(screen.getByText('The best share the pot.')).toBeVisible();
  });

  it('in which nobody was better is a tie [B20]', async () => {
    end(await visitGroup(), [2, 2, 2], 5);
    expect(await screen.findByRole('heading', { name: "It's a tie" })).toBeVisible();
    expect(screen.getByText('The best share the pot.')).toBeVisible();
  });
});
