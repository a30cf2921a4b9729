import type { DocumentedAction } from './openapi-document.ts';

export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1 { margin: 0; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
nav { columns: 16rem; margin: 1.5rem 0; }
nav a { display: block; }
section { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 1rem 0; }
h2 { margin: 0; font-size: 1.15rem; }
pre { overflow: auto; max-height: 32rem; padding: .75rem; border-radius: .5rem; background: color-mix(in srgb, currentColor 8%, transparent); }
summary { cursor: pointer; }
ul { margin: .5rem 0; }
`;

/** A page that reads without scripts and loads nothing from elsewhere; its style is a file of its own. */
export function docsPage(actions: readonly DocumentedAction[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quiz Arena: REST calls</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<main>
<h1>REST calls</h1>
<p>Every call is <code>POST /api/{action}</code> with a form body, multipart or urlencoded. The answer is
<code>{ error, message?, … }</code>; <code>message</code> is a code, and application errors come with status 200.
For tools: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Actions">${actions.map(({ name }) => `<a href="#${name}">${name}</a>`).join('\n')}</nav>
${actions.map(section).join('\n')}
</main>
</body>
</html>
`;
}

function section({ name, access, fields, answer, codes }: DocumentedAction): string {
  return `<section id="${name}">
<h2>${name}</h2>
<p>${escapeHtml(access)}</p>
<ul>${codes.map(({ code, name: of, isError }) => `<li><code>${code}</code> ${of}${isError ? '' : ' (success)'}</li>`).join('')}</ul>
<details><summary>Fields</summary><pre>${escapeHtml(JSON.stringify(fields, null, 2))}</pre></details>
<details><summary>Answer, beside error and message</summary><pre>${escapeHtml(JSON.stringify(answer, null, 2))}</pre></details>
</section>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
