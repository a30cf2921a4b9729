import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { BackupRefused } from '../db/backup.ts';
import { operatorActs } from '../db/schema/operators.ts';
import { saveSetting } from '../domains/settings/repository.ts';
import { readBackup, withTemporaryFile, writeBackup } from './backup-file.ts';
import { CommandRefused, type OperatorEdge, type OperatorTools } from './operator-tools.ts';
import { runAudited } from './run-audited.ts';

const RESTORE_LIMIT_BYTES = 64 * 1024 ** 3;

/**
 * Mounts `backup` and `restore`, which carry files. Both go by way of a temporary file, so that no transaction waits
 * for a slow line: on the embedded database everything else would wait with it.
 */
export function mountBackups(scope: FastifyInstance, edge: OperatorEdge & { mediaDirectory: string }): void {
  const pictureDirectory = join(edge.mediaDirectory, 'profiles');
  const temporary = join(tmpdir(), 'quiz-arena-backups');
  const act = { given: {}, onceKey: undefined, isAnswerSecret: false };

  scope.post('/operator/backup', async (_request, reply) => {
    const file = await withTemporaryFile(temporary, async (path) => {
      await runAudited({ ...act, command: 'backup', isolation: 'repeatable read' }, edge, ({ tx, now }) =>
        writeBackup(tx, { path, pictureDirectory, at: now }),
      );
      // Its name may go: what is open can be read to the end.
      return await open(path);
    });
    return reply.type('application/gzip').send(file.createReadStream());
  });

  scope.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));
  scope.post('/operator/restore', { bodyLimit: RESTORE_LIMIT_BYTES }, async (request, reply) => {
    try {
      return await withTemporaryFile(temporary, async (path) => {
        await pipeline(request.body as Readable, createWriteStream(path, { mode: 0o600 }));
        return await runAudited({ ...act, command: 'restore' }, edge, (tools) =>
          restore({ path, pictureDirectory }, tools),
        );
      });
    } catch (error) {
      if (error instanceof CommandRefused) return reply.code(400).send({ error: error.message });
      throw error;
    }
  });
}

async function restore(
  from: { path: string; pictureDirectory: string },
  { tx, settings, now }: OperatorTools,
): Promise<object> {
  if (!settings.app_maintenance) {
    throw new CommandRefused(
      'A restore replaces everything: first close the game with `settings set app_maintenance 1`.',
    );
  }
  const restored = await readBackup(tx, from).catch((error: unknown) => {
    throw error instanceof BackupRefused ? new CommandRefused(error.message) : error;
  });
  // The record of this command went with everything else: it is written again.
  await tx.insert(operatorActs).values({ command: 'restore', given: {}, outcome: 'done', actedAt: now });
  await saveSetting(tx, 'app_maintenance', '1', now);
  return { ...restored, maintenance: 'on' };
}
