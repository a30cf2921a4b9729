import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { type CommandName, commandPath } from '../operator/command-specs.ts';
import { Usage } from './usage.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/** Sends a command to the running server. @throws Usage with the server's own words when it refuses */
export async function send(name: CommandName, given: object, onceKey?: string): Promise<unknown> {
  const response = await post(commandPath(name), {
    headers: {
      'content-type': 'application/json',
      ...(onceKey !== undefined && { 'idempotency-key': onceKey }),
    },
    body: JSON.stringify(given),
  });
  return await response.json();
}

/** Fetches a file; it appears under its name once it is whole. */
export async function fetchFile(path: string, file: string): Promise<void> {
  const { body } = await post(path, {});
  if (body === null) throw new Usage('The answer is empty.');
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    await pipeline(
      Readable.fromWeb(body as ReadableStream),
      createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }),
    );
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Sends a file. @returns the answer */
export async function sendFile(path: string, file: string): Promise<unknown> {
  if (!existsSync(file)) throw new Usage(`There is no file ${file}.`);
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
  const response = await post(path, {
    headers: { 'content-type': 'application/gzip' },
    body,
    duplex: 'half',
  });
  return await response.json();
}

async function post(path: string, request: RequestInit & { duplex?: 'half' }): Promise<Response> {
  const address = process.env.QUIZ_API_URL ?? 'http://127.0.0.1:8081';
  const headers = { ...request.headers, authorization: `Bearer ${operatorKey()}` };
  const response = await fetch(`${address}${path}`, { ...request, method: 'POST', headers }).catch(
    (cause: unknown) => {
      throw new Usage(`Nothing answers at ${address}. Start the game, or name its backend in QUIZ_API_URL.`, {
        cause,
      });
    },
  );
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined;
  throw new Usage(
    typeof error === 'string' ? error : `The server answers ${response.status}; its log says why.`,
  );
}

function operatorKey(): string {
  if (process.env.OPERATOR_KEY) return process.env.OPERATOR_KEY;
  const path = join(process.env.DATA_DIR ?? join(REPOSITORY, '.data'), 'secrets.json');
  if (!existsSync(path)) throw new Usage(`Set OPERATOR_KEY: there is no ${path} to read it from.`);
  return String((JSON.parse(readFileSync(path, 'utf8')) as { OPERATOR_KEY?: string }).OPERATOR_KEY ?? '');
}
