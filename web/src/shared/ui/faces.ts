/** How many drawn faces lie under /faces/ (1.svg …). */
export const FACE_COUNT = 8;

/** Path of a drawn face, 1 to FACE_COUNT. */
export function facePath(number: number): string {
  return `/faces/${number}.svg`;
}

/** The face of somebody without a picture: always the same one for the same id. */
export function faceFor(id: string): string {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return facePath((sum % FACE_COUNT) + 1);
}
