import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import type { Random } from '@quiz-arena/quiz-rules/seeded-random';
import { findLeak } from './find-leak.ts';
import { type HostileRequest, hostileRequest } from './hostile-request.ts';

/** So many are under way at once. */
const LANES = 12;
const ANSWERED_WITHIN_MS = 20_000;
/** A body that has left before its refusal arrives, bytes. */
const SENT_AT_ONCE = 16_384;
/** What a request that cannot be understood, or is not allowed, is answered with; 200 carries a code. */
const STATUSES: ReadonlySet<number> = new Set([200, 400, 401, 403, 404, 405, 408, 413, 414, 415, 431]);

interface RequestPlan {
  readonly url: string;
  readonly count: number;
  readonly tokens: readonly string[];
  readonly random: Random;
  readonly secrets: readonly string[];
}

export interface RequestReport {
  readonly requests: number;
  /** Answers by status; `none`: the connection ended first, as this side wanted or the server did. */
  readonly statuses: Readonly<Record<string, number>>;
  /** What was wrong, and how often. */
  readonly findings: Readonly<Record<string, number>>;
}

/** Sends hostile requests to a quiz backend and judges its answers. */
export async function sendRequests(plan: RequestPlan): Promise<RequestReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const statuses: Record<string, number> = {};
  const findings: Record<string, number> = {};
  let sent = 0;
  const lane = async () => {
    while (sent < plan.count) {
      sent += 1;
      const hostile = hostileRequest(plan.random);
      const token = plan.random() < 0.8 ? plan.tokens[sent % plan.tokens.length] : undefined;
      const answer = await sendSurely(plan.url, hostile, token, agent);
      add(statuses, 'why' in answer ? 'none' : String(answer.status));
      const wrong = judge(answer, hostile, plan.secrets);
      if (wrong !== undefined) add(findings, `${hostile.family}: ${wrong}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  agent.destroy();
  return { requests: sent, statuses, findings };
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The connection ended first. */
interface NoAnswer {
  readonly why: string;
  /** It had been kept from another request. */
  readonly isKept: boolean;
}

/**
 * A kept connection may be closed just when the next request goes out on it, which was never read then: it goes again.
 * What happens on a fresh connection counts.
 */
async function sendSurely(...given: Parameters<typeof send>): Promise<Answer | NoAnswer> {
  for (;;) {
    const answer = await send(...given);
    const isStale = 'why' in answer && answer.isKept && ['ECONNRESET', 'EPIPE'].includes(answer.why);
    if (!isStale || given[1].cutAt !== undefined) return answer;
  }
}

async function send(
  url: string,
  { action, contentType, body, cutAt }: HostileRequest,
  token: string | undefined,
  agent: Agent,
): Promise<Answer | NoAnswer> {
  const request = httpRequest(`${url}/api/${action}`, {
    agent,
    method: 'POST',
    headers: {
      'content-type': contentType,
      'content-length': body.length,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });
  const answered = once(request, 'response');
  // Listened to below; a request that is cut fails before that.
  answered.catch(() => undefined);
  if (cutAt === undefined) request.end(body);
  else request.write(body.subarray(0, cutAt), () => request.destroy());
  try {
    const [response] = await answered;
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { status: Number(response.statusCode), text: Buffer.concat(chunks).toString('utf8') };
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { why, isKept: request.reusedSocket };
  }
}

function judge(
  answer: Answer | NoAnswer,
  { family, cutAt, body: sent }: HostileRequest,
  secrets: readonly string[],
): string | undefined {
  // Who is refused while he still sends may lose the answer with the connection.
  if ('why' in answer)
    return cutAt === undefined && sent.length < SENT_AT_ONCE ? `no answer: ${answer.why}` : undefined;
  const { status, text } = answer;
  if (!STATUSES.has(status)) return `status ${status}`;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `an answer that is no JSON: ${text.slice(0, 60)}`;
  }
  const { error, message } = body as { error?: unknown; message?: unknown };
  if (error === false) return findLeak(text, secrets) === 'a secret' ? 'a secret in an answer' : undefined;
  if (message === '122') return 'a fault of the server';
  const leak = findLeak(text, secrets);
  if (leak !== undefined) return `an answer that tells of the inside: ${leak}`;
  const keys = Object.keys(body as object).join();
  return keys === 'error,message' || family === 'unknown path'
    ? undefined
    : `a refusal with the keys ${keys}`;
}

function add(counts: Record<string, number>, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}
