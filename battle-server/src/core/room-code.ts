import { seededRandom } from '@quiz-arena/quiz-rules/seeded-random';

const LENGTH = 6;
const digits = '0123456789';
/** Without those that are read as a digit or as each other. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What room codes are made of, by the settings' number: 1 digits, 2 letters, 3 both (then no digit like a letter). */
export function codeAlphabet(codeChar: number): string {
  switch (codeChar) {
    case 2:
      return letters;
    case 3:
      return `${letters}23456789`;
    default:
      return digits;
  }
}

/** A room code of six characters, drawn from the seed [B16]. */
export function drawRoomCode(seed: string, codeChar: number): string {
  const alphabet = codeAlphabet(codeChar);
  const random = seededRandom(seed);
  return Array.from({ length: LENGTH }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
}
