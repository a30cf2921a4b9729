/** A bug to be put into the code as it is loaded: `replace` for `find` in `file`, which must be there exactly once. */
export interface PlantedBug {
  readonly name: string;
  /** Below `src`. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** The known ways to get a battle server wrong. The simulation must notice each of them. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'no nonce',
    file: 'adapters/memory/memory-battle-store.ts',
    find: 'if (current?.revision.nonce === change.nonce) {',
    replace: 'if (change.nonce === "never") {',
  },
  {
    name: 'no hold',
    file: 'application/start-battle.ts',
    find: 'const rest = payers.slice(results.length);',
    replace: 'const rest = payers.slice(results.length, Math.max(1, results.length));',
  },
  {
    name: 'settle per player',
    file: 'application/settlement.ts',
    find: 'const answer = await ports.results.settle(receipt);',
    replace: `for (const { userId } of receipt.players) {
      await ports.results.settle({ ...receipt, matchId: (matchId + '-' + userId) as typeof matchId });
    }
    const answer = await ports.results.settle(receipt);`,
  },
  {
    name: 'early reveal',
    file: 'core/flow.ts',
    find: 'return { index, count: state.questions.length, id, question, image, type, options, askedAt, deadline };',
    replace: `const right = secret.right;
  return { index, count: state.questions.length, id, question, image, type, options, askedAt, deadline, right } as BattleQuestion;`,
  },
  {
    name: 'no lease',
    file: 'adapters/memory/memory-battle-store.ts',
    find: 'for (const entry of due) put({ ...entry, dueAt: now + leaseMs });',
    replace: '',
  },
  {
    name: 'no clock guard',
    file: 'adapters/memory/memory-battle-store.ts',
    find: 'if (isAhead || change.at < last || change.at < now - guard.clockBehindMs) {',
    replace: 'if (change.at < 0) {',
  },
  {
    name: 'late answers taken',
    file: 'core/commands/answer.ts',
    find: 'if (progress.pausedAt === null && command.receivedAt - creditMs > end) {',
    replace: 'if (command.receivedAt < 0 && end > 0) {',
  },
  {
    name: 'client time trusted',
    file: 'core/compensation.ts',
    find: 'return { startedAt: arrivedAt + lateMs, lateMs };',
    replace: 'return { startedAt: confirmedAt, lateMs: Math.min(0, lateMs) };',
  },
  {
    name: 'no fencing',
    file: 'adapters/memory/memory-seat-store.ts',
    find: "if (seat && !isTheirs && seat.fence !== over) return { kind: 'taken', seat };",
    replace: '',
  },
  {
    name: 'removed before acknowledged',
    file: 'adapters/memory/memory-battle-store.ts',
    find: 'for (const entry of due) put({ ...entry, dueAt: now + leaseMs });',
    replace: 'for (const entry of due) put({ ...entry, dueAt: Number.POSITIVE_INFINITY });',
  },
  {
    name: 'no TTL',
    file: 'adapters/memory/memory-battle-store.ts',
    find: 'rooms.set(entry.roomId, entry, entry.keptUntil);',
    replace: 'rooms.set(entry.roomId, entry, Number.POSITIVE_INFINITY);',
  },
  {
    name: 'version without nonce',
    file: 'adapters/memory/memory-battle-store.ts',
    find: 'if (current?.revision.version !== expected?.version || current?.revision.nonce !== expected?.nonce) {',
    replace: 'if (current?.revision.version !== expected?.version) {',
  },
];
