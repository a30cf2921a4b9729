import type { BattleEvent } from '@quiz-arena/contract/battle/battle-events';
import { battleResult, battleSettlement } from '@quiz-arena/contract/battle/battle-values';
import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../app/app.tsx';
import { BattleSocketContext } from '../../shared/socket/battle-socket-context.ts';
import {
  makeBattlePlayer,
  makeBattleQuestion,
  makeBattleView,
  makeClosedQuestion,
} from '../../testing/battle-factories.ts';
import { makeCategory } from '../../testing/factories.ts';
import { FakeBattleServer, refusal } from '../../testing/fake-battle-server.ts';
import { type RenderOptions, renderInClient } from '../../testing/render-client.tsx';

// jsdom draws nothing; what matters is that a win calls for it.
vi.mock('canvas-confetti', () => ({ default: { create: vi.fn(() => async () => null) } }));

const science = makeCategory({ id: '3' as never, category_name: 'Science' });
const coins = { get_user_coin_score: { data: { coins: '15', score: '0' } } };
const replies = { get_categories: { data: [science] }, ...coins } as RenderOptions['replies'];
const roomId = 'room-1' as never;
const ticket = 'ticket-1' as never;
const ben = '8' as never;

async function visit(path: string, server = new FakeBattleServer(), player: RenderOptions['player'] = {}) {
  const visitor = await renderInClient(
    <BattleSocketContext value={server.open}>
      <App />
    </BattleSocketContext>,
    { path, player: { id: '7', coins: 12, ...player }, replies: replies ?? {} },
  );
  return { server, ...visitor };
}

/** A question that has just been asked, on the clock of this moment. */
function askedNow(index = 0): BattleEvent {
  const askedAt = Date.now();
  return {
    type: 'questionAsked',
    question: makeBattleQuestion({ index, id: `q${index}` as never, askedAt, deadline: askedAt + 30_500 }),
  };
}

function roomNow(overrides: Partial<BattleView> = {}): BattleView {
  return makeBattleView({ now: Date.now(), ...overrides });
}

/** In the room, the first question asked. */
async function visitBattle(overrides: Partial<BattleView> = {}) {
  const server = new FakeBattleServer();
  server.view = roomNow({ phase: 'countdown', startsAt: Date.now(), ...overrides });
  const visitor = await visit('/random-battle/play/room-1', server);
  await screen.findByText('VS');
  act(() => server.commit([askedNow()]));
  await screen.findByRole('heading', { name: 'Which river flows through Vienna?' });
  return visitor;
}

const closed: BattleEvent = { type: 'questionClosed', ...makeClosedQuestion() };

function ended(
  outcome: 'win' | 'lose' | 'draw',
  reason: 'completed' | 'opponentLeft' = 'completed',
): BattleEvent {
  const other = { win: 'lose', lose: 'win', draw: 'draw' }[outcome];
  return {
    type: 'battleEnded',
    ...battleResult.parse({
      standings: [
        { userId: '7', rank: 1, points: 6, correct: 1 },
        { userId: '8', rank: 2, points: 0, correct: 0 },
      ],
      outcomes: { 7: outcome, 8: other },
      reason,
    }),
  };
}

function settled(paid: number): BattleEvent {
  const ratings = { 7: { before: 1512, after: 1528 } };
  return { type: 'settled', ...battleSettlement.parse({ coins: { 7: paid, 8: 0 }, ratings }) };
}

afterEach(() => vi.clearAllMocks());

describe('choosing a battle', () => {
  it('offers stakes up to the own balance and searches for what was chosen', async () => {
    const { server, user, path } = await visit('/random-battle/');
    server.answers.search = () => ({ ok: true, ticket, expiresAt: Date.now() + 30_000 });
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
    const { user, path } = await visit('/random-battle/');
    await user.click(await screen.findByRole('button', { name: 'Find an opponent' }));
    expect(await screen.findByText('Please fill in all details')).toBeVisible();
    expect(path()).toBe('/random-battle/');
  });

  it('says so when not even the smallest stake can be paid', async () => {
    await visit('/random-battle/', undefined, { coins: 4 });
    expect(await screen.findByRole('heading', { name: "You don't have enough coins" })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Find an opponent' })).toBeNull();
  });

  it('leads back into a battle that goes on [B13]', async () => {
    const { server, user, path } = await visit('/random-battle/');
    await waitFor(() => expect(server.handshakes).toHaveLength(1));
    server.view = roomNow({ phase: 'countdown', startsAt: Date.now() + 3_000 });
    act(() => server.push('seat', { roomId }));
    await user.click(await screen.findByRole('link', { name: 'Back to the battle' }));
    expect(path()).toBe('/random-battle/play/room-1');
    expect(await screen.findByText('Ben')).toBeVisible();
  });

  it('signs out whose token is no longer good', async () => {
    const server = new FakeBattleServer();
    server.refuses = 'UNAUTHORIZED';
    const { store, path } = await visit('/random-battle/', server);
    await waitFor(() => expect(store.getState().session.isLoggedIn).toBe(false));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('tells of maintenance, and asks again on a click', async () => {
    const server = new FakeBattleServer();
    server.refuses = 'MAINTENANCE';
    const { user } = await visit('/random-battle/', server);
    expect(await screen.findByRole('heading', { name: 'Battles cannot be reached' })).toBeVisible();
    server.refuses = null;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Find an opponent' })).toBeVisible();
  });
});

describe('looking for an opponent', () => {
  const path = '/random-battle/search?category=3&stake=5';

  function searching() {
    const server = new FakeBattleServer();
    server.answers.search = () => ({ ok: true, ticket, expiresAt: Date.now() + 30_000 });
    return server;
  }

  it('attaches at once when somebody was found, and shows who', async () => {
    const server = searching();
    const { path: place } = await visit(path, server);
    await waitFor(() => expect(server.sent('search')).toHaveLength(1));
    server.view = roomNow();
    act(() => server.push('matched', { ticket, roomId }));
    expect(server.sent('attach')).toHaveLength(1);
    expect(await screen.findByText('Ben')).toBeVisible();
    expect(place()).toBe('/random-battle/play/room-1');
  });

  it('offers another search when nobody was found', async () => {
    const server = searching();
    const { user } = await visit(path, server);
    expect(await screen.findByText('Looking for an opponent', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(server.sent('search')).toHaveLength(1));
    act(() => server.push('noOpponent', { ticket }));
    expect(await screen.findByRole('heading', { name: 'No opponent detected' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(server.sent('search')).toHaveLength(2);
  });

  it('takes the search back when the player stops looking', async () => {
    const server = searching();
    const { user } = await visit(path, server);
    await waitFor(() => expect(server.sent('search')).toHaveLength(1));
    await user.click(await screen.findByRole('link', { name: 'Stop looking' }));
    await waitFor(() => expect(server.sent('cancelSearch').at(-1)?.payload).toEqual({ ticket }));
  });

  it('replaces a search from before the page was loaded', async () => {
    const server = searching();
    const old = 'ticket-0' as never;
    let asked = 0;
    server.answers.search = () => {
      asked += 1;
      return asked === 1
        ? refusal('ALREADY_IN_BATTLE', { ticket: old })
        : { ok: true, ticket, expiresAt: Date.now() + 30_000 };
    };
    await visit(path, server);
    await waitFor(() => expect(server.sent('search')).toHaveLength(2));
    expect(server.sent('cancelSearch').map(({ payload }) => payload)).toEqual([{ ticket: old }]);
  });

  it.each([
    ['NOT_ENOUGH_COINS', "You don't have enough coins"],
    ['COINS_UNAVAILABLE', 'Coins can not be reached now. Please try again later'],
    ['RATE_LIMITED', 'Too many requests, try again later'],
  ] as const)('goes back with a toast on %s', async (code, text) => {
    const server = searching();
    server.answers.search = () => refusal(code);
    const { path: place } = await visit(path, server);
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(place()).toBe('/random-battle/'));
  });
});

describe('a battle', () => {
  it('confirms a question once, takes one answer, and keeps what the opponent chose to itself', async () => {
    const { server, user } = await visitBattle();
    expect(server.sent('received').map(({ payload }) => payload)).toEqual([{ roomId, question: 0 }]);
    await user.click(screen.getByRole('button', { name: /The Danube/ }));
    const chosen = screen.getByRole('button', { name: /The Danube/, pressed: true });
    expect(chosen).toBeDisabled();
    expect(chosen).toHaveTextContent('Chosen');
    await user.keyboard('c');
    expect(server.sent('answer').map(({ payload }) => payload)).toEqual([
      { roomId, question: 0, answer: 'b' },
    ]);
    act(() => server.commit([{ type: 'answerTaken', question: 0, userId: ben }]));
    expect(await screen.findByText('Ben has answered')).toBeInTheDocument();
    expect(screen.queryByText(/Wrong|Right/)).toBeNull();
  });

  it('is answered by letter and by number', async () => {
    const { server, user } = await visitBattle();
    await user.keyboard('4');
    await waitFor(() => expect(server.sent('answer').at(-1)?.payload.answer).toBe('d'));
  });

  it('reveals both answers and counts the points', async () => {
    const { server } = await visitBattle();
    act(() => server.commit([closed]));
    expect(await screen.findByText('B · Right')).toBeVisible();
    expect(screen.getByText('A · Wrong')).toBeVisible();
    expect(screen.getByText('6 points')).toBeInTheDocument();
    expect(screen.getByText('Right answer: B. You got it. You 6, Ben 0.')).toBeInTheDocument();
  });

  it('gives the question back when its answer was refused', async () => {
    const { server, user } = await visitBattle();
    server.answers.answer = () => refusal('TOO_LATE');
    await user.click(screen.getByRole('button', { name: /The Elbe/ }));
    expect(await screen.findByText('Time is up')).toBeVisible();
    expect(screen.getByRole('button', { name: /The Elbe/ })).toBeEnabled();
  });

  it('asks for the whole room when a message is missing', async () => {
    const { server } = await visitBattle();
    expect(server.sent('sync')).toHaveLength(0);
    act(() => server.commit([], 2));
    await waitFor(() => expect(server.sent('sync')).toHaveLength(1));
  });

  it("shows calmly that the opponent's link is lost, and until when he may come back [B8]", async () => {
    const { server } = await visitBattle();
    act(() => server.commit([{ type: 'playerDropped', userId: ben, graceUntil: Date.now() + 17_000 }]));
    expect(await screen.findByText(/Link lost, 1[67] s/)).toBeVisible();
    expect(screen.getByText('Ben has lost the link')).toBeInTheDocument();
  });

  it('goes on after its own link was lost, and sends a waiting answer once more', async () => {
    const { server, user } = await visitBattle();
    server.answers.answer = () => 'silence';
    await user.click(screen.getByRole('button', { name: /The Danube/ }));
    delete server.answers.answer;
    act(() => server.cut());
    expect(await screen.findByText(/Link lost. Reconnecting/)).toBeInTheDocument();
    await waitFor(() => expect(server.sent('attach')).toHaveLength(2));
    const [first, second] = server.sent('answer');
    expect(second?.cid).toBe(first?.cid);
  });

  it('gives way to another tab, and takes over on a click [B13]', async () => {
    const { server, user } = await visitBattle();
    const question = makeBattleQuestion({ askedAt: Date.now(), deadline: Date.now() + 30_500 });
    server.view = roomNow({ version: 9, phase: 'question', question });
    act(() => server.push('replaced', {}));
    await user.click(await screen.findByRole('button', { name: 'Play here' }));
    await waitFor(() => expect(server.sent('attach')).toHaveLength(2));
    expect(await screen.findByRole('heading', { name: 'Which river flows through Vienna?' })).toBeVisible();
  });

  it('is left only after asking what it costs', async () => {
    const { server, user, path } = await visitBattle();
    await user.click(screen.getByRole('button', { name: 'Leave the battle' }));
    expect(screen.getByRole('dialog', { name: 'Leave this battle?' })).toHaveTextContent('5 coins');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(server.sent('leave')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Leave the battle' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/random-battle/'));
    expect(server.sent('leave')).toHaveLength(1);
  });

  it('that is over for good leads to a new one', async () => {
    await visit('/random-battle/play/room-9');
    expect(await screen.findByRole('heading', { name: 'This battle is over' })).toBeVisible();
  });
});

describe('the end of a battle', () => {
  async function end(outcome: 'win' | 'lose' | 'draw', reason?: 'opponentLeft') {
    const visitor = await visitBattle();
    act(() => visitor.server.commit([closed]));
    act(() => visitor.server.commit([ended(outcome, reason)]));
    return visitor;
  }

  it('of a win: confetti, the coins once they are settled, and the balance anew', async () => {
    const { default: confetti } = await import('canvas-confetti');
    const { server, store } = await end('win');
    expect(await screen.findByRole('heading', { name: 'You won!' })).toBeVisible();
    await waitFor(() => expect(confetti.create).toHaveBeenCalled());
    expect(screen.getAllByText('Counting')).toHaveLength(2);
    act(() => server.commit([settled(10)]));
    expect(await screen.findByText('+5')).toBeVisible();
    expect(screen.getByText('+16')).toBeVisible();
    expect(screen.getByText('1 of 1')).toBeVisible();
    await waitFor(() => expect(store.getState().session.user?.coins).toBe(15));
    expect(store.getState().progress.battleWins.inARow).toBe(1);
  });

  it('of a defeat: no confetti, the stake is gone', async () => {
    const { default: confetti } = await import('canvas-confetti');
    const { server } = await end('lose');
    expect(await screen.findByText('Ben takes the pot. Get it back?')).toBeVisible();
    act(() => server.commit([settled(0)]));
    expect(await screen.findByText('−5')).toBeVisible();
    expect(confetti.create).not.toHaveBeenCalled();
  });

  it('of a tie: the stake is back', async () => {
    const { server } = await end('draw');
    expect(await screen.findByRole('heading', { name: "It's a tie" })).toBeVisible();
    act(() => server.commit([settled(5)]));
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
    server.view = roomNow({ players: [makeBattlePlayer(), makeBattlePlayer({ userId: ben, name: 'Ben' })] });
    await visit('/random-battle/play/room-1', server);
    await screen.findByText('VS');
    act(() =>
      server.commit([
        { type: 'startRefused', reason: 'notEnoughCoins', userIds: [ben] },
        { type: 'voided', reason: 'notEnoughCoins' },
      ]),
    );
    expect(await screen.findByText(/Your opponent doesn't have enough coins/)).toHaveTextContent(
      'Your stake of 5 coins is yours again.',
    );
  });
});
