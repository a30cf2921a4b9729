import type { Plugin } from 'vite';

const ID = 'virtual:setting-facts';
const RESOLVED = `\0${ID}`;

/**
 * `virtual:setting-facts`: what the browser needs of the settings' table (the kind and the default of each). What the
 * operator reads about them, and the checks of what he writes, stay out of the bundle.
 */
export function settingFacts(): Plugin {
  return {
    name: 'setting-facts',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { settings } = await import('@quiz-arena/contract/settings');
      const facts = Object.entries(settings).map(([key, { kind, default: value }]) => [key, { kind, value }]);
      return `export const settingFacts = ${JSON.stringify(Object.fromEntries(facts))};`;
    },
  };
}
