import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { plantedBugs } from './planted-bugs.ts';
import { runEvenings } from './run-evenings.ts';
import { runPlanted } from './run-planted.ts';
import { simulate } from './simulate.ts';
import { manyFaults } from './simulated-faults.ts';

const evenings = { players: 300, battlesEach: 4, nodes: 3, isCalm: false, isStoppedByFailure: false };

describe('the simulation', () => {
  it('plays 20,000 battles in which everything goes wrong and nothing breaks', async () => {
    const report = await runEvenings({ ...evenings, seed: '1', battles: 20_000 }, availableParallelism());
    expect(report.failures).toEqual([]);
    expect(report.completed).toBeGreaterThan(10_000);
    expect(Math.min(report.friend, report.group, report.rematches, report.rollbacks)).toBeGreaterThan(100);
  });

  it('1-8: who left a battle that a rollback brings back is kept from a second one by its next question (I11)', async () => {
    const report = await simulate({ seed: '1-8', players: 300, battles: 4, nodes: 3, faults: manyFaults });
    expect(report.violations).toEqual([]);
    expect(report.internalErrors).toBe(0);
  });

  it('1-15: a lobby whose maker’s coming was rolled back closes by its own deadline (I2)', async () => {
    const report = await simulate({ seed: '1-15', players: 300, battles: 4, nodes: 3, faults: manyFaults });
    expect(report.violations).toEqual([]);
    expect(report.internalErrors).toBe(0);
  });

  it('notices each of the twelve known bugs when it is planted', async () => {
    const outcomes = await runPlanted('1', availableParallelism());
    expect(outcomes).toHaveLength(12);
    expect(outcomes.filter(({ caughtBy }) => caughtBy === null)).toEqual([]);
    expect(outcomes.map(({ name }) => name)).toEqual(plantedBugs.map(({ name }) => name));
  });
});
