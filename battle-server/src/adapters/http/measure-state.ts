import { Gauge, type Registry } from 'prom-client';
import type { BattlePorts } from '../../application/battle-ports.ts';
import { surveyRooms } from './survey-rooms.ts';

/** Rooms that one scrape reads: beyond it the phases and the oldest settlement are those of a sample. */
const SAMPLE = 5_000;
const MOST_ROOMS = 1_000_000;

/** Gauges read when they are scraped: this node's players, and the rooms and queues of all nodes. */
export function measureState(
  registry: Registry,
  ports: Pick<BattlePorts, 'store' | 'tickets' | 'clock'>,
  countPlayers: () => number,
): () => Promise<void> {
  const gauges = createGauges(registry);

  async function measureRooms(): Promise<void> {
    gauges.live.set((await ports.store.liveRooms(MOST_ROOMS)).length);
    const rooms = await surveyRooms(ports.store, SAMPLE);
    gauges.phases.reset();
    gauges.phases.inc({ phase: 'settling' }, 0);
    for (const { phase } of rooms) gauges.phases.inc({ phase });
    gauges.oldestSettlement.set(
      secondsSince(
        ports.clock.now(),
        rooms.flatMap(({ settlingSince }) => settlingSince ?? []),
      ),
    );
  }

  async function measureQueues(): Promise<void> {
    const queues = await ports.tickets.queues();
    const tickets = await Promise.all(queues.map((queue) => ports.tickets.waiting(queue, MOST_ROOMS)));
    const waiting = tickets.flat();
    gauges.waiting.set(waiting.length);
    gauges.longestWait.set(
      secondsSince(
        ports.clock.now(),
        waiting.map(({ searchedAt }) => searchedAt),
      ),
    );
  }

  return async () => {
    gauges.players.set(countPlayers());
    await measureRooms();
    await measureQueues();
  };
}

function createGauges(registry: Registry) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  return {
    players: gauge('battle_players', 'Players connected to this node'),
    live: gauge('battle_rooms_live', 'Live rooms of all nodes'),
    phases: new Gauge({
      name: 'battle_rooms',
      help: `Live rooms of all nodes by phase, of at most ${SAMPLE}; settling is the settlement backlog`,
      labelNames: ['phase'],
      registers: [registry],
    }),
    oldestSettlement: gauge(
      'battle_settlement_oldest_seconds',
      'Since the end of the battle whose receipt has waited longest, all nodes; 0: none waits',
    ),
    waiting: gauge('battle_queue_length', 'Players searching, all nodes'),
    longestWait: gauge('battle_queue_oldest_seconds', 'How long the longest search goes on, all nodes'),
  };
}

/** Since the earliest of `instants` (epoch milliseconds), 0 for none. */
function secondsSince(now: number, instants: readonly number[]): number {
  const earliest = instants.reduce((one, other) => Math.min(one, other), now);
  return (now - earliest) / 1_000;
}
