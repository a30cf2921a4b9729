import { expect, it } from 'vitest';
import { type BattleClient, untilClosed } from './battle-client.ts';
import { fakeQuestions, NOTE_CANARY } from './fake-questions.ts';
import { answer, given, meet } from './meet.ts';
import type { TestArena } from './with-battle-servers.ts';

export interface BattleOnSocketsHarness {
  /** Starts nodes; the second player of a battle connects to the last of them. */
  start(): Promise<TestArena>;
}

/** Battles as two players' sockets see them, on one node or on several. */
export function describeBattleOnSockets(harness: BattleOnSocketsHarness): void {
  async function start() {
    const arena = await harness.start();
    return { arena, lastNode: arena.ports.length - 1, ...(await meet(arena)) };
  }

  it('two players search, are matched, play ten questions, one wins and the match is settled once [B1] [B3] [B17]', async () => {
    const { arena, ada, bob, roomId } = await start();
    const { startsAt } = await ada.event('countdownStarted');
    const { question } = await ada.event('questionAsked');
    expect(question.askedAt).toBeGreaterThanOrEqual(startsAt);
    for (let index = 0; index < 10; index += 1) {
      await answer(ada, roomId, index, true);
      await bob.event('answerTaken', (event) => event.question === index && event.userId === '1');
      for (const player of [ada, bob]) expect(rightAnswersTold(player, index), 'told too early').toBe(0);
      await answer(bob, roomId, index, index < 3);
      const closed = await bob.event('questionClosed', (event) => event.question === index);
      expect(closed.right).toBe(fakeQuestions[index]?.right);
    }
    const ended = await ada.event('battleEnded');
    expect(ended).toMatchObject({ reason: 'completed', outcomes: { 1: 'win', 2: 'lose' } });
    expect(await bob.event('battleEnded')).toEqual(ended);
    expect(await ada.event('settled')).toMatchObject({ coins: { 1: 10 } });
    expect(await bob.event('settled')).toMatchObject({ coins: { 1: 10 } });
    expect(arena.api.holds.size).toBe(2);
    const receipt = onlyReceipt(arena);
    expect(receipt).toMatchObject({ quiz_type: '1.3', outcome: 'completed', match_id: `${roomId}-1` });
    const played = receipt && 'match_id' in receipt ? (receipt.play_questions ?? []) : [];
    for (const { userId, answers } of played) {
      const expected = fakeQuestions.map(({ right }, index) => given(right, userId === '1' || index < 3));
      expect(answers.map((one) => one.answer)).toEqual(expected);
    }
    expect(played.map(({ userId }) => userId).sort()).toEqual(['1', '2']);
    for (const player of [ada, bob]) expectNoSecrets(player);
  });

  it('who loses his link finds his seat, gets a full view and plays on; who leaves loses [B8] [B9] [B13]', async () => {
    const { arena, lastNode, tokens, ada, bob, roomId } = await start();
    await answer(ada, roomId, 0, false);
    await answer(bob, roomId, 0, true);
    await bob.event('questionAsked', (event) => event.question.index === 1);
    bob.socket.io.engine.close();
    expect(await ada.event('playerDropped')).toMatchObject({ userId: '2' });
    await answer(ada, roomId, 1, false);

    const back = await arena.connect(tokens.bob, { node: lastNode });
    expect(await back.message('seat')).toEqual({ roomId });
    const attached = await back.send('attach', { roomId });
    expect(attached).toMatchObject({
      view: { phase: 'question', question: { index: 1 }, closed: [{ question: 0 }] },
    });
    expect(JSON.stringify(attached)).not.toContain(fakeQuestions[2]?.text);
    await ada.event('playerBack', ({ userId }) => userId === '2');
    expect(await back.send('answer', { roomId, question: 1, answer: 'a' })).toMatchObject({ ok: true });
    await back.event('questionClosed', (event) => event.question === 1);

    expect(await ada.send('leave', { roomId })).toMatchObject({ ok: true });
    expect(await back.event('playerLeft')).toMatchObject({ userId: '1', reason: 'left' });
    expect(await back.event('battleEnded')).toMatchObject({ reason: 'opponentLeft', outcomes: { 2: 'win' } });
    expect(await back.event('settled')).toMatchObject({ coins: { 2: 10 } });
    expect(onlyReceipt(arena)).toMatchObject({
      outcome: 'opponentLeft',
      left_users: [{ user_id: '1', reason: 'left' }],
    });
    for (const player of [ada, bob, back]) expectNoSecrets(player);
  });

  it('tells versions without gaps, each after the one before', async () => {
    const { ada, bob, roomId } = await start();
    await answer(ada, roomId, 0, true);
    await answer(bob, roomId, 0, true);
    await ada.event('questionClosed');
    const versions = ada.frames.flatMap(({ name, body }) =>
      name === 'battle' ? [body as { version: number; after: number }] : [],
    );
    expect(versions.length).toBeGreaterThan(5);
    for (const [index, { version, after }] of versions.entries()) {
      expect(version).toBe(after + 1);
      if (index > 0) expect(after).toBe(versions[index - 1]?.version);
    }
  });

  it('a second tab takes the player over wherever it connects, and the first is told [B13]', async () => {
    const { arena, tokens, ada, lastNode, roomId } = await start();
    const secondTab = await arena.connect(tokens.ada, { node: lastNode });
    await ada.message('replaced');
    await untilClosed(ada);
    expect(await secondTab.message('seat')).toEqual({ roomId });
    expect(await secondTab.send('sync', { roomId })).toMatchObject({ ok: true, view: { roomId } });
  });

  it('strangers neither see nor change a battle [I16]', async () => {
    const { arena, bob, roomId } = await start();
    const eve = await arena.connect(arena.api.signIn('3', 'Eve'));
    await bob.event('questionAsked');
    expect(await eve.send('attach', { roomId })).toMatchObject({ ok: false, code: 'NOT_IN_ROOM' });
    expect(await eve.send('answer', { roomId, question: 0, answer: 'a' })).toMatchObject({
      code: 'NOT_IN_ROOM',
    });
    expect(eve.frames.filter(({ name }) => name === 'battle')).toEqual([]);
  });
}

/** The one receipt of all battles so far; on a slow machine it is handed in again before the answer came: the same one. */
function onlyReceipt({ api }: TestArena) {
  const [first, ...repeats] = api.receipts;
  for (const repeat of repeats) expect(repeat).toEqual(first);
  return first;
}

/** How often the right answer of a question was told so far. */
function rightAnswersTold({ frames }: BattleClient, index: number): number {
  return frames.filter(({ body }) => JSON.stringify(body).includes(`"question":${index},"right"`)).length;
}

/** No note ever; no text of a question before the frame that asks it. */
function expectNoSecrets({ frames }: BattleClient): void {
  const sent = frames.map(({ body }) => JSON.stringify(body));
  expect(sent.join('\n')).not.toContain(NOTE_CANARY);
  for (const [index, { text }] of fakeQuestions.entries()) {
    const first = sent.find((frame) => frame.includes(text));
    if (first !== undefined) expect(first).toMatch(new RegExp(`"(questionAsked|phase)".*"index":${index}`));
  }
}
