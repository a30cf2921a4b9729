import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BattleStack, foreignKeys, type Player } from './support/battle-stack.ts';
import {
  answer,
  attach,
  LAST,
  type PaidBattle,
  pair,
  play,
  STAKE,
  secretsOf,
} from './support/paid-battle.ts';

const COINS = 20;
const stack = new BattleStack();

beforeAll(() => stack.start(), 60_000);
afterAll(() => stack.stop());

async function newPair(): Promise<PaidBattle> {
  const [ada, bob] = await stack.createPlayers(2, COINS);
  if (ada === undefined || bob === undefined) throw new Error('two players were asked for');
  return pair(stack, [ada, bob]);
}

const balances = (players: readonly Player[]) => Promise.all(players.map((player) => stack.coinsOf(player)));

/** Ada has won: both were told so, the coins are where they say, and the books agree. */
async function expectWon({ ada, bob, players }: PaidBattle): Promise<void> {
  const [winner, loser] = players;
  for (const client of [ada, bob]) {
    expect(await client.event('battleEnded')).toMatchObject({
      outcomes: { [winner.id]: 'win', [loser.id]: 'lose' },
    });
    const { coins } = await client.event('settled');
    expect(coins).toMatchObject({ [winner.id]: 2 * STAKE });
  }
  expect(await balances(players)).toEqual([COINS + STAKE, COINS - STAKE]);
}

describe('a battle with a fee', () => {
  it('[I1, I10] is played to its end, and the winner has the pot', async () => {
    const battle = await newPair();
    await attach(battle);
    await battle.ada.event('questionAsked');
    expect(await balances(battle.players)).toEqual([COINS - STAKE, COINS - STAKE]);
    await play(battle, await secretsOf(stack, battle), 0, LAST);
    await expectWon(battle);
    expect(await stack.findFaults()).toEqual([]);
  });

  it('[I5, I6] tells a player nothing beyond the contract’s whitelist, and no question before its time', async () => {
    const battle = await newPair();
    await attach(battle);
    await battle.ada.event('questionAsked');
    const secrets = await secretsOf(stack, battle);
    const [player] = battle.players;
    await answer(battle.ada, battle, 0, secrets[0]?.answer ?? 'a');
    const hidden = ['get_random_questions', 'get_question_by_room_id', 'renew_matches'] as const;
    const fields = {
      user_id: player.id,
      match_id: `${battle.roomId}-1`,
      room_id: battle.roomId,
      entry_coin: '5',
    };
    for (const name of hidden) {
      expect(await stack.call(name, fields, player)).toEqual({ error: true, message: expect.any(String) });
    }
    await answer(battle.bob, battle, 0, secrets[0]?.answer ?? 'a');
    await play(battle, secrets, 1, LAST);
    await expectWon(battle);

    for (const client of [battle.ada, battle.bob]) {
      const told = client.frames.map(({ body }) => JSON.stringify(body));
      for (const { question } of secrets) {
        const first = told.findIndex((frame) => frame.includes(JSON.stringify(question)));
        // Questions about flags read the same: the first of them is the first that tells the text.
        const place = secrets.findIndex((each) => each.question === question);
        expect(told[first]).toContain(`"index":${place},`);
      }
      const notes = secrets.flatMap(({ note }) => (note === '' ? [] : [JSON.stringify(note)]));
      expect(told.filter((frame) => notes.some((note) => frame.includes(note)))).toEqual([]);
    }
    for (const name of [
      'get_user_by_id',
      'get_user_coin_score',
      'get_battle_statistics',
      'get_tracker_data',
    ] as const) {
      const body = await stack.call(name, {}, player);
      expect(body).toMatchObject({ error: false });
      expect(foreignKeys(name, body)).toEqual([]);
    }
  });
});

describe('kill -9 of the quiz backend', () => {
  it('[I1, I2, I3] loses and doubles no fee, wherever the battles are', async () => {
    const [holding, counting, playing, settling] = [
      await newPair(),
      await newPair(),
      await newPair(),
      await newPair(),
    ];
    await attach(playing);
    await attach(settling);
    const playingSecrets = await secretsOf(stack, playing);
    const settlingSecrets = await secretsOf(stack, settling);
    await play(playing, playingSecrets, 0, 2);
    await play(settling, settlingSecrets, 0, LAST - 1);
    const right = settlingSecrets[LAST]?.answer ?? 'a';
    await answer(settling.ada, settling, LAST, right);
    await attach(counting);
    await counting.ada.event('countdownStarted');
    const countingSecrets = await secretsOf(stack, counting);

    const underWay = [attach(holding), answer(settling.bob, settling, LAST, right === 'a' ? 'b' : 'a')];
    await stack.killApi();
    await Promise.all(underWay);
    await play(playing, playingSecrets, 3, LAST);
    await play(counting, countingSecrets, 0, 0);
    await stack.startApi();

    await holding.ada.event('questionAsked');
    await play(holding, await secretsOf(stack, holding), 0, LAST);
    await play(counting, countingSecrets, 1, LAST);
    for (const battle of [holding, counting, playing, settling]) await expectWon(battle);
    expect(await stack.findFaults()).toEqual([]);
  });
});

describe('kill -9 of a battle node on memory', () => {
  it('[I1, I2] gives every fee back within the grace, and everyone may play again', async () => {
    const [counting, playing] = [await newPair(), await newPair()];
    await attach(playing);
    await play(playing, await secretsOf(stack, playing), 0, 2);
    await attach(counting);
    await counting.ada.event('countdownStarted');
    await stack.killBattle();
    await stack.startBattle();

    const everyone = [...counting.players, ...playing.players];
    await expect
      .poll(() => balances(everyone), { interval: 100, timeout: 15_000 })
      .toEqual(everyone.map(() => COINS));
    const again = await pair(stack, playing.players);
    await attach(again);
    await again.ada.event('questionAsked');
    await again.bob.send('leave', { roomId: again.roomId });
    await expectWon(again);
    expect(await stack.findFaults()).toEqual([]);
  });
});
