import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { actionFacts } from './tooling/action-facts.ts';
import { englishTexts } from './tooling/english-texts.ts';

/** Component and unit tests of the web client, in jsdom. */
export default defineConfig({
  plugins: [react(), actionFacts(), englishTexts()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
