/** The units that a battle's numbers are given in. */
export type BattleLimitUnit = 'ms' | 'choice' | 'count' | 'points' | 'coins' | 'rating';

/** One configurable number of a battle: its default, its unit, and what it decides. */
interface BattleLimit {
  readonly default: number;
  readonly unit: BattleLimitUnit;
  readonly what: string;
}

/**
 * Every number of a battle, each the default of a configuration value of the battle server.
 * The name in the environment is `BATTLE_` + the key in upper snake case.
 */
export const battleLimits = {
  questionCount: { default: 10, unit: 'count', what: 'questions of a random battle' },
  questionMs: { default: 30_000, unit: 'ms', what: 'time to answer one question' },
  receiptWaitMs: {
    default: 500,
    unit: 'ms',
    what: 'a timer starts at the latest so long after sending [B4]',
  },
  closeMarginMs: {
    default: 400,
    unit: 'ms',
    what: 'a question closes so long after its last timer ran out [B3]',
  },
  revealMs: { default: 1_000, unit: 'ms', what: 'pause after a question closed [B3]' },
  countdownMs: { default: 3_000, unit: 'ms', what: 'from the fees held to the first question' },

  correctPoints: { default: 4, unit: 'points', what: 'a right answer' },
  quickPoints: { default: 2, unit: 'points', what: 'on top, when taken within quickMs' },
  quickMs: { default: 2_000, unit: 'ms', what: 'the quickest answers' },
  secondQuickPoints: { default: 1, unit: 'points', what: 'on top, when taken within secondQuickMs' },
  secondQuickMs: { default: 4_000, unit: 'ms', what: 'the second quickest answers' },

  compensationQuestionMs: { default: 250, unit: 'ms', what: 'most compensation of a question [B5]' },
  lateReceivedQuestionMs: {
    default: 500,
    unit: 'ms',
    what: 'most lateness of `received` granted a question [B5]',
  },
  compensationBattleMs: { default: 1_000, unit: 'ms', what: 'most of both together in a battle [B5]' },
  lateDeadlineMinMs: { default: 500, unit: 'ms', what: 'a deadline run so late extends its question [B7]' },
  lateDeadlineMaxMs: { default: 20_000, unit: 'ms', what: 'longest extension of a question [B7]' },

  graceClosedMs: { default: 10_000, unit: 'ms', what: 'to come back after the page was closed [B8]' },
  graceLostMs: { default: 20_000, unit: 'ms', what: 'to come back after the link was lost [B8]' },
  graceBattleMs: { default: 45_000, unit: 'ms', what: 'away in all, each battle [B8]' },

  searchMs: { default: 30_000, unit: 'ms', what: 'search for an opponent [B11]' },
  searchWindowStart: { default: 100, unit: 'rating', what: 'widest difference in rating at first [B11]' },
  searchWindowOpenMs: { default: 10_000, unit: 'ms', what: 'from here everyone fits [B11]' },
  pairLeaseMs: { default: 5_000, unit: 'ms', what: 'both players of a pair attach within it [B11]' },
  pairsPerDay: { default: 3, unit: 'count', what: 'battles with the same person a day [B11]' },
  leaveBlockMs: {
    default: 30_000,
    unit: 'ms',
    what: 'no search after leaving a random countdown, doubled each time [B9]',
  },
  leaveBlockMaxMs: { default: 900_000, unit: 'ms', what: 'longest such block [B9]' },

  holdAttempts: { default: 3, unit: 'count', what: 'tries to hold the fees before the battle is void' },
  holdAttemptMs: { default: 4_000, unit: 'ms', what: 'time of one such try' },
  settlementFirstMs: {
    default: 5_000,
    unit: 'ms',
    what: 'time of the first try to settle; doubled each time',
  },
  settlementMaxMs: { default: 60_000, unit: 'ms', what: 'longest pause between two tries to settle' },
  renewMatchesMs: {
    default: 20_000,
    unit: 'ms',
    what: 'between two renewals of the open matches: well within the grace of the quiz backend',
  },
  reclaimMatchesMs: { default: 15_000, unit: 'ms', what: 'between two looks for matches whose room is gone' },
  healLobbiesMs: { default: 10_000, unit: 'ms', what: 'between two looks at who sits in the open lobbies' },
  revocationPollMs: { default: 1_000, unit: 'ms', what: 'between two looks at sign-outs and deactivations' },

  roomCodeChar: { default: 1, unit: 'choice', what: 'room codes are of 1 digits, 2 letters, 3 both' },
  roomCodeTriesPerMinute: { default: 5, unit: 'count', what: 'wrong room codes of a player [B16]' },
  wrongCodeWaitMs: {
    default: 60_000,
    unit: 'ms',
    what: 'no code may be tried after too many wrong ones, doubled each time [B16]',
  },
  wrongCodeWaitMaxMs: { default: 900_000, unit: 'ms', what: 'longest such wait [B16]' },
  lobbyMs: { default: 1_800_000, unit: 'ms', what: 'a lobby closes after it [B16]' },
  groupCapacity: { default: 4, unit: 'count', what: 'most players of a group battle' },
  entryCoin: { default: 5, unit: 'coins', what: 'stakes of a random battle are multiples of it' },
  maxEntryCoin: { default: 20, unit: 'coins', what: 'highest stake in any battle' },
  sayShownMs: { default: 4_000, unit: 'ms', what: 'a quick text is shown [B15]' },
  sayEveryMs: { default: 1_000, unit: 'ms', what: 'at most one quick text each [B15]' },

  ackMs: { default: 3_000, unit: 'ms', what: 'every command is acked within it' },
  commitTries: { default: 5, unit: 'count', what: 'tries to commit before BUSY' },
  rememberedCommands: { default: 8, unit: 'count', what: 'command ids kept a player with their answers' },
  syncAfterMs: { default: 1_500, unit: 'ms', what: 'a client hearing nothing so long past a deadline syncs' },
  compareRevisionsMs: { default: 5_000, unit: 'ms', what: 'between two comparisons of rooms with the store' },
  nodeHeartbeatMs: { default: 1_000, unit: 'ms', what: 'between two heartbeats of a node' },
  nodeDeadMs: { default: 4_000, unit: 'ms', what: 'a node silent for so long is dead' },
  clockAheadMs: { default: 250, unit: 'ms', what: 'a commit stamped further ahead of the store is refused' },
  clockBehindMs: { default: 3_000, unit: 'ms', what: 'a commit stamped further behind the store is refused' },
  roomTtlMs: { default: 900_000, unit: 'ms', what: 'a room is kept so long after its deadline' },
  settlingTtlMs: { default: 259_200_000, unit: 'ms', what: 'a room being settled is kept so long' },
} as const satisfies Record<string, BattleLimit>;

export type BattleLimitName = keyof typeof battleLimits;

/** The numbers in force on a node. */
export type BattleSettings = { readonly [Name in BattleLimitName]: number };

/** Every number at its default. */
export const defaultBattleSettings: BattleSettings = Object.fromEntries(
  Object.entries(battleLimits).map(([name, limit]) => [name, limit.default]),
) as BattleSettings;
