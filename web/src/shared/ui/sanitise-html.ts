import purifier from 'dompurify';

const allowed = {
  ALLOWED_TAGS: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'br',
    'hr',
    'a',
    'blockquote',
  ],
  ALLOWED_ATTR: ['href', 'dir', 'lang'],
  ALLOW_DATA_ATTR: false,
};

/** Text with headings, lists and links; whatever could run, load or restyle something is taken out. */
export function sanitiseHtml(html: string): string {
  return purifier.sanitize(html, allowed);
}
