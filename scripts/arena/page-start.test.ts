import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withBootSettings, withPageFiles } from './page-start.ts';

const html = readFileSync(join(import.meta.dirname, '../../web/index.html'), 'utf8');

describe('the start of a page', () => {
  it('names the files of the page in the head and the frame on the root', () => {
    const page = withPageFiles(html, {
      path: '/faq/',
      frame: 'full',
      scripts: ['assets/a.js', 'assets/b.js'],
      styles: ['assets/a.css'],
    });
    const [head = '', body = ''] = page.split('</head>');
    expect(head).toContain('<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/a.js">');
    expect(head).toContain('<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/b.js">');
    expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css">');
    expect(body).toMatch(/id="root">\s*<div class="boot" data-frame="full"/);
  });

  it('carries settings that nothing in them can turn into markup', () => {
    const settings = {
      web: { company_text: '</script><script>alert(1)</script>$&' },
      system: { coins: '1' },
    };
    const page = withBootSettings(html, settings);
    const [, data = ''] =
      /<script type="application\/json" id="boot-settings">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toEqual(settings);
    expect(page).not.toContain('<script>alert');
  });
});
