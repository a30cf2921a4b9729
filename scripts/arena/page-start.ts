import type { BootSettings } from './boot-settings.ts';
import type { PageFiles } from './page-files.ts';

/** The HTML with what its page needs named in the head, so that nothing waits for a script to ask, and the frame to draw at once. */
export function withPageFiles(html: string, { frame, scripts, styles }: PageFiles): string {
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
  ];
  return html
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace('data-frame="bare"', () => `data-frame="${frame}"`);
}

/** The HTML with the settings as data: no script, so that the content security policy has nothing to allow. */
export function withBootSettings(html: string, settings: BootSettings): string {
  // A text of an operator cannot end the element.
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html.replace(
    '</body>',
    () => `<script type="application/json" id="boot-settings">${data}</script></body>`,
  );
}
