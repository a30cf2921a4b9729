/** Lifelines by their key on the wire; `hint` belongs to guess the word. Each once per quiz, hints per word. */
export const lifelines = {
  fiftyFifty: 'used5050lifeline',
  audiencePoll: 'usedAudiencePolllifeline',
  skip: 'usedSkiplifeline',
  resetTimer: 'usedResetTimerlifeline',
  doubleCoins: 'usedDoubleCoinslifeline',
  hint: 'hint',
} as const;

export type LifelineName = keyof typeof lifelines;
export type LifelineKey = (typeof lifelines)[LifelineName];
