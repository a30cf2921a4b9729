/** Answer options are lettered a to e on the wire and in memory. */
export const optionLetters = ['a', 'b', 'c', 'd', 'e'] as const;
export type OptionLetter = (typeof optionLetters)[number];

/** Whether `text` is one option letter. */
export function isOptionLetter(text: string): text is OptionLetter {
  return (optionLetters as readonly string[]).includes(text);
}

/** The letters of an answer such as "a,c": trimmed, lower case, in the order given, empty parts left out. */
export function readLetters(answer: string): string[] {
  return answer
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
}
