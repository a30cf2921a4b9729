import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeBattleQuestion } from '../../../testing/battle-factories.ts';
import { refusal } from '../../../testing/fake-battle-server.ts';
import {
  ben,
  me,
  questionClosed,
  ROOM,
  roomNow,
  visitArena,
  visitBattle,
} from '../../../testing/visit-battle.tsx';

describe('a battle', () => {
  it('confirms a question once, takes one answer, and keeps what the opponent chose to itself', async () => {
    const { server, user } = await visitBattle();
    expect(server.sent('received').map(({ payload }) => payload)).toEqual([{ roomId: ROOM, question: 0 }]);
    await user.click(screen.getByRole('button', { name: /The Danube/ }));
    const chosen = screen.getByRole('button', { name: /The Danube/, pressed: true });
    expect(chosen).toBeDisabled();
    expect(chosen).toHaveTextContent('Chosen');
    await user.keyboard('c');
    expect(server.sent('answer').map(({ payload }) => payload)).toEqual([
      { roomId: ROOM, question: 0, answer: 'b' },
    ]);
    act(() => server.commit([{ type: 'answerTaken', question: 0, userId: ben.userId }]));
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
    act(() => server.commit([questionClosed]));
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
    act(() =>
      server.commit([{ type: 'playerDropped', userId: ben.userId, graceUntil: Date.now() + 17_000 }]),
    );
    expect(await screen.findByText(/Link lost, 1[67] s/)).toBeVisible();
    expect(await screen.findByText('Ben has lost the link')).toHaveAttribute('aria-live', 'polite');
    act(() => server.commit([{ type: 'playerBack', userId: ben.userId }]));
    expect(await screen.findByText('Ben is back')).toHaveAttribute('aria-live', 'polite');
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

  it('says how long the own place is kept, as the server counts it [B8]', async () => {
    const { server } = await visitBattle({ graceMs: 7_000 });
    act(() => server.cut());
    expect(await screen.findByText(/Reconnecting, [67] s left/)).toBeInTheDocument();
  });

  it('marks a rating that is still a guess, and no other [B19]', async () => {
    await visitBattle({ players: [me, { ...ben, isProvisional: true }] });
    const rival = screen.getByRole('region', { name: 'Ben' });
    expect(rival).toHaveTextContent('Rating 1,4981,498?, provisional: more battles will settle it');
    expect(screen.getByRole('region', { name: 'You' })).not.toHaveTextContent('provisional');
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
    await visitArena('/random-battle/play/room-9');
    expect(await screen.findByRole('heading', { name: 'This battle is over' })).toBeVisible();
  });
});
