import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { operatorActs } from '../db/schema/operators.ts';
import { CommandRefused, type OperatorEdge, type OperatorTools } from './operator-tools.ts';

type Given = Readonly<Record<string, unknown>>;

/** One command as it was asked for. */
export interface Act {
  readonly command: string;
  /** Its arguments, as they are written down. */
  readonly given: Given;
  /** Names the deed: the same key is carried out once. Undefined: each call is a deed of its own. */
  readonly onceKey: string | undefined;
  /** Its answer is for the caller's eyes only: a repeat is refused instead of answered again. */
  readonly isAnswerSecret: boolean;
  /** What its transaction sees of others; default: what they have committed. */
  readonly isolation?: 'repeatable read';
}

/**
 * Carries out a command and writes down what was asked for and what became of it: a deed in the transaction that does
 * it, so that neither is there without the other; a refused or failed one by itself, for it changed nothing.
 * @throws CommandRefused
 */
export async function runAudited(
  { command, given, onceKey, isAnswerSecret, isolation }: Act,
  { db, clock, reader, tokens }: OperatorEdge,
  run: (tools: OperatorTools) => Promise<unknown>,
): Promise<unknown> {
  const [now, settings, wireSettings] = [clock.now(), await reader.read(), await reader.readWire()];
  const act = { command, given: plain(given), actedAt: now };
  try {
    const answer = await db.transaction(async (tx) => {
      const id = await recordDeed(tx, { ...act, onceKey });
      if (id === undefined) return await firstAnswer(tx, act, onceKey);
      const done = await run({ tx, now, settings, wireSettings, tokens });
      if (onceKey !== undefined && !isAnswerSecret) {
        await tx.update(operatorActs).set({ answer: done }).where(eq(operatorActs.id, id));
      }
      return done;
    }, isolation && { isolationLevel: isolation });
    reader.forget();
    return answer;
  } catch (error) {
    await db
      .insert(operatorActs)
      .values({ ...act, outcome: error instanceof CommandRefused ? 'refused' : 'failed' });
    throw error;
  }
}

/** What operators did, last first. */
export async function listActs(db: Queryable, limit: number): Promise<object[]> {
  const { id, command, given, outcome, actedAt, onceKey } = operatorActs;
  return await db
    .select({ id, command, given, outcome, actedAt, onceKey })
    .from(operatorActs)
    .orderBy(desc(id))
    .limit(limit);
}

/** Two at once with one key: the second waits here for the end of the first. @returns undefined for a repeat */
async function recordDeed(
  tx: Transaction,
  {
    onceKey = null,
    ...act
  }: { command: string; given: Given; actedAt: Date; onceKey: string | null | undefined },
): Promise<string | undefined> {
  const [row] = await tx
    .insert(operatorActs)
    .values({ ...act, onceKey, outcome: 'done' })
    .onConflictDoNothing({ target: operatorActs.onceKey })
    .returning({ id: operatorActs.id });
  return row?.id;
}

async function firstAnswer(
  tx: Transaction,
  { command, given }: { command: string; given: Given },
  onceKey = '',
): Promise<unknown> {
  const [first] = await tx.select().from(operatorActs).where(eq(operatorActs.onceKey, onceKey));
  if (first?.command !== command || !isDeepStrictEqual(first.given, given)) {
    throw new CommandRefused(`The key ${onceKey} belongs to another command.`);
  }
  if (first.answer === null)
    throw new CommandRefused(`The command with the key ${onceKey} was carried out before.`);
  return first.answer;
}

/** As it reads when it comes back from the database. */
function plain(given: Given): Given {
  return JSON.parse(JSON.stringify(given)) as Given;
}
