import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { actionFacts } from './tooling/action-facts.ts';
import { englishTexts } from './tooling/english-texts.ts';
import { firstLoadBudget } from './tooling/first-load-budget.ts';
import { productionReactRouter } from './tooling/react-router-build.ts';
import { serviceWorker } from './tooling/service-worker.ts';

/** Where `vite dev` finds the rest of the stack: the address that `npm start` prints. */
const stack = process.env.QUIZ_ARENA_URL ?? 'http://localhost:8080';
const proxied = [
  '/api',
  '/media',
  '/socket.io',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator',
];

/** What every page needs of others' code, in one chunk that changes rarely. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|redux-remember|immer|reselect|@reduxjs|use-sync-external-store|i18next|react-i18next)[\\/]/;

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? productionReactRouter() : [] },
  plugins: [
    react(),
    actionFacts(),
    englishTexts(),
    serviceWorker(),
    firstLoadBudget({
      scriptKb: 150,
      styleKb: 30,
      modePageKb: 32,
      alsoNeeded: ['/features/home/home-page.tsx'],
    }),
  ],
  server: {
    proxy: Object.fromEntries(
      proxied.map((prefix) => [prefix, { target: stack, ws: prefix === '/socket.io' }]),
    ),
  },
  build: {
    sourcemap: true,
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] } } },
  },
}));
