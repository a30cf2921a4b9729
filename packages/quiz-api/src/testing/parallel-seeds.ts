/**
 * How many seeds a test of simultaneous deeds plays: on PostgreSQL, where they are simultaneous, so many; on the
 * embedded database, which runs one statement at a time, a few.
 */
export function parallelSeeds(onPostgres: number): number[] {
  const count = process.env.TEST_DATABASE_URL === undefined ? 3 : onPostgres;
  return Array.from({ length: count }, (_, seed) => seed + 1);
}
