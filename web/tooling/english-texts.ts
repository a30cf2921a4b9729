import type { Plugin } from 'vite';

const ID = 'virtual:english-texts';
const RESOLVED = `\0${ID}`;

/**
 * `virtual:english-texts`: the bundled English texts as a file of data beside the scripts, fetched while they load.
 * Texts grow with every feature; script that has to be parsed before the first page should not.
 */
export function englishTexts(): Plugin {
  let isBuild = false;
  return {
    name: 'english-texts',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { en } = await import('@quiz-arena/contract/texts/en');
      const { textsVersion } = await import('@quiz-arena/contract/texts/texts-version');
      const version = `export const englishVersion = '${textsVersion(en)}';`;
      const json = JSON.stringify(en);
      if (!isBuild) return `${version} export const loadEnglishTexts = async () => (${json});`;
      const file = this.emitFile({ type: 'asset', name: 'english.json', source: json });
      return `${version} export const loadEnglishTexts = async () => (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json();`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const file = Object.keys(bundle).find((name) => /english-[^/]*\.json$/.test(name));
        if (file === undefined) return [];
        const attrs = { rel: 'preload', as: 'fetch', href: `/${file}`, crossorigin: 'anonymous' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
