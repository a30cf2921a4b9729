import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { actionFacts } from './tooling/action-facts.ts';
import { noChunkCycles } from './tooling/chunk-cycles.ts';
import { englishTexts } from './tooling/english-texts.ts';
import { firstLoadBudget } from './tooling/first-load-budget.ts';
import { lightFonts } from './tooling/light-fonts.ts';
import { pageFiles } from './tooling/page-files.ts';
import { paintFirst } from './tooling/paint-first.ts';
import { productionReactRouter } from './tooling/react-router-build.ts';
import { serviceWorker } from './tooling/service-worker.ts';
import { settingFacts } from './tooling/setting-facts.ts';
import { startModules } from './tooling/start-modules.ts';

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

/** React travels beside what else of others' code every visit needs; both change rarely. */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const OTHERS = /node_modules[\\/](?!.*@tabler[\\/])/;

/** Every visit begins with these two, whatever its page: Home is counted in because most begin there. */
const isStart = startModules([
  join(import.meta.dirname, 'src/app/main.tsx'),
  join(import.meta.dirname, 'src/features/home/home-page.tsx'),
]);

/** Parts of many pages. Those with Mantine or firebase stay where they are needed. */
const KIT =
  /web[\\/]src[\\/]shared[\\/](?!socket|sound|.*(mantine|text-inputs|toast-layer|sanitise|firebase))|@tabler[\\/]|contract[\\/]src[\\/](?!battle)/;

/** What playing alone is made of, whatever the mode. */
const PLAY =
  /web[\\/]src[\\/](quiz-play|modes|features[\\/]solo|shared[\\/]sound)[\\/]|packages[\\/]quiz-rules[\\/]/;

/** What shows a question, in a game alone, in a battle or in a review, and how far the game is. */
const isQuestion = startModules([
  join(import.meta.dirname, 'src/quiz-play/play-question.tsx'),
  join(import.meta.dirname, 'src/quiz-play/question-actions.tsx'),
  join(import.meta.dirname, 'src/quiz-play/play-content.ts'),
  join(import.meta.dirname, 'src/quiz-play/formulas.tsx'),
  join(import.meta.dirname, 'src/shared/ui/progress-dots.tsx'),
]);

/** A game alone, whatever its mode. */
const isGame = startModules([join(import.meta.dirname, 'src/features/solo/game/play-page.tsx')]);

/** What every page of battles is made of. */
const BATTLE =
  /web[\\/]src[\\/](features[\\/]battle|shared[\\/]socket)[\\/]|contract[\\/]src[\\/]battle[\\/]|node_modules[\\/](socket\.io-client|socket\.io-parser|engine\.io-client|engine\.io-parser|@socket\.io)[\\/]/;

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? productionReactRouter() : [] },
  plugins: [
    react(),
    actionFacts(),
    settingFacts(),
    englishTexts(),
    lightFonts({ sheet: '@fontsource-variable/lexend/wght.css', weights: { min: 400, max: 900 } }),
    pageFiles(join(import.meta.dirname, 'src/app/routes.ts')),
    paintFirst(),
    noChunkCycles(),
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: REACT },
            {
              name: (id, graph) => {
                if (!isStart(id, graph)) return null;
                return OTHERS.test(id) && !id.endsWith('.css') ? 'vendor' : 'start';
              },
              debugName: 'start',
            },
            { name: 'kit', test: KIT, minShareCount: 3 },
            {
              name: (id, graph) => (isQuestion(id, graph) ? 'question' : null),
              debugName: 'question',
            },
            { name: 'play', test: PLAY, minShareCount: 4 },
            { name: (id, graph) => (PLAY.test(id) && isGame(id, graph) ? 'game' : null), debugName: 'game' },
            { name: 'battle', test: BATTLE, minShareCount: 3 },
          ],
        },
      },
    },
  },
}));
