import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { robotsText, sitemapXml, withPageHead } from './page-head.ts';
import { publicPages } from './public-pages.ts';

const root = join(import.meta.dirname, '../..');
const html = readFileSync(join(root, 'web/index.html'), 'utf8');
const at = (path: string) => withPageHead(html, new URL(path, 'https://quiz.example'));

describe('the head of a page', () => {
  it.each(['/faq/', '/faq'])('%s names the page, its picture and its one address', (path) => {
    const page = at(path);
    expect(page).toContain('<title>Questions and answers · Quiz Arena</title>');
    expect(page).toContain('<meta property="og:title" content="Questions and answers" />');
    expect(page).toContain(
      '<meta property="og:image" content="https://quiz.example/icons/social-card.jpg" />',
    );
    expect(page).toContain('<link rel="canonical" href="https://quiz.example/faq/" />');
    expect(page.match(/<meta name="description"/g)).toHaveLength(1);
  });

  it.each(['/auth/sign-up/?code=ABC', '/random-battle/join/123456/', '/group-battle/join/123456'])(
    '%s invites, and is listed nowhere',
    (path) => {
      const page = at(path);
      expect(page).toMatch(/og:title" content="(Play Quiz Arena with me|I challenge you|Join my quiz room)/);
      expect(page).toContain('<meta name="robots" content="noindex" />');
      expect(page).not.toContain('canonical');
    },
  );

  it.each(['/profile/', '/nowhere/', '/constructor/'])('%s is listed nowhere and tells nothing', (path) => {
    expect(at(path)).toContain('<meta name="robots" content="noindex" />');
    expect(at(path)).not.toContain('og:title');
  });

  it('takes nothing from the address as markup', () => {
    expect(at('/random-battle/join/"><script>/')).not.toContain('"><script>');
  });

  it('lists the public pages, each of which the client has', () => {
    const paths = readFileSync(join(root, 'web/src/shared/routing/paths.ts'), 'utf8');
    for (const path of Object.keys(publicPages)) {
      expect(paths).toContain(`'${path}'`);
      expect(sitemapXml('https://quiz.example')).toContain(`<loc>https://quiz.example${path}</loc>`);
    }
    expect(robotsText('https://quiz.example')).toContain('Sitemap: https://quiz.example/sitemap.xml');
  });
});
