import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * How many battles of two a running quiz-api settles in a second, over HTTP as battle servers do it: every match holds
 * two fees and is settled by one receipt with all its answers. Settlements alone are timed.
 */
const HELP = `node tests/bench/settlements.ts [options]
  --api URL          a running quiz-api (http://127.0.0.1:8081)
  --matches N        matches to settle (1000)
  --players N        players who meet in them (200)
  --concurrency N    receipts under way at once (16)
  --json FILE        writes the figures there too
SERVICE_KEY and OPERATOR_KEY are those of the server. It leaves its players behind: use a database of its own.`;

const { values } = parseArgs({
  options: {
    api: { type: 'string', default: 'http://127.0.0.1:8081' },
    matches: { type: 'string', default: '1000' },
    players: { type: 'string', default: '200' },
    concurrency: { type: 'string', default: '16' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

interface Match {
  readonly id: string;
  readonly players: readonly [string, string];
  readonly questions: readonly { readonly id: string; readonly answer: string }[];
}

async function operate(command: string, given: object) {
  const response = await fetch(`${values.api}/operator/${command}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${process.env.OPERATOR_KEY ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(given),
  });
  if (!response.ok) throw new Error(`${command} answers ${response.status}: ${await response.text()}`);
  return response.json();
}

async function callAsService(action: string, fields: Record<string, string>) {
  const response = await fetch(`${values.api}/api/${action}`, {
    method: 'POST',
    headers: { 'x-service-key': process.env.SERVICE_KEY ?? '' },
    body: new URLSearchParams(fields),
  });
  const envelope = await response.json();
  if (envelope.error) throw new Error(`${action} answers ${envelope.message}`);
  return envelope;
}

async function createPlayers(count: number): Promise<string[]> {
  const { users } = await operate('load-users', { count, coins: 1_000_000 });
  return users.map(({ user_id }: { user_id: string }) => user_id);
}

/** Two players of different matches at a time: a player holds one fee only. */
async function holdFees(players: readonly [string, string], id: string): Promise<Match> {
  const fields = { match_id: id, entry_coin: '5', quiz_type: '1.3' };
  const { data } = await callAsService('get_random_questions', { ...fields, user_id: players[0] });
  await callAsService('get_random_questions', { ...fields, user_id: players[1] });
  return { id, players, questions: data };
}

async function settle({ id, players, questions }: Match): Promise<void> {
  const dataOf = (right: number) =>
    questions.map(({ id: questionId, answer }, index) => ({
      id: questionId,
      answer: index < right ? answer : '',
      second: '3.250',
    }));
  await callAsService('set_quiz_coin_score', {
    quiz_type: '1.3',
    match_id: id,
    outcome: 'completed',
    play_questions: JSON.stringify({
      user1_id: players[0],
      user1_data: dataOf(8),
      user2_id: players[1],
      user2_data: dataOf(5),
    }),
  });
}

/** Runs `work` over all items, `concurrency` at a time. @returns milliseconds that each took */
async function runAll<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<void>,
) {
  const durations: number[] = [];
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const item of waiting) {
        const startedAt = performance.now();
        await work(item);
        durations.push(performance.now() - startedAt);
      }
    }),
  );
  return durations;
}

async function main(): Promise<void> {
  const [total, concurrency] = [Number(values.matches), Number(values.concurrency)];
  const players = await createPlayers(Number(values.players));
  const pairs = Math.floor(players.length / 2);
  const durations: number[] = [];
  const begunAt = Date.now();
  let settlingMs = 0;
  for (let first = 0; first < total; first += pairs) {
    const matches: Match[] = [];
    const places = Array.from({ length: Math.min(pairs, total - first) }, (_, place) => place);
    // Who meets whom changes from round to round.
    const shift = (first / pairs) % pairs;
    await runAll(places, concurrency, async (place) => {
      const pair = [players[place] ?? '', players[pairs + ((place + shift) % pairs)] ?? ''] as const;
      matches.push(await holdFees(pair, `bench-${begunAt}-${first + place}`));
    });
    const startedAt = performance.now();
    durations.push(...(await runAll(matches, concurrency, settle)));
    settlingMs += performance.now() - startedAt;
  }
  const { faults } = await operate('reconcile', {});
  report(durations, settlingMs, faults);
}

function report(durations: number[], settlingMs: number, faults: readonly unknown[]): void {
  durations.sort((one, other) => one - other);
  const percentile = (share: number) =>
    Math.round((durations[Math.floor(durations.length * share)] ?? 0) * 10) / 10;
  const figures = {
    settlements: durations.length,
    perSecond: Math.round((durations.length / settlingMs) * 10_000) / 10,
    p50Ms: percentile(0.5),
    p95Ms: percentile(0.95),
    p99Ms: percentile(0.99),
    ledgerFaults: faults.length,
  };
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
  for (const [name, figure] of Object.entries(figures))
    process.stdout.write(`${name.padEnd(14)} ${figure}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

if (values.help) process.stdout.write(`${HELP}\n`);
else await main();
