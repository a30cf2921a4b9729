import type { FastifyInstance } from 'fastify';

/**
 * Ends the connection with the answer once the server is closing: a client that would keep it for its next request
 * would keep the server from stopping.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
