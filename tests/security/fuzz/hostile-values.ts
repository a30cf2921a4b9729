import type { Random } from '@quiz-arena/quiz-rules/seeded-random';

export function pick<Of>(random: Random, list: readonly [Of, ...Of[]]): Of {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

export function wholeBelow(random: Random, end: number): number {
  return Math.floor(random() * end);
}

/** JSON that is nested so deep. */
export function deepJson(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

const texts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  'x'.repeat(37),
  'x'.repeat(1_000),
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%0a',
  '{{7*7}}',
  '💥'.repeat(40),
  '-1',
  '1e309',
  'NaN',
  '000000',
  'AAAAAA',
  '*',
] as const;

/** Values as JSON text, because some of them cannot be written any other way: keys named `__proto__`, numbers beyond a double. */
const jsonValues = [
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e308',
  '1e999',
  '9007199254740993',
  '123456789012345678901234567890',
  '[]',
  '{}',
  '[null]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"$ne":1}',
  '{"length":4294967295}',
  '{"toString":1,"valueOf":2}',
  '{"_placeholder":true,"num":0}',
  '{"_placeholder":true,"num":-1}',
  '{"type":"Buffer","data":[1,2,3]}',
] as const;

/** A value that nobody expects, as JSON text. */
export function hostileJson(random: Random): string {
  const kind = random();
  if (kind < 0.4) return JSON.stringify(pick(random, texts));
  if (kind < 0.85) return pick(random, jsonValues);
  if (kind < 0.93) return deepJson(1 + wholeBelow(random, 800));
  return JSON.stringify('x'.repeat(wholeBelow(random, 3_000)));
}

/** A text that nobody expects. */
export function hostileText(random: Random): string {
  return pick(random, texts);
}
