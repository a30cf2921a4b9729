import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  breakingPoints,
  coresFor,
  type DailyDemand,
  memoryMb,
  peakOf,
  perCore,
  type TierCosts,
  type UnitCosts,
  USABLE,
} from './capacity.ts';

const none: TierCosts = { nodes: 0, redis: 0, api: 0, database: 0 };
const costs: UnitCosts = {
  answer: { nodes: 500, redis: 100, api: 0, database: 0 },
  join: { nodes: 2_000, redis: 200, api: 3_000, database: 1_000 },
  settlement: { ...none, api: 5_000, database: 3_000 },
  quiz: { ...none, api: 6_000, database: 4_000 },
  kbPerPlayer: 20,
};
const demand: DailyDemand = {
  players: 36_000,
  battles: 2,
  answersPerBattle: 10,
  quizzes: 1,
  joins: 1,
  busiestHour: 0.1,
  battleSeconds: 60,
};

describe('the capacity calculation', () => {
  it('finds the work of the busiest second in what players do in a day', () => {
    expect(peakOf(demand)).toEqual({
      answers: 20,
      joins: 1,
      settlements: 1,
      quizzes: 1,
      playersInBattles: 120,
    });
  });

  it('gives a core no more than its usable share', () => {
    expect(perCore(costs.answer)).toEqual({
      nodes: 1_200,
      redis: 6_000,
      api: Number.POSITIVE_INFINITY,
      database: Number.POSITIVE_INFINITY,
    });
    const cores = coresFor(costs, peakOf(demand));
    expect(cores.nodes).toBeCloseTo((20 * 500 + 2_000) / 1e6 / USABLE);
    expect(cores.api).toBeCloseTo((3_000 + 5_000 + 6_000) / 1e6 / USABLE);
  });

  it('needs as many times the cores for as many times the players', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), (factor) => {
        const one = coresFor(costs, peakOf(demand));
        const many = coresFor(costs, peakOf({ ...demand, players: demand.players * factor }));
        expect(many.database / one.database).toBeCloseTo(factor);
        expect(many.redis / one.redis).toBeCloseTo(factor);
      }),
    );
  });

  it('names the tier first that fewest players fill, and fills it exactly', () => {
    const points = breakingPoints(costs, demand);
    expect(points.map(({ playersPerDay }) => playersPerDay)).toEqual(
      points.map(({ playersPerDay }) => playersPerDay).toSorted((one, other) => one - other),
    );
    const api = points.find(({ tier }) => tier === 'api');
    const filled = coresFor(costs, peakOf({ ...demand, players: api?.playersPerDay ?? 0 }));
    expect(filled.api).toBeCloseTo(1);
  });

  it('counts the memory of those who play at the same time', () => {
    expect(memoryMb(costs, peakOf(demand))).toBeCloseTo((20 * 120) / 1_024);
  });
});
