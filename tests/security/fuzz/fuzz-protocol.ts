import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';
import type { MeasuredServer } from '../../bench/battle/measured-server.ts';
import type { LatencySummary } from '../../load/driver/latency.ts';
import type { SecurityStack } from '../stack/security-stack.ts';
import { FuzzLane } from './fuzz-lane.ts';
import { FuzzTally } from './fuzz-tally.ts';
import { type RequestReport, sendRequests } from './send-requests.ts';
import { isFlat, type SettledMemory, settledMemory, untilIdle } from './settled-memory.ts';
import { ValidPlay } from './valid-play.ts';

const LANES = 32;
const COINS = 1_000_000;
/** Memory is read after these parts of the frames; the first reading is what the last is held against. */
const READ_AFTER = [0.2, 0.6, 1] as const;

interface FuzzPlan {
  /** Frames that have surely arrived. */
  readonly frames: number;
  readonly requests: number;
  readonly seed: string;
  readonly say?: (line: string) => void;
}

/** What a server's memory did: after the warm-up, in between, at the end. */
interface MemoryCourse {
  readonly readings: readonly SettledMemory[];
  readonly isFlat: boolean;
}

export interface FuzzReport {
  readonly seed: string;
  readonly frames: number;
  readonly framesPerSecond: number;
  readonly byFamily: Readonly<Record<string, number>>;
  readonly connections: number;
  readonly answers: number;
  readonly requests: RequestReport;
  readonly battle: MemoryCourse;
  readonly api: MemoryCourse;
  /** Battles that two players played to their end meanwhile, and how long their answers took to be acked. */
  readonly validBattles: number;
  readonly validAcks: LatencySummary;
  /** Everything that should not have been. */
  readonly findings: readonly string[];
}

/** Attacks a battle node with frames and a quiz backend with requests while two players play on. */
export async function fuzzProtocol(stack: SecurityStack, plan: FuzzPlan): Promise<FuzzReport> {
  const { frames, requests, seed, say = () => undefined } = plan;
  const secrets = Object.values(stack.secrets);
  const [ada, bob, ...attackers] = await stack.createPlayers(LANES + 2, COINS);
  if (ada === undefined || bob === undefined) throw new Error('two players were asked for');
  const play = new ValidPlay(stack.battle.url, [ada.token, bob.token]);
  const tally = new FuzzTally();
  const lanes = attackers.map(
    ({ token }, lane) =>
      new FuzzLane({
        url: stack.battle.url,
        token,
        seed: `${seed} ${lane}`,
        secrets: [...secrets, ada.token, bob.token],
        tally,
      }),
  );
  const random = seededRandom(`${seed} requests`);
  const readings: { battle: SettledMemory; api: SettledMemory }[] = [];
  const statuses: Record<string, number> = {};
  const refused: Record<string, number> = {};
  let requestsSent = 0;
  let attackMs = 0;
  for (const part of READ_AFTER) {
    tally.aim(Math.round(frames * part));
    const startedAt = performance.now();
    const playing = play.run();
    await Promise.all(lanes.map((lane) => lane.run()));
    attackMs += performance.now() - startedAt;
    const wanted = Math.round(requests * part) - requestsSent;
    const sent = await sendRequests({
      url: stack.api.url,
      count: wanted,
      tokens: attackers.map(({ token }) => token),
      random,
      secrets,
    });
    requestsSent += sent.requests;
    addAll(statuses, sent.statuses);
    addAll(refused, sent.findings);
    play.stop();
    await playing;
    await untilIdle(stack.battle);
    readings.push({ battle: await settledMemory(stack.battle), api: await settledMemory(stack.api) });
    const memory = readings.at(-1);
    say(
      `${tally.total} frames, ${requestsSent} requests: battle node ${memory?.battle.rssMb} MB, quiz-api ${memory?.api.rssMb} MB resident`,
    );
  }
  const [battle, api] = [
    courseOf(readings.map((one) => one.battle)),
    courseOf(readings.map((one) => one.api)),
  ];
  const findings = [
    ...[...tally.findings].map(([what, count]) => `${count} × ${what}`),
    ...Object.entries(refused).map(([what, count]) => `${count} × ${what}`),
    ...play.faults.map((fault) => `a valid player: ${fault}`),
    ...badEnds(play),
    ...(await afterwards(stack, battle, api)),
  ];
  return {
    seed,
    frames: tally.total,
    framesPerSecond: Math.round(tally.total / (attackMs / 1_000)),
    byFamily: Object.fromEntries(tally.frames),
    connections: tally.connections,
    answers: tally.answers,
    requests: { requests: requestsSent, statuses, findings: refused },
    battle,
    api,
    validBattles: play.battles,
    validAcks: play.measures.ack.summary(),
    findings,
  };
}

function badEnds({ measures, battles }: ValidPlay): string[] {
  const ends = [...measures.ends].filter(([reason]) => reason !== 'completed');
  const refusals = [...measures.refusals].filter(([what]) => !what.endsWith(' BUSY'));
  return [
    ...refusals.map(([what, count]) => `${count} × a valid player was refused: ${what}`),
    ...ends.map(([reason, count]) => `${count} × a valid player’s battle ended: ${reason}`),
    ...(battles === 0 ? ['no valid battle was played'] : []),
  ];
}

/** Whether the servers live, the books fit, no fault was logged and memory is where it was. */
async function afterwards(stack: SecurityStack, battle: MemoryCourse, api: MemoryCourse): Promise<string[]> {
  const servers: readonly (readonly [string, MeasuredServer, MemoryCourse])[] = [
    ['the battle node', stack.battle, battle],
    ['quiz-api', stack.api, api],
  ];
  const findings = servers.flatMap(([name, server, course]) => [
    ...(server.hasEnded() ? [`${name} has ended`] : []),
    ...(course.isFlat ? [] : [`the memory of ${name} grew: ${JSON.stringify(course.readings)}`]),
  ]);
  const faults = stack
    .readLogs()
    .split('\n')
    .filter((line) => /"level":(?:50|60)|^\s+at /.test(line));
  if (faults.length > 0)
    findings.push(`${faults.length} faults in the logs, such as ${faults[0]?.slice(0, 400)}`);
  const books = (await stack.operate('reconcile', {})) as { faults: readonly unknown[] };
  return [...findings, ...books.faults.map((fault) => `the ledger: ${JSON.stringify(fault)}`)];
}

function courseOf(readings: readonly SettledMemory[]): MemoryCourse {
  const [first, last] = [readings[0], readings.at(-1)];
  return { readings, isFlat: first !== undefined && last !== undefined && isFlat(first, last) };
}

function addAll(counts: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [what, count] of Object.entries(more)) counts[what] = (counts[what] ?? 0) + count;
}
