import type { BattleEvent } from '@quiz-arena/contract/battle/battle-events';
import {
  type BattleOutcome,
  battleResult,
  battleSettlement,
} from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { categoryId, questionId, roomId, userId } from '@quiz-arena/contract/ids';
import { act, screen } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { BattleSocketContext } from '../shared/socket/battle-socket-context.ts';
import {
  makeBattlePlayer,
  makeBattleQuestion,
  makeBattleView,
  makeClosedQuestion,
} from './battle-factories.ts';
import { makeCategory } from './factories.ts';
import { FakeBattleServer } from './fake-battle-server.ts';
import { type RenderOptions, renderInClient } from './render-client.tsx';

/** The room of a test, and who is in it: the player of the test and Ben. */
export const ROOM = roomId.parse('room-1');
export const me = makeBattlePlayer();
export const ben = makeBattlePlayer({ userId: userId.parse('8'), name: 'Ben', rating: 1498 });

const science = makeCategory({ id: categoryId.parse('3'), category_name: 'Science' });
const replies = {
  get_categories: { data: [science] },
  get_user_coin_score: { data: { coins: '15', score: '0' } },
} satisfies RenderOptions['replies'];

/** The whole client at a page of battles, with a battle server behind it; `player` null: a guest. */
export async function visitArena(
  path: string,
  server = new FakeBattleServer(),
  player: RenderOptions['player'] | null = {},
) {
  const signedIn = player === null ? {} : { player: { id: '7', coins: 12, ...player } };
  const visitor = await renderInClient(
    <BattleSocketContext value={server.open}>
      <App />
    </BattleSocketContext>,
    { path, replies, ...signedIn },
  );
  return { server, ...visitor };
}

/** A view of the room, on the clock of this moment. */
export function roomNow(overrides: Partial<BattleView> = {}): BattleView {
  return makeBattleView({ now: Date.now(), players: [me, ben], ...overrides });
}

/** A question that has just been asked. */
export function askedNow(index = 0): BattleEvent {
  const askedAt = Date.now();
  const id = questionId.parse(`q${index}`);
  return {
    type: 'questionAsked',
    question: makeBattleQuestion({ index, id, askedAt, deadline: askedAt + 30_500 }),
  };
}

/** The player was right, Ben wrong. */
export const questionClosed: BattleEvent = { type: 'questionClosed', ...makeClosedQuestion() };

/** In the room, the first question asked. */
export async function visitBattle(overrides: Partial<BattleView> = {}) {
  const server = new FakeBattleServer();
  server.view = roomNow({ phase: 'countdown', startsAt: Date.now(), ...overrides });
  const visitor = await visitArena('/random-battle/play/room-1', server);
  await screen.findByText('VS');
  act(() => server.commit([askedNow()]));
  await screen.findByRole('heading', { name: 'Which river flows through Vienna?' });
  return visitor;
}

/** The end of a battle of two, as it was for the player. */
export function endedAs(
  outcome: BattleOutcome,
  { rivalId = '8', reason = 'completed' }: { rivalId?: string; reason?: 'completed' | 'opponentLeft' } = {},
): BattleEvent {
  const other = { win: 'lose', lose: 'win', draw: 'draw' }[outcome];
  const standings = [
    { userId: '7', rank: 1, points: 6, correct: 1 },
    { userId: rivalId, rank: 2, points: 0, correct: 0 },
  ];
  const result = battleResult.parse({ standings, outcomes: { 7: outcome, [rivalId]: other }, reason });
  return { type: 'battleEnded', ...result };
}

/** What the player was paid. */
export function settledWith(paid: number): BattleEvent {
  const ratings = { 7: { before: 1512, after: 1528, isProvisional: true } };
  return { type: 'settled', ...battleSettlement.parse({ coins: { 7: paid, 8: 0 }, ratings }) };
}
