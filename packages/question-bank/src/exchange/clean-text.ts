import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';

/** Elements whose tags people paste along with a text. Other angle brackets are mathematics or code, and stay. */
const pasted =
  'a|abbr|b|big|blockquote|body|br|button|code|div|em|embed|font|form|h[1-6]|head|hr|html|i|iframe|img|input|ins|li|link|math|meta|object|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|template|textarea|th|thead|title|tr|tt|u|ul|video|audio';
const withContent = /<(script|style|iframe|object|svg|math|template|textarea)\b[^>]*>[\s\S]*?<\/\1\s*>/giu;
const tag = new RegExp(`</?(?:${pasted})(?:[\\s/][^<>]*)?>`, 'giu');
const comment = /<!--[\s\S]*?-->/g;

/**
 * One line of text without markup: tags that a page left in it are removed, scripts with what is in them, control
 * characters and stray spaces too. Cleaning what is clean changes nothing.
 */
export function cleanLine(text: string): string {
  let before: string;
  let cleaned = text;
  do {
    before = cleaned;
    cleaned = cleaned.replace(comment, ' ').replace(withContent, ' ').replace(tag, ' ');
  } while (cleaned !== before);
  return cleaned
    .replace(/[\p{Cc}\u200b\u2028\u2029\ufeff]/gu, ' ')
    .replace(/\s+/gu, (space) => (space === '\u00a0' ? space : ' '))
    .trim();
}

/** The line that a piece of HTML shows: tags removed, entities read. */
export function lineOfHtml(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^>]*>/giu, ' $&');
  const bare = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return cleanLine(decodeHTML(bare));
}

/** The HTML of a text to read, with nothing but paragraphs, headings, lists and emphasis. */
export function cleanDetail(html: string): string {
  const options = {
    allowedTags: ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote'],
    allowedAttributes: {},
    transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h4: 'h3' },
  };
  return sanitizeHtml(html.replace(/\r\n?/g, '\n'), options).trim();
}
