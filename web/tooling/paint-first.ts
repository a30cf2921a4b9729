import type { Plugin } from 'vite';

/** Scripts of the page's own and those that they import, as the build writes them into the HTML. */
const SCRIPTS = /<(script type="module"|link rel="modulepreload") crossorigin/g;

/** Lets the style sheet and the frame in the HTML go before the scripts: a slow connection shows the page's shape at once. */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(SCRIPTS, '<$1 crossorigin fetchpriority="low"'),
    },
  };
}
