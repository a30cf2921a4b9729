/**
 * What holds whatever goes wrong: the simulation checks it after every step, load and chaos runs at their end. Each with
 * where it is held, so that one that nobody checks is seen.
 */
export const invariants = {
  I1: 'coins neither come nor go: every transaction sums to zero, no balance is negative',
  I2: 'every match with holds ends in exactly one of settled or void',
  I3: 'a settlement has one effect however often it is posted, and answers the same each time',
  I4: 'all players of a battle get the same questions in the same order',
  I5: 'nothing sent tells the right answer of a question that is not closed',
  I6: 'no text of a question leaves before the question starts',
  I7: 'the score recomputed from the receipt is the score paid',
  I8: 'no answer counts after its deadline and compensation, which stays within its caps',
  I9: 'versions that a client sees rise, and its last state is the one of the server',
  I10: 'all players of a battle agree on its result',
  I11: 'a player has one open hold, one ticket, one owning socket and one place',
  I12: 'a live room has one deadline, a dead one none, and no key outlives its use',
  I13: 'clocks that are off change no outcome',
  I14: 'the core is pure',
  I15: 'replaying the commands of a battle gives its stored state',
  I16: 'nobody outside a room gets its events',
  I17: 'bot battles change no coins, scores and badges',
  I18: 'every command is acked within 3 s, with ok or a code of the list',
} as const;

export type Invariant = keyof typeof invariants;

/** Where each is held: files below the root of the project; the first is the one that holds it under faults. */
export const heldIn: { readonly [Id in Invariant]: readonly string[] } = {
  I1: [
    'battle-server/src/simulation/check-rooms.ts',
    'tests/chaos/kill-nine.chaos.test.ts',
    'tests/chaos/support/await-books.ts',
  ],
  I2: [
    'battle-server/src/simulation/check-rooms.ts',
    'tests/chaos/kill-nine.chaos.test.ts',
    'tests/chaos/support/judge-battles.ts',
  ],
  I3: ['battle-server/src/simulation/simulated-backend.ts', 'tests/chaos/support/player-record.ts'],
  I4: [
    'battle-server/src/simulation/battle-mirror.ts',
    'battle-server/src/simulation/check-rooms.ts',
    'tests/chaos/support/judge-battles.ts',
  ],
  I5: ['battle-server/src/simulation/battle-mirror.ts', 'tests/chaos/kill-nine.chaos.test.ts'],
  I6: ['tests/chaos/kill-nine.chaos.test.ts'],
  I7: ['battle-server/src/simulation/simulated-backend.ts', 'battle-server/src/simulation/check-rooms.ts'],
  I8: ['battle-server/src/simulation/watch-commits.ts', 'battle-server/src/simulation/check-rooms.ts'],
  I9: ['battle-server/src/simulation/check-rooms.ts', 'tests/chaos/support/judge-battles.ts'],
  I10: ['battle-server/src/simulation/check-rooms.ts', 'tests/chaos/support/judge-battles.ts'],
  I11: ['battle-server/src/simulation/watch-commits.ts', 'battle-server/src/simulation/watch-lobbies.ts'],
  I12: [
    'battle-server/src/simulation/watch-commits.ts',
    'battle-server/src/simulation/simulate.ts',
    'tests/chaos/support/redis-under-test.ts',
  ],
  I13: ['battle-server/src/simulation/watch-commits.ts', 'tests/chaos/scenarios/node-scenarios.ts'],
  I14: ['battle-server/src/core/core.property.test.ts'],
  I15: ['battle-server/src/core/core.property.test.ts'],
  I16: [
    'battle-server/src/simulation/check-rooms.ts',
    'battle-server/src/testing/battle-on-sockets.suite.ts',
  ],
  I17: ['battle-server/src/simulation/simulated-backend.ts'],
  I18: ['battle-server/src/simulation/simulated-link.ts', 'tests/chaos/scenarios/evening.ts'],
};
