import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in a time that tells nothing about where, or in what length, the two differ. */
export function equalSecrets(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
