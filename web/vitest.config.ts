import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { actionFacts } from './tooling/action-facts.ts';
import { englishTexts } from './tooling/english-texts.ts';
import { settingFacts } from './tooling/setting-facts.ts';

/** What all tests of the web client, in jsdom, have in common; the workspace's vitest.config.ts tells which run how. */
export default defineConfig({
  plugins: [react(), actionFacts(), englishTexts(), settingFacts()],
  test: {
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
