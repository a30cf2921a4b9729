import { runSteps, type Step } from './run-steps.ts';

/** `pnpm check`: what must hold before a commit. */
export const CHECKS: readonly Step[] = [
  { name: 'format and lint', command: 'biome', args: ['check', '.'] },
  { name: 'typed lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  {
    name: 'import direction',
    command: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.cjs',
      'web/src',
      'battle-server/src',
      'packages',
      'tests',
      'scripts',
    ],
  },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'rules have tests', command: process.execPath, args: ['scripts/list-rules.ts'] },
];

const UNIT: Step = {
  name: 'unit',
  command: 'vitest',
  args: ['run', '--project', 'unit', '--project', 'web*'],
};

if (import.meta.main) {
  const results = await runSteps([...CHECKS, UNIT]);
  process.exit(results.every((result) => result.isGood) ? 0 : 1);
}
