import { defineConfig } from '@playwright/test';

/**
 * The built client against the whole stack; the files share one arena (global-setup.ts), and their tests never
 * search for an opponent in the same category. Much of a battle is waiting, so three workers share two cores.
 * Those in *.long.e2e.ts run by `npm test -- browser`, the others in every test run.
 * A test that needs its second try is shown as flaky in the summary, to be mended.
 */
export default defineConfig({
  testDir: '.',
  testMatch: process.env.E2E_LONG ? '*.long.e2e.ts' : '*.e2e.ts',
  ...(!process.env.E2E_LONG && { testIgnore: '*.long.e2e.ts' }),
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/e2e',
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    // global-setup.ts sets it; the workers read this file after it.
    ...(process.env.ARENA_URL && { baseURL: process.env.ARENA_URL }),
    viewport: { width: 390, height: 844 },
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
