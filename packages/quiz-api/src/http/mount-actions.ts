import type { Action } from '@quiz-arena/contract/action';
import { actionNames, actions } from '@quiz-arena/contract/action-registry';
import type { Settings } from '@quiz-arena/contract/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Alerts } from '../alerts.ts';
import type { Clock } from '../clock.ts';
import { type Authority, authorise, readCredentials } from './authorise.ts';
import { type Envelope, errorEnvelope, statusOf, successEnvelope } from './envelope.ts';
import type { ActionHandlers, Context, Handler } from './handler.ts';
import type { RateLimits } from './rate-limits.ts';
import { readFields } from './read-fields.ts';
import { Refusal } from './refusal.ts';

export interface ActionEdge {
  readonly authority: Authority;
  readonly clock: Clock;
  readonly alerts: Alerts;
  readonly readSettings: () => Promise<Settings>;
  readonly imageUrl: (stored: string) => string;
  readonly limits: RateLimits;
}

interface Outcome {
  readonly status: number;
  readonly envelope: Envelope;
}

/** Mounts every action of the registry as `POST /api/{action}`. */
export function mountActions(app: FastifyInstance, handlers: ActionHandlers, edge: ActionEdge): void {
  for (const name of actionNames) {
    // One action's handler takes that action's input only; which one that is, is known by name, not to the types.
    const handler = handlers[name] as unknown as Handler<Action>;
    app.post(`/api/${name}`, async (request, reply) => {
      const { status, envelope } = await answerAction(actions[name], handler, request, edge);
      return sendEnvelope(reply, status, envelope);
    });
  }
}

export function sendEnvelope(reply: FastifyReply, status: number, envelope: Envelope): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(envelope);
}

async function answerAction(
  action: Action,
  handler: Handler<Action>,
  request: FastifyRequest,
  edge: ActionEdge,
): Promise<Outcome> {
  try {
    const credentials = await readCredentials(request, edge.authority);
    await edge.limits.count(request, credentials);
    const settings = await edge.readSettings();
    refuseClosed(action, settings, credentials.service === 'right');
    const caller = await authorise(action.access, credentials, edge.authority);
    const fields = await readFields(request);
    const input = action.request.safeParse(fields);
    if (!input.success) throw new Refusal('MISSING_FIELDS');
    const context = {
      db: edge.authority.db,
      settings,
      clock: edge.clock,
      now: edge.clock.now(),
      log: request.log,
      alerts: edge.alerts,
      imageUrl: edge.imageUrl,
      ...caller,
    } as Context;
    return { status: 200, envelope: successEnvelope(action, await handler(input.data, context)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: statusOf(error.reason, action), envelope: errorEnvelope(error.reason) };
  }
}

/** Maintenance and the demo version close actions to players; to the service only new holds, under maintenance. */
function refuseClosed(action: Action, settings: Settings, isService: boolean): void {
  const isShared = isService && action.access !== 'service';
  if (settings.app_maintenance && !action.isOpenInMaintenance && !isShared) throw new Refusal('MAINTENANCE');
  if (!isService && settings.demo_version && action.errorCodes.includes('DEMO_VERSION'))
    throw new Refusal('DEMO_VERSION');
}
