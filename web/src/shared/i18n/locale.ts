/**
 * The locale in which numbers and dates of an interface language are written: digits are the same 0 to 9 in every
 * language, so that scores, codes and clocks look alike everywhere.
 */
export function localeOf(language: string): string {
  return `${language}-u-nu-latn`;
}
