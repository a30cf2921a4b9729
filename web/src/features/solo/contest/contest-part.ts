/** The three lists of get_contest, and what is said of them. */
export const contestParts = {
  live: { answer: 'live_contest', labelKey: 'contest.live', noneKey: 'no_live_contest' },
  past: { answer: 'past_contest', labelKey: 'contest.past', noneKey: 'no_played_contest' },
  upcoming: { answer: 'upcoming_contest', labelKey: 'contest.upcoming', noneKey: 'no_upcoming_contest' },
} as const;

export type ContestPart = keyof typeof contestParts;
