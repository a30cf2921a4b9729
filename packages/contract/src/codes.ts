/**
 * Success codes: the `message` of an envelope with `error: false`, by name.
 * `code` is the number on the wire (written as a string there), `textKey` the interface text that a player reads.
 * Error codes are in errors.ts; 130 and 131 are successes of check_user_exists only.
 */
export const successes = {
  REGISTERED: { code: 104, textKey: 'registered_successfully' },
  LOGGED_IN: { code: 105, textKey: 'logged_in_successfully' },
  PROFILE_UPDATED: { code: 106, textKey: 'profile_updated' },
  BATTLE_DESTROYED: { code: 108, textKey: 'battle_destroyed' },
  REPORT_SUBMITTED: { code: 109, textKey: 'report_submitted' },
  DATA_INSERTED: { code: 110, textKey: 'data_saved' },
  DATA_UPDATED: { code: 111, textKey: 'data_saved' },
  NO_MATCHES_PLAYED: { code: 113, textKey: 'no_matches_played' },
  CONTESTS_PLAYED: { code: 117, textKey: 'contests_played' },
  CONTESTS_PLAY_AND_WIN: { code: 118, textKey: 'contests_play_and_win' },
  ROOM_ALREADY_CREATED: { code: 119, textKey: 'room_already_created' },
  ROOM_CREATED: { code: 120, textKey: 'room_created' },
  USER_EXISTS: { code: 130, textKey: 'user_exists' },
  USER_UNKNOWN: { code: 131, textKey: 'user_not_found' },
} as const satisfies Record<string, { code: number; textKey: string }>;

export type SuccessName = keyof typeof successes;

const successNames = new Map<string, SuccessName>(
  Object.entries(successes).map(([name, { code }]) => [String(code), name as SuccessName]),
);

/** The name of a success by its wire code ("106"), undefined for an unknown one. */
export function successByCode(code: string): SuccessName | undefined {
  return successNames.get(code);
}
