import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import type { LoadPlan } from './engine/load-profile.ts';
import { LoadRun } from './engine/load-run.ts';
import { type ProfileName, profileOf } from './engine/profiles.ts';
import type { Unrest } from './players/load-game.ts';
import { htmlReport } from './report/html-report.ts';
import { type LoadReport, reportOf } from './report/load-report.ts';
import type { Deployment } from './stack/deployment.ts';
import { startOwnStack } from './stack/own-stack.ts';

const quick = {
  BATTLE_REVEAL_MS: '50',
  BATTLE_COUNTDOWN_MS: '100',
  BATTLE_SEARCH_MS: '4000',
  BATTLE_QUESTION_MS: '5000',
  BATTLE_QUESTION_COUNT: '3',
  COMMANDS_PER_SECOND: '100',
};
let deployment: Deployment;

beforeAll(async () => {
  deployment = await startOwnStack({
    battleNodes: 2,
    store: 'redis',
    env: quick,
    settings: {},
    nodeFlags: [],
    say: () => {},
  });
}, 180_000);
afterAll(() => deployment.stop(), 60_000);

async function load(name: ProfileName, given: Partial<LoadPlan>, unrest?: Unrest): Promise<LoadReport> {
  const profile = { ...profileOf(name), ...(unrest && { unrest }) };
  const plan = { ...profile.defaults, players: 30, joinsPerSecond: 30, ...given };
  const run = new LoadRun(deployment, {
    profile,
    plan,
    client: 'light',
    strictPlayers: plan.players,
    languageId: '14',
    say: () => {},
    onSample: () => {},
  });
  const outcome = await run.run(await deployment.accounts(plan.players));
  const { about, bars: limits } = profile;
  const label = deployment.label;
  return reportOf(
    { profile: name, about, deployment: label, client: 'light', battleNodes: 2, plan, limits },
    outcome,
  );
}

/** Nothing that players or the ledger can see was broken, and it was looked for. */
function expectNothingLost({ invariants, whyNotReconciled, counts }: LoadReport): void {
  expect(invariants.filter(({ broken }) => broken > 0)).toEqual([]);
  const checked = invariants.filter(({ checks }) => checks > 0).map(({ id }) => id);
  expect(checked).toEqual(expect.arrayContaining(['I1', 'I2', 'I4', 'I5', 'I9', 'I10', 'I12', 'I16', 'I18']));
  expect(whyNotReconciled).toBe('');
  expect(counts.stuck).toBe(0);
}

it('[I1, I2, I4, I5, I9, I10, I12, I16, I18] loses nothing while links break, pages reload and players leave', async () => {
  const often = { cut: 0.1, reload: 0.1, leave: 0.02 };
  const report = await load('churn', { seconds: 2, thinkMs: { from: 100, to: 300 } }, often);
  expectNothingLost(report);
  expect(report.counts.joined).toBe(30);
  expect(report.latencies.back.count).toBeGreaterThan(0);
  expect(report.counts.settled).toBeGreaterThan(0);
}, 60_000);

it('brings everybody back into the battles when all links break at once, and reports it', async () => {
  const report = await load('reconnect-storm', { seconds: 1, thinkMs: { from: 300, to: 900 } });
  expectNothingLost(report);
  expect(report.latencies.back.count).toBe(30);
  expect(report.verdicts).toContainEqual(expect.objectContaining({ name: 'backShare', limit: 0.95 }));
  const page = htmlReport(report);
  expect(page).toContain('<svg');
  expect(page).toContain('share of the dropped who are back in 10 s');
  expect(page).not.toMatch(/<script|NaN|undefined/);
}, 60_000);

/** As Artillery calls a function of a scenario. */
type ScenarioFunction = (
  context: { readonly vars: object },
  events: { emit(...metric: unknown[]): void },
) => Promise<void>;

it('has a scenario for Artillery whose function plays a battle to its settlement', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quiz-arena-artillery-'));
  const artillery = join(import.meta.dirname, 'artillery');
  const { config, scenarios } = parse(readFileSync(join(artillery, 'random-battle.yml'), 'utf8'));
  const functions: Record<string, ScenarioFunction> = await import(join(artillery, config.processor));
  const play = functions[scenarios[0].flow[0].function];
  const accounts = await deployment.accounts(2);
  const tokens = join(folder, 'players.json');
  writeFileSync(tokens, JSON.stringify(accounts.map(({ id, token }) => ({ user_id: id, api_token: token }))));
  vi.stubEnv('BATTLE_TOKENS', tokens);
  const metrics: unknown[] = [];
  const vars = { ...config.variables, target: deployment.urls[0], thinkFromMs: 50, thinkToMs: 100 };
  const events = { emit: (...metric: unknown[]) => metrics.push(metric[1]) };
  await Promise.all([play?.({ vars }, events), play?.({ vars }, events)]);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  const [threshold] = Object.keys(config.plugins.ensure.thresholds[0]);
  expect(metrics).toContain(threshold?.replace('.p99', ''));
}, 60_000);
