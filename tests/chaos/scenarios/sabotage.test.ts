import { readFileSync } from 'node:fs';
import { patched } from '@quiz-arena/battle-server/testing/plant-patches';
import { describe, expect, it } from 'vitest';
import { chaosScenarios } from './chaos-scenarios.ts';

const root = new URL('../../../', import.meta.url);
const patches = chaosScenarios.flatMap(({ name, sabotage }) =>
  sabotage.patches.map((patch) => ({ name, ...patch, file: new URL(patch.file, root) })),
);

describe('what the chaos scenarios guard', () => {
  it.each(patches)('can be switched off for $name in $file.pathname', (patch) => {
    const source = readFileSync(patch.file, 'utf8');
    expect(patched(source, patch)).not.toBe(source);
  });

  it('has a name, a switch and invariants for each', () => {
    const names = chaosScenarios.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const bare = chaosScenarios.filter(
      ({ invariants, sabotage }) =>
        invariants.length === 0 || (sabotage.patches.length === 0 && sabotage.hasNoFile !== true),
    );
    expect(bare).toEqual([]);
  });
});
