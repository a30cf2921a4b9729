import type { ChaosScenario, Figure } from '../scenarios/scenario.ts';
import type { ScenarioRun } from './run-scenario.ts';

/** Broken promises shown of one run, and characters of each. */
const SHOWN = 8;
const WIDTH = 200;

/** A run in a few lines, as it is shown when it has ended. */
export function describeRun(run: ScenarioRun): string {
  const verdict = run.isSabotaged
    ? run.isGood
      ? 'caught (switched off on purpose)'
      : 'NOT CAUGHT, although what it guards was switched off'
    : run.isGood
      ? 'held'
      : 'FAILED';
  const figures = run.figures.map(describeFigure).join(' · ');
  const lines = run.violations.slice(0, SHOWN).map((violation) => `    ${violation.slice(0, WIDTH)}`);
  const rest = run.violations.length - lines.length;
  return [
    `${run.scenario}: ${verdict}, ${run.seconds} s`,
    ...(figures === '' ? [] : [`    ${figures}`]),
    ...lines,
    ...(rest > 0 ? [`    and ${rest} more`] : []),
  ].join('\n');
}

function describeFigure({ name, value, unit, atLeast, atMost }: Figure): string {
  const bars = [
    ...(atLeast === undefined ? [] : [`≥ ${atLeast}`]),
    ...(atMost === undefined ? [] : [`≤ ${atMost}`]),
  ];
  const bar = bars.length === 0 ? '' : ` (${bars.join(', ')})`;
  return `${name} ${value}${unit === '' ? '' : ` ${unit}`}${bar}`;
}

/** Every scenario with what it does and guards. */
export function describeScenarios(scenarios: readonly ChaosScenario[]): string {
  return scenarios
    .map(({ name, fault, guards, invariants, sabotage }) =>
      [
        name,
        `    fault      ${fault}`,
        `    guards     ${guards}`,
        `    holds      ${invariants.join(', ')}`,
        `    sabotage   ${sabotage.what}`,
      ].join('\n'),
    )
    .join('\n');
}

/** One line a scenario: its runs. */
export function summarise(runs: readonly ScenarioRun[]): string {
  const names = [...new Set(runs.map(({ scenario }) => scenario))];
  return names
    .map((name) => {
      const own = runs.filter(({ scenario }) => scenario === name);
      const verdicts = own.map(({ isGood, seconds }) => `${isGood ? 'good' : 'BAD'} ${seconds} s`);
      return `${name.padEnd(24)} ${verdicts.join(', ')}`;
    })
    .join('\n');
}
