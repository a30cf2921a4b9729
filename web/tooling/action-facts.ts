import type { Plugin } from 'vite';

const ID = 'virtual:action-facts';
const RESOLVED = `\0${ID}`;

/**
 * `virtual:action-facts`: what the browser needs of the action registry at run time (who may call an action, and
 * whether and how it sends language_id). The registry itself stays out of the bundle, because its schemas bring 25 KB of
 * zod; their types are all that the client's code uses.
 */
export function actionFacts(): Plugin {
  return {
    name: 'action-facts',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { actions } = await import('@quiz-arena/contract/action-registry');
      const facts = Object.entries(actions).map(([name, { access, languageAware, languageFallback }]) => [
        name,
        { access, languageAware, languageFallback },
      ]);
      return `export const actionFacts = ${JSON.stringify(Object.fromEntries(facts))};`;
    },
  };
}
