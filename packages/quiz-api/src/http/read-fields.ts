import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Fields by name: texts, and files of a multipart body; a field that was sent empty is left out. */
export type FormFields = Readonly<Record<string, string | Blob>>;

/**
 * Reads a form body, multipart or urlencoded; none is an empty one.
 * A field sent twice is refused: two readers could take different ones for the truth.
 */
export async function readFields(request: FastifyRequest): Promise<FormFields> {
  const fields = request.isMultipart()
    ? await readParts(request)
        .catch(refuseBrokenBody)
        .finally(() => discardRest(request))
    : readUrlencoded(request.body);
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

async function readParts(request: FastifyRequest): Promise<[string, string | Blob][]> {
  const fields = new Map<string, string | Blob>();
  const isClosed = watchEnd(request);
  let isRepeated = false;
  for await (const part of request.parts()) {
    // Every part is read to its end, also a refused one: the parser waits for it.
    const value = part.type === 'file' ? new Blob([new Uint8Array(await part.toBuffer())]) : readText(part);
    if (fields.has(part.fieldname)) isRepeated = true;
    fields.set(part.fieldname, value);
  }
  if (!isClosed()) throw new UnparsableBody('the body ends before its closing boundary');
  if (isRepeated) throw new Refusal('MISSING_FIELDS');
  return [...fields];
}

/** A parser that gives up leaves the rest of the body where it is, in the way of the connection's next request. */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** The parser drops a field that a body breaks off in, without a word; so the end of the body is looked at here. */
function watchEnd(request: FastifyRequest): () => boolean {
  const [, boundary = ''] = /boundary="?([^";]+)/i.exec(request.headers['content-type'] ?? '') ?? [];
  const closing = `--${boundary.trim()}--`;
  let tail = '';
  request.raw.on('data', (chunk: Buffer) => {
    tail = (tail + chunk.subarray(-2 * closing.length).toString('latin1')).slice(-2 * closing.length);
  });
  return () => tail.includes(closing);
}

function readText(part: { value: unknown; valueTruncated: boolean; fieldnameTruncated: boolean }): string {
  if (part.valueTruncated || part.fieldnameTruncated) throw new FieldTooLarge();
  return String(part.value);
}

/** The parser's own complaints about a body carry no status: they are the sender's fault. */
function refuseBrokenBody(error: unknown): never {
  if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error;
  throw new UnparsableBody('multipart', { cause: error });
}

/** The parser gives a repeated field as a list. */
function readUrlencoded(body: unknown): [string, string][] {
  return Object.entries(body ?? {}).map(([field, value]) => {
    if (typeof value !== 'string') throw new Refusal('MISSING_FIELDS');
    return [field, value];
  });
}

/** One field beyond its limit is answered like a body beyond its limit. */
class FieldTooLarge extends Error {
  readonly statusCode = 413;
}

class UnparsableBody extends Error {
  readonly statusCode = 400;
}
