import type { FastifyError, FastifyInstance } from 'fastify';
import { errorEnvelope, statusOf } from './envelope.ts';
import { sendEnvelope } from './mount-actions.ts';

/** The one catcher: whatever no handler expected becomes an envelope that tells nothing of the inside. */
export function registerFaultHandlers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return sendEnvelope(reply, 413, errorEnvelope('MISSING_FIELDS'));
    if (status >= 400 && status < 500) return sendEnvelope(reply, 400, errorEnvelope('MISSING_FIELDS'));
    request.log.error({ err: error, route: request.routeOptions.url }, 'unhandled fault');
    return sendEnvelope(reply, statusOf('SOMETHING_WENT_WRONG'), errorEnvelope('SOMETHING_WENT_WRONG'));
  });
  app.setNotFoundHandler((_request, reply) => sendEnvelope(reply, 404, errorEnvelope('DATA_NOT_FOUND')));
}
