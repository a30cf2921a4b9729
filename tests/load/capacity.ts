/** CPU time, microseconds, of each tier. */
export interface TierCosts {
  readonly nodes: number;
  readonly redis: number;
  readonly api: number;
  readonly database: number;
}

export type Tier = keyof TierCosts;

/** What one of each costs, as measured. */
export interface UnitCosts {
  /** An answer of a battle, with all that comes with it. */
  readonly answer: TierCosts;
  /** A connection with its token, and the room that it enters. */
  readonly join: TierCosts;
  /** A battle of two paid out, its fees held before. */
  readonly settlement: TierCosts;
  /** A quiz played alone: its questions, and its settlement. */
  readonly quiz: TierCosts;
  /** Memory of a connected player on a battle node. */
  readonly kbPerPlayer: number;
}

/** What the players of a day do. */
export interface DailyDemand {
  readonly players: number;
  /** Battles of two that each of them plays. */
  readonly battles: number;
  readonly answersPerBattle: number;
  readonly quizzes: number;
  /** Connections of a player: visits, and links that were lost. */
  readonly joins: number;
  /** Share of the day's work that falls into its busiest hour; evenly spread it were 0.042. */
  readonly busiestHour: number;
  /** How long a battle lasts, seconds: how many are connected at once. */
  readonly battleSeconds: number;
}

/** Work a second in the busiest hour. */
export interface PeakRates {
  readonly answers: number;
  readonly joins: number;
  readonly settlements: number;
  readonly quizzes: number;
  readonly playersInBattles: number;
}

/** Above this share of a core queues grow quicker than work: with one server and random arrivals the wait doubles by 0.5. */
export const USABLE = 0.6;

const HOUR = 3_600;

export function peakOf(demand: DailyDemand): PeakRates {
  const { players, battles, answersPerBattle, quizzes, joins, busiestHour, battleSeconds } = demand;
  const perSecond = (each: number) => (players * each * busiestHour) / HOUR;
  return {
    answers: perSecond(battles * answersPerBattle),
    joins: perSecond(joins),
    // One settlement for both players.
    settlements: perSecond(battles / 2),
    quizzes: perSecond(quizzes),
    // Little's law: arrivals a second × how long they stay.
    playersInBattles: perSecond(battles) * battleSeconds,
  };
}

/** How much of one kind of work a core of each tier does in a second, at `USABLE` of it. */
export function perCore(cost: TierCosts): TierCosts {
  const rate = (us: number) => (us === 0 ? Number.POSITIVE_INFINITY : (USABLE * 1_000_000) / us);
  return {
    nodes: rate(cost.nodes),
    redis: rate(cost.redis),
    api: rate(cost.api),
    database: rate(cost.database),
  };
}

/** The cores that each tier needs for the work of a second, at `USABLE` of them. */
export function coresFor(costs: UnitCosts, peak: PeakRates): TierCosts {
  const cores = (tier: Tier) =>
    (peak.answers * costs.answer[tier] +
      peak.joins * costs.join[tier] +
      peak.settlements * costs.settlement[tier] +
      peak.quizzes * costs.quiz[tier]) /
    1_000_000 /
    USABLE;
  return { nodes: cores('nodes'), redis: cores('redis'), api: cores('api'), database: cores('database') };
}

/** Cores that one process, or one machine, of a tier can have; beyond it the tier has to be spread. */
export const limits: { readonly [Of in Tier]: { readonly cores: number; readonly spreadBy: string } } = {
  nodes: { cores: 1, spreadBy: 'more battle nodes: nothing else changes' },
  redis: { cores: 1, spreadBy: 'a Redis Cluster: 64 hash tags, so at most 64 masters' },
  api: { cores: 1, spreadBy: 'more quiz-api processes behind the proxy' },
  database: { cores: 32, spreadBy: 'a bigger machine, then read replicas and a split of the tables' },
};

/** What breaks first as players grow: each tier with the players a day that fill one process or machine of it. */
export function breakingPoints(
  costs: UnitCosts,
  demand: DailyDemand,
): readonly { readonly tier: Tier; readonly playersPerDay: number }[] {
  const cores = coresFor(costs, peakOf(demand));
  return (Object.keys(limits) as Tier[])
    .map((tier) => ({ tier, playersPerDay: (demand.players * limits[tier].cores) / cores[tier] }))
    .sort((one, other) => one.playersPerDay - other.playersPerDay);
}

/** Memory of the connected players over all battle nodes, megabytes. */
export function memoryMb(costs: Pick<UnitCosts, 'kbPerPlayer'>, peak: PeakRates): number {
  return (costs.kbPerPlayer * peak.playersInBattles) / 1_024;
}
