import { desc } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { operatorActs } from '../db/schema/operators.ts';
import type { CommandArguments, CommandName } from './command-specs.ts';
import { CommandRefused, type OperatorTools } from './operator-tools.ts';

type Outcome = (typeof operatorActs.$inferSelect)['outcome'];

/** Carries out a command and writes down what was asked for and what became of it, also when it is refused. */
export async function runAudited<Name extends CommandName>(
  name: Name,
  given: CommandArguments<Name>,
  tools: OperatorTools,
  run: (name: Name, given: CommandArguments<Name>, tools: OperatorTools) => Promise<unknown>,
): Promise<unknown> {
  const record = async (outcome: Outcome) => {
    const actedAt = tools.clock.now();
    await tools.db.insert(operatorActs).values({ command: name, given: { ...given }, outcome, actedAt });
  };
  try {
    const answer = await run(name, given, tools);
    await record('done');
    return answer;
  } catch (error) {
    await record(error instanceof CommandRefused ? 'refused' : 'failed');
    throw error;
  }
}

/** What operators did, last first. */
export async function listActs(db: Queryable, limit: number): Promise<object[]> {
  return await db.select().from(operatorActs).orderBy(desc(operatorActs.id)).limit(limit);
}
