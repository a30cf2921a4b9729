import { type MatchId, matchId } from '@quiz-arena/contract/ids';
import { describe, expect, it } from 'vitest';
import { roomIdOfMatch } from '../core/receipt-of.ts';
import { StoreUnavailable } from '../ports/battle-store.ts';
import { SimulatedBackend } from '../simulation/simulated-backend.ts';
import { createChance } from '../simulation/simulated-chance.ts';
import { noFaults } from '../simulation/simulated-faults.ts';
import { SimulatedTime } from '../simulation/simulated-time.ts';
import { Violations } from '../simulation/violations.ts';
import { battleOnNode } from '../testing/battle-on-node.ts';
import { type Node, openNode } from '../testing/one-node.ts';
import { ANNA, BEN, START } from '../testing/test-room.ts';
import { buildApplication } from './build-application.ts';
import { reclaimMatches } from './reclaim-matches.ts';

const LOST = matchId.parse('r-lost-1');
const nothing = async () => ({ isAccepted: false, code: 'ROOM_NOT_FOUND' }) as const;

/** Lets a battle begin; the answer names its match. */
async function playing(node: Node, cid?: string): Promise<MatchId> {
  return matchId.parse(`${await battleOnNode(node, cid)}-1`);
}

describe('matches whose rooms are gone', () => {
  it('are given up, those whose rooms the store has are not [B17]', async () => {
    const node = await openNode();
    const alive = await playing(node);
    node.backend.open = [alive, LOST];
    await node.pass(15_000);
    expect(node.backend.givenUp).toEqual([LOST]);
  });

  it('are given up when their room has: the backend refuses the receipt for good, and the battle is void [B17]', async () => {
    const node = await openNode();
    node.backend.answers.push({ kind: 'dead', code: '143' });
    const match = await playing(node);
    await node.send(ANNA, 'leave', { roomId: roomIdOfMatch(match) });
    await node.pass(1_000);
    expect(await node.read(roomIdOfMatch(match))).toMatchObject({ phase: { name: 'unsettled' } });
    node.backend.open = [match];
    await node.pass(15_000);
    expect(node.backend.givenUp).toEqual([match]);
    expect(await node.read(roomIdOfMatch(match))).toMatchObject({
      phase: { name: 'void' },
      voidReason: 'unrenewed',
    });
  });

  it('are given up when their room goes on with a later start, not while it returns their fees [B17]', async () => {
    const node = await openNode();
    const match = await playing(node);
    const former = matchId.parse(`${roomIdOfMatch(match)}-0`);
    node.backend.open = [match, former];
    await node.pass(15_000);
    expect(node.backend.givenUp).toEqual([former]);
  });

  it('are looked for as soon as a node starts', async () => {
    const node = await openNode();
    node.backend.open = [LOST];
    const stop = buildApplication(node.ports).run(() => undefined);
    await node.pass(1);
    stop();
    expect(node.backend.givenUp).toEqual([LOST]);
  });

  it('are not given up while the store or the backend does not answer', async () => {
    const node = await openNode();
    node.backend.open = [LOST];
    const read = async () => {
      throw new StoreUnavailable('away');
    };
    const ports = { ...node.ports, store: { ...node.ports.store, read } };
    await expect(reclaimMatches(ports, nothing)).rejects.toThrow(StoreUnavailable);
    node.backend.open = null;
    await reclaimMatches(node.ports, nothing);
    expect(node.backend.givenUp).toEqual([]);
  });

  it('give every fee back after the memory of a node is gone, within its grace, and free the players', async () => {
    const time = new SimulatedTime(START);
    const quizApi = new SimulatedBackend(time, createChance('lost'), () => noFaults, new Violations());
    const coins = () => [ANNA, BEN].map((id) => quizApi.balances.get(id));
    for (const id of [ANNA, BEN]) {
      quizApi.balances.set(id, 20);
    }
    const dead = await openNode({ questions: quizApi, results: quizApi }, time);
    await playing(dead);
    await dead.pass(40_000);
    dead.stop();
    expect(coins()).toEqual([15, 15]);

    const next = await openNode({ questions: quizApi, results: quizApi }, time);
    await next.pass(30_000);
    expect(coins()).toEqual([15, 15]);
    await next.pass(50_000);
    expect(coins()).toEqual([20, 20]);
    await playing(next, 'second');
    expect(coins()).toEqual([15, 15]);
  });
});
