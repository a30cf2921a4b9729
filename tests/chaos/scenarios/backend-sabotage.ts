import type { Sabotage } from './scenario.ts';

/** A match settles once, and a repeat of its receipt gets the first answer: without it, a repeat is refused. */
export const settledOnce: Sabotage = {
  what: 'the repeat of a receipt that was taken is refused',
  patches: [
    {
      file: 'packages/quiz-api/src/domains/battles/settle-match.ts',
      find: "if (match.state !== 'open') return storedResult(match, fields, circumstances);",
      replace: "if (match.state !== 'open') throw new Refusal('NOT_ALLOWED');",
    },
  ],
};
