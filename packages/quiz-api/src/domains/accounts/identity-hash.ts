import { createHmac } from 'node:crypto';

/** What of an account can be recognised again. */
export interface Recognisable {
  readonly firebaseId: string;
  readonly email: string;
  readonly mobile: string;
}

/** Keyed hashes of uid, e-mail and phone: enough to recognise a deleted account, not to name its person. */
export function identityHashes(secret: string, { firebaseId, email, mobile }: Recognisable): string[] {
  const marks = [`uid:${firebaseId}`];
  if (email !== '') marks.push(`email:${email.toLowerCase()}`);
  if (mobile !== '') marks.push(`mobile:${mobile.replace(/\D/g, '')}`);
  return marks.map((mark) => createHmac('sha256', secret).update(mark).digest('base64url'));
}
