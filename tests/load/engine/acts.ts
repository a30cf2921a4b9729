import { setTimeout as pause } from 'node:timers/promises';
import type { LoadStage } from './load-profile.ts';

/** The reveal of a ramp's own stack: shorter, so that fewer players make as many answers. */
export const RAMP_REVEAL_MS = 250;

const SHORTEST_THINK_MS = 50;
/** Of two who think for 0.5 to 1.5 times as long, the slower one takes so many times as long on average. */
const SLOWER_OF_TWO = 1.17;
const STEPS = 10;
const SETTLE_MS = 2_000;
/** A step that gives less of what it wanted is beyond what the deployment carries. */
const SATURATED = 0.85;
const LATE_MS = 150;

/** They play on. */
export async function playOn({ plan }: LoadStage): Promise<void> {
  await pause(plan.seconds * 1_000);
}

const BACK_WITHIN_MS = 10_000;
const GIVE_UP_MS = 30_000;

/** All links break in one turn of the event loop, half-way; players come back with the pauses of the web client. */
export async function dropEverybody({ plan, players, measures, note, say }: LoadStage): Promise<void> {
  await pause(plan.seconds * 500);
  measures.back.reset();
  const dropped = players.filter((player) => player.isOnline && player.isInBattle);
  say(`${dropped.length} links break now`);
  const startedAt = performance.now();
  for (const player of dropped) player.cut();
  const passed = () => performance.now() - startedAt;
  while (measures.back.count < dropped.length && passed() < BACK_WITHIN_MS) await pause(20);
  note('backShare', measures.back.count / Math.max(1, dropped.length));
  while (measures.back.count < dropped.length && passed() < GIVE_UP_MS) await pause(20);
  say(`${measures.back.count} are back in their battles after ${(passed() / 1_000).toFixed(1)} s`);
  await pause(plan.seconds * 500);
}

/** More answers a second, step by step, until they are late or do not come any more. */
export async function climb({ plan, measures, think, note, noteStep, say }: LoadStage): Promise<void> {
  let capacity = 0;
  for (let step = 1; step <= STEPS; step += 1) {
    const wantedPerSecond = (plan.answersPerSecond * step) / STEPS;
    const cycleMs = (plan.players / wantedPerSecond) * 1_000;
    const meanMs = Math.max(SHORTEST_THINK_MS, (cycleMs - RAMP_REVEAL_MS) / SLOWER_OF_TWO);
    think(() => meanMs * (0.5 + Math.random()));
    // Who thinks by the former step finishes first.
    await pause(Math.max(SETTLE_MS, Math.min(cycleMs, 8_000)));
    measures.event.reset();
    const before = measures.answers;
    const startedAt = performance.now();
    await pause(plan.seconds * 1_000);
    const answersPerSecond = ((measures.answers - before) / (performance.now() - startedAt)) * 1_000;
    const { p50Ms, p99Ms } = measures.event.summary();
    noteStep({ wantedPerSecond, answersPerSecond, p50Ms, p99Ms });
    say(`${Math.round(answersPerSecond)} answers/s of ${Math.round(wantedPerSecond)}: p99 ${p99Ms} ms`);
    if (p99Ms <= LATE_MS) capacity = Math.max(capacity, answersPerSecond);
    if (p99Ms > 2 * LATE_MS || answersPerSecond < SATURATED * wantedPerSecond) break;
  }
  note('capacity', capacity);
}
