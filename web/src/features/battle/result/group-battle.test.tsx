import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../../../app/app.tsx';
import { BattleSocketContext } from '../../../shared/socket/battle-socket-context.ts';
import { makeBattlePlayer, makeBattleQuestion, makeBattleView } from '../../../testing/battle-factories.ts';
import { FakeBattleServer } from '../../../testing/fake-battle-server.ts';
import { renderInClient } from '../../../testing/render-client.tsx';

const me = makeBattlePlayer();
const ben = makeBattlePlayer({ userId: '8' as never, name: 'Ben' });
const cleo = makeBattlePlayer({ userId: '9' as never, name: 'Cleo' });
const group = { kind: 'group', capacity: 4, players: [me, ben, cleo] } as const;

async function visitLobby() {
  const server = new FakeBattleServer();
  const room = { ...group, roomCode: '482915', host: me.userId, now: Date.now() };
  server.view = makeBattleView(room as unknown as Partial<BattleView>);
  await renderInClient(
    <BattleSocketContext value={server.open}>
      <App />
    </BattleSocketContext>,
    {
      path: '/group-battle/play/room-1',
      player: { id: '7', coins: 12 },
      replies: { get_categories: { data: [] } },
    },
  );
  await screen.findByText('Room code');
  return server;
}

describe('a group battle', () => {
  it('shows everyone, plays on when one leaves, and ends in ranks with a shared pot', async () => {
    const server = await visitLobby();
    act(() => server.commit([{ type: 'countdownStarted', startsAt: Date.now() }]));
    const question = makeBattleQuestion({ askedAt: Date.now(), deadline: Date.now() + 30_500 });
    act(() => server.commit([{ type: 'questionAsked', question }]));
    expect(await screen.findByRole('region', { name: 'Cleo' })).toBeVisible();
    expect(screen.getByText('15 coins')).toBeInTheDocument();
    act(() => server.commit([{ type: 'playerLeft', userId: cleo.userId, reason: 'left' }]));
    expect(await screen.findByText('Has left')).toBeVisible();
    const standing = (userId: string, rank: number, correct: number) => ({
      userId,
      rank,
      points: 4 * correct,
      correct,
    });
    const standings = [standing('7', 1, 1), standing('8', 1, 1), standing('9', 2, 0)] as never;
    const outcomes = { 7: 'draw', 8: 'draw', 9: 'lose' } as never;
    act(() =>
      server.commit([
        { type: 'battleEnded', standings, outcomes, reason: 'completed' },
        { type: 'settled', coins: { 7: 7, 8: 7, 9: 0 } as never, ratings: {} },
      ]),
    );
    const ranking = await screen.findByRole('region', { name: 'Final ranking' });
    const rows = within(ranking).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent('Place 1');
    expect(rows[0]).toHaveTextContent('+7');
    expect(screen.getByText('The best share the pot.')).toBeVisible();
  });
});
