import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { equalSecrets } from '../http/equal-secrets.ts';
import { type CommandName, commandPath, commandSpecs } from './command-specs.ts';
import { CommandRefused, type OperatorTools } from './operator-tools.ts';
import { runAudited } from './run-audited.ts';
import { runCommand } from './run-command.ts';

/**
 * Mounts the operator commands: JSON in and out, the operator's key as the bearer. They run here, inside the
 * process that owns the database, because a second process on an embedded database would lose rows.
 */
export function mountOperator(app: FastifyInstance, tools: OperatorTools & { operatorKey: string }): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.addHook('onRequest', async (request, reply) => {
      const [, key] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if (key === undefined || !equalSecrets(key, tools.operatorKey)) {
        return reply.code(401).send({ error: 'The operator key is missing or wrong.' });
      }
    });
    for (const name of Object.keys(commandSpecs) as CommandName[]) {
      scope.post(commandPath(name), async (request, reply) => {
        const given = commandSpecs[name].arguments.safeParse(request.body ?? {});
        if (!given.success) return reply.code(400).send({ error: z.prettifyError(given.error) });
        try {
          return await runAudited(name, given.data as never, tools, runCommand);
        } catch (error) {
          if (error instanceof CommandRefused) return reply.code(400).send({ error: error.message });
          throw error;
        }
      });
    }
  });
}
