import { z } from 'zod';

/** The name of a folder, a file, a picture. */
export const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a slug is lower-case words joined by hyphens');

/**
 * One line of text: no space at either end, no line break, no doubled space.
 * When the line is shown in several, a number stays with its per cent sign, and a French mark with its word.
 */
export function line(min: number, max: number) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(/^\S+(?:[ \u00a0]\S+)*$/, 'one line without stray spaces')
    .overwrite(keepTogether);
}

/** Puts no-break spaces where a line must not be broken. */
export function keepTogether(text: string): string {
  return text.replaceAll(/(?<=\d) (?=%)|(?<=\S) (?=[?!;»](?: |$))|(?<=\p{L}) (?=: )|(?<=«) /gu, '\u00a0');
}

/** A file below content/media, such as "audio/anvil.mp3". */
export const mediaFile = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.(?:png|jpg|webp|svg|mp3|ogg|wav|m4a|pdf)$/);
