import { Gauge, type Registry } from 'prom-client';
import type { BattlePorts } from '../../application/battle-ports.ts';
import { surveyRooms } from './survey-rooms.ts';

/** Rooms that one scrape reads: beyond it the phases are those of a sample. */
const SAMPLE = 1_000;
const MOST_ROOMS = 1_000_000;

/** Gauges read when they are scraped: this node's players, and the rooms and queues of all nodes. */
export function measureState(
  registry: Registry,
  ports: Pick<BattlePorts, 'store' | 'tickets'>,
  countPlayers: () => number,
): () => Promise<void> {
  const registers = [registry];
  const players = new Gauge({ name: 'battle_players', help: 'Players connected to this node', registers });
  const live = new Gauge({ name: 'battle_rooms_live', help: 'Live rooms of all nodes', registers });
  const phases = new Gauge({
    name: 'battle_rooms',
    help: `Live rooms of all nodes by phase, of at most ${SAMPLE}; settling is the settlement backlog`,
    labelNames: ['phase'],
    registers,
  });
  const waiting = new Gauge({ name: 'battle_queue_length', help: 'Players searching, all nodes', registers });
  return async () => {
    players.set(countPlayers());
    live.set((await ports.store.liveRooms(MOST_ROOMS)).length);
    phases.reset();
    for (const { phase } of await surveyRooms(ports.store, SAMPLE)) phases.inc({ phase });
    phases.inc({ phase: 'settling' }, 0);
    let searching = 0;
    for (const queue of await ports.tickets.queues()) {
      searching += (await ports.tickets.waiting(queue, MOST_ROOMS)).length;
    }
    waiting.set(searching);
  };
}
