import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestPlayer } from '../../testing/test-api.ts';
import { compactCounts, sumCounts } from './board-counts.ts';
import { periodOf } from './board-period.ts';
import { findRanked, listRanked } from './repository.ts';
import { recordScores, setRankingVisibility } from './service.ts';

const ZONE = 'UTC';
const PLAYERS = 6;
/** Some deeds fall into one slot of time, some into the next. */
const SEVEN_MINUTES = 420_000;

let api: TestApi;
const players: TestPlayer[] = [];
beforeAll(async () => {
  api = await startTestApi();
  for (let index = 0; index < PLAYERS; index += 1) players.push(await api.signUp(`Player ${index}`));
});
afterAll(() => api.close());

const deed = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('score' as const), points: fc.integer({ min: -60, max: 200 }) }),
  },
  fc.record({ kind: fc.constant('hide' as const) }),
  fc.record({ kind: fc.constant('show' as const) }),
  fc.record({ kind: fc.constant('compact' as const) }),
);
const evening = fc.array(fc.tuple(fc.nat(PLAYERS - 1), deed), { minLength: 1, maxLength: 40 });

async function perform(
  index: number,
  { kind, points = 0 }: { kind: string; points?: number },
): Promise<void> {
  const userId = players[index]?.id;
  if (userId === undefined) throw new Error('no such player');
  if (kind === 'compact') return compactCounts(api.db, 0);
  await api.db.transaction(async (tx) => {
    if (kind === 'score') await recordScores(tx, [{ userId, points }], { at: api.clock.now(), zone: ZONE });
    else await setRankingVisibility(tx, userId, kind === 'show');
  });
}

describe('the counts of a board', () => {
  it('give every player the rank that the whole list gives, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(evening, async (deeds) => {
        for (const [index, each] of deeds) {
          await perform(index, each);
          if (index % 2 === 0) api.clock.advance(SEVEN_MINUTES);
        }
        for (const board of ['daily', 'monthly', 'global'] as const) {
          const place = periodOf(board, api.clock.now(), ZONE);
          const all = await listRanked(api.db, place, { offset: 0, limit: 100 });
          expect(await sumCounts(api.db, place)).toBe(all.length);
          const own = await findRanked(
            api.db,
            place,
            all.map(({ userId }) => userId),
          );
          expect(own.toSorted((one, other) => one.rank - other.rank)).toEqual(all);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('lose a player who deletes the account', async () => {
    const leaver = await api.signUp('Leaver');
    const place = periodOf('global', api.clock.now(), ZONE);
    const before = await sumCounts(api.db, place);
    await api.db.transaction((tx) =>
      recordScores(tx, [{ userId: leaver.id, points: 12 }], { at: api.clock.now(), zone: ZONE }),
    );
    expect(await sumCounts(api.db, place)).toBe(before + 1);
    await api.call('delete_user_account', {}, { token: leaver.token });
    expect(await sumCounts(api.db, place)).toBe(before);
  });
});
