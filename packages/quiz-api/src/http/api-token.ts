import { randomUUID } from 'node:crypto';
import { type UserId, userId } from '@quiz-arena/contract/ids';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

const claims = z.object({ user_id: userId, firebase_id: z.string().min(1), jti: z.string().min(1) });

export interface TokenHolder {
  readonly userId: UserId;
  readonly firebaseId: string;
  /** Kept on the user: only the newest is valid. */
  readonly tokenId: string;
}

/** Issues and reads the players' bearer tokens: JWT, HS256, 30 days. */
export interface ApiTokens {
  issue(holder: { userId: UserId; firebaseId: string }): Promise<{ token: string; tokenId: string }>;
  /** Undefined for whatever this server did not sign, or signed too long ago. */
  read(token: string): Promise<TokenHolder | undefined>;
}

export function createApiTokens(secret: string, clock: Clock): ApiTokens {
  const key = new TextEncoder().encode(secret);
  return {
    async issue({ userId: user, firebaseId }) {
      const tokenId = randomUUID();
      const issuedAt = clock.now();
      const token = await new SignJWT({ user_id: user, firebase_id: firebaseId })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(tokenId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(new Date(issuedAt.getTime() + LIFETIME_MS))
        .sign(key);
      return { token, tokenId };
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: clock.now() });
        const holder = claims.safeParse(payload).data;
        return holder && { userId: holder.user_id, firebaseId: holder.firebase_id, tokenId: holder.jti };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
