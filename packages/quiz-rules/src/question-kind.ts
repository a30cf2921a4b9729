/**
 * What an answer to a question looks like.
 * - `choice`, `trueFalse`: one option letter, "b"
 * - `multiSelect`: a set of letters, "a,c"; the order does not matter
 * - `sequence`: letters in the chosen order, "c,a,b"
 * - `letters`: a word spelled by the player
 */
export const questionKinds = ['choice', 'trueFalse', 'multiSelect', 'sequence', 'letters'] as const;
export type QuestionKind = (typeof questionKinds)[number];
