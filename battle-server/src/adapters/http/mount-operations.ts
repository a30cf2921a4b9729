import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { BattlePorts } from '../../application/battle-ports.ts';
import { measureState } from './measure-state.ts';
import type { PrometheusMeter } from './prometheus-meter.ts';
import { surveyRooms } from './survey-rooms.ts';

const ROOMS_SHOWN = 200;

export interface OperationsOptions {
  readonly ports: Pick<BattlePorts, 'store' | 'tickets' | 'clock'>;
  readonly meter: PrometheusMeter;
  readonly operatorKey: string;
  readonly isDraining: () => boolean;
  /** Throws when no part of the store answers. */
  readonly reachStore: () => Promise<void>;
  readonly countPlayers: () => number;
}

/**
 * What operators ask a node: `/healthz` the process answers; `/readyz` it may be sent players (503 while it
 * drains or cannot reach its store); `/metrics` for Prometheus; `/rooms` with the operator key as the bearer.
 */
export function mountOperations(app: FastifyInstance, options: OperationsOptions): void {
  const { ports, meter, isDraining, reachStore } = options;
  const measure = measureState(meter.registry, ports, options.countPlayers);

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    try {
      await reachStore();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the store does not answer');
      return reply.code(503).send({ status: 'store unavailable' });
    }
  });

  app.get('/metrics', async (request, reply) => {
    await measure().catch((error: unknown) => request.log.warn({ err: error }, 'gauges are stale'));
    return reply.type(meter.registry.contentType).send(await meter.registry.metrics());
  });

  app.get('/rooms', async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined || !isSame(given, options.operatorKey)) {
      return reply.code(401).send({ status: 'operator key needed' });
    }
    return { rooms: await surveyRooms(ports.store, ROOMS_SHOWN) };
  });
}

/** Takes the same time whatever differs. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
