/** The signed-in player as the top bar and the profile show them. */
export interface SessionUser {
  id: string;
  firebaseId: string;
  name: string;
  email: string;
  mobile: string;
  /** How the account signs in: email, gmail, mobile. */
  type: string;
  /** Absolute URL of a picture, a face's name (`face:3`), or "". */
  profile: string;
  referCode: string;
  coins: number;
  /** All-time score. */
  score: number;
}

/** Why nobody is signed in any more; the guard sends such a visitor home without a reproach. */
export type SessionEnd = 'signed-out' | 'unauthorized';

export interface SessionState {
  user: SessionUser | null;
  apiToken: string | null;
  isLoggedIn: boolean;
  endedBy: SessionEnd | null;
}
