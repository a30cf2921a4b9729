import { defineConfig } from 'vitest/config';

/** One project a kind of test: `unit` runs anywhere, the others need what their names say. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{packages/*,battle-server}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: ['**/*.{sim,api,redis,postgres,chaos}.test.ts', '**/node_modules/**'],
          isolate: false,
        },
      },
      {
        extends: './web/vitest.config.ts',
        root: './web',
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.mocked.test.tsx'],
          // Loading the client costs more than most tests: the files share what a worker has loaded.
          isolate: false,
        },
      },
      {
        extends: './web/vitest.config.ts',
        root: './web',
        // They put something in the place of a module, so each file loads everything anew.
        test: { name: 'web-mocked', include: ['src/**/*.mocked.test.tsx'] },
      },
      {
        test: {
          name: 'api',
          include: ['packages/quiz-api/src/**/*.api.test.ts'],
          // Each file starts an API of its own on a database of its own; only the imports and the compiled database are shared.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'chaos',
          include: ['tests/{chaos,security}/**/*.chaos.test.ts'],
          // Real processes that are killed and started again.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'sim',
          include: ['battle-server/src/**/*.sim.test.ts'],
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'redis',
          include: ['{battle-server/src,tests}/**/*.redis.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
