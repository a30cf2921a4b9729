import type { Identity } from '../http/handler.ts';

/** Proves who a caller is at the hosted sign-in service. */
export interface IdentityVerifier {
  /**
   * @param idToken the sign-in service's ID token
   * @returns undefined when it is malformed, expired, revoked or another project's
   * @throws when the service's keys cannot be reached: nothing is known then
   */
  verify(idToken: string): Promise<Identity | undefined>;
}
