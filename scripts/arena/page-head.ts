import { gameName, publicPage, publicPages } from './public-pages.ts';

const IMAGE = '/icons/social-card.jpg';

/**
 * The client's start page with the head of the address that was asked for: what a search engine lists and a messenger
 * shows beside a link. Pages of signed-in players ask not to be listed.
 */
export function withPageHead(html: string, url: URL): string {
  const found = publicPage(url.pathname, url.searchParams);
  if (found === null) return html.replace('</head>', `${meta('name', 'robots', 'noindex')}</head>`);
  const { title, description, isListed } = found;
  const address = `${url.origin}${url.pathname.replace(/\/?$/, '/')}`;
  const tags = [
    meta('property', 'og:site_name', gameName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${url.origin}${IMAGE}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    isListed ? `<link rel="canonical" href="${escapeHtml(address)}" />` : meta('name', 'robots', 'noindex'),
  ];
  const shown = title.includes(gameName) ? title : `${title} · ${gameName}`;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(shown)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => meta('name', 'description', description))
    .replace('</head>', () => `${tags.join('')}</head>`);
}

/** robots.txt: everything but the calls may be read; private pages say for themselves that they are not listed. */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /media/\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The listed pages as sitemap.xml. */
export function sitemapXml(origin: string): string {
  const urls = Object.entries(publicPages)
    .filter(([, { isListed }]) => isListed)
    .map(([path]) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
