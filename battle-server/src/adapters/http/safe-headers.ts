import type { FastifyInstance } from 'fastify';

/** A battle node has nothing that a browser should show, run or frame. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

/** Every answer of `app`, refusals and unknown addresses too, tells browsers to do nothing with it. */
export function sendSafeHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => void reply.headers(HEADERS));
}
