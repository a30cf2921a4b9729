import { paths } from '../../shared/routing/paths.ts';

/** The address that opens the sign-up page with the player's code. */
export function inviteLink(code: string): string {
  return `${location.origin}${paths.signUp}?code=${encodeURIComponent(code)}`;
}
