import type { Page } from '@playwright/test';
import { hostileTexts } from './hostile-texts.ts';

/** What is shown of answers; ids, numbers, addresses and codes stay as they are. */
const shown: ReadonlySet<string> = new Set([
  'name',
  'title',
  'message',
  'category_name',
  'subcategory_name',
  'question',
  'optiona',
  'optionb',
  'optionc',
  'optiond',
  'optione',
  'note',
  'detail',
  'description',
  'badge_label',
  'badge_note',
  'opponent_name',
  'details',
  'payment_address',
  'text',
]);

const POISON = hostileTexts.join(' ');

type Rows = Readonly<Record<string, string>>;

/** Actions whose whole answer is text, or whose answer decides which texts are fetched. */
const rewritten: Readonly<Record<string, (data: never) => unknown>> = {
  get_settings: (html: string) => `${html}${POISON}`,
  get_system_language_json: (texts: Rows) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `${text} ${POISON}`])),
  // Every language has a newer version than the page knows, so that its texts are fetched.
  get_system_language_list: (rows: readonly Rows[]) => rows.map((row) => ({ ...row, web_version: '9.9.9' })),
};

/** Everything that the page asks the quiz backend for comes with hostile texts behind every text that is shown. */
export async function poisonAnswers(page: Page): Promise<void> {
  await page.route('**/api/*', async (route) => {
    // The page may have gone on meanwhile.
    const response = await route.fetch().catch(() => undefined);
    if (response === undefined) return;
    const action = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const { data, ...envelope } = await response.json();
    const rewrite = rewritten[action] ?? poison;
    await route.fulfill({
      response,
      json: data === undefined ? envelope : { ...envelope, data: rewrite(data as never) },
    });
  });
}

function poison(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(poison);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      shown.has(key) && typeof inner === 'string' ? `${inner} ${POISON}` : poison(inner),
    ]),
  );
}
