import type { FastifyInstance } from 'fastify';
import { errorEnvelope } from './envelope.ts';
import { sendEnvelope } from './mount-actions.ts';

/** Browsers name the page that calls; pages of other sites are refused. Without an Origin header it is no browser. */
export function refuseOtherOrigins(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || allowed.includes(origin)) return;
    return sendEnvelope(reply, 403, errorEnvelope('NOT_ALLOWED'));
  });
}
