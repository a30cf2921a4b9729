import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { equalSecrets } from '../http/equal-secrets.ts';
import { type CommandName, type CommandSpec, commandPath, commandSpecs } from './command-specs.ts';
import { mountBackups } from './mount-backups.ts';
import { CommandRefused, type OperatorEdge } from './operator-tools.ts';
import { runAudited } from './run-audited.ts';
import { runCommand } from './run-command.ts';

/** Most bytes of a command: an import brings whole files. */
const COMMAND_LIMIT_BYTES = 64 * 1024 * 1024;

/**
 * Mounts the operator commands: JSON in and out, the operator's key as the bearer, and in the header `idempotency-key`
 * a name for the deed if it must not be done twice. They run here, inside the process that owns the database, because
 * a second process on an embedded database would lose rows.
 */
export function mountOperator(
  app: FastifyInstance,
  tools: OperatorEdge & { operatorKey: string; mediaDirectory: string },
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: COMMAND_LIMIT_BYTES },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.addHook('onRequest', async (request, reply) => {
      const [, key] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if (key === undefined || !equalSecrets(key, tools.operatorKey)) {
        return reply.code(401).send({ error: 'The operator key is missing or wrong.' });
      }
    });
    for (const name of Object.keys(commandSpecs) as CommandName[]) {
      const options = { bodyLimit: COMMAND_LIMIT_BYTES };
      scope.post(commandPath(name), options, async (request, reply) => {
        const spec: CommandSpec = commandSpecs[name];
        const given = spec.arguments.safeParse(request.body ?? {});
        if (!given.success) return reply.code(400).send({ error: z.prettifyError(given.error) });
        const act = {
          command: name,
          given: spec.summarise?.(given.data) ?? given.data,
          onceKey: onceKeyOf(request),
          isAnswerSecret: spec.isAnswerSecret ?? false,
        };
        try {
          // A command's arguments were parsed by its own schema; which one that is, is known by name, not to the types.
          return await runAudited(act, tools, (own) => runCommand(name, given.data as never, own));
        } catch (error) {
          if (error instanceof CommandRefused) return reply.code(400).send({ error: error.message });
          throw error;
        }
      });
    }
    mountBackups(scope, tools);
  });
}

function onceKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key.slice(0, 200) : undefined;
}
