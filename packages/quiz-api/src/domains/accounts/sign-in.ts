import { createHash } from 'node:crypto';
import type { Settings } from '@quiz-arena/contract/settings';
import type { Database } from '../../db/database.ts';
import type { ApiTokens } from '../../http/api-token.ts';
import type { Identity } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { identityHashes } from './identity-hash.ts';
import { cancelIdentityRemoval } from './identity-removals.ts';
import { claimPushToken } from './push-tokens.ts';
import { register } from './register.ts';
import { findUserByFirebaseId, type User, updateUser } from './repository.ts';
import { recordRevocation } from './revocations.ts';

export interface SignIn {
  readonly identity: Identity;
  readonly type: User['signInType'];
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly mobile: string | undefined;
  /** A stored image path or URL that the edge has checked; "" for none. */
  readonly profileImage: string;
  readonly webFcmId: string | undefined;
  readonly webLanguage: string | undefined;
  readonly friendsCode: string | undefined;
}

export interface SignInTools {
  readonly tokens: ApiTokens;
  readonly erasureSecret: string;
}

export interface SignedIn {
  readonly user: User;
  readonly token: string;
  readonly isNew: boolean;
}

/**
 * Registers the identity or logs it in, and issues the api_token that supersedes the former one.
 * Two first sign-ins at the same moment make one account.
 */
export async function signIn(
  db: Database,
  request: SignIn,
  tools: SignInTools,
  { settings, now }: { settings: Settings; now: Date },
): Promise<SignedIn> {
  return db.transaction(async (tx) => {
    const { identity } = request;
    let user = await findUserByFirebaseId(tx, identity.firebaseId);
    let isNew = false;
    if (!user) {
      const profile = newcomer(request);
      user = await register(tx, {
        user: profile,
        friendsCode: request.friendsCode,
        identityHashes: identityHashes(tools.erasureSecret, { ...profile, firebaseId: identity.firebaseId }),
        settings,
        at: now,
      });
      isNew = user !== undefined;
      user ??= await findUserByFirebaseId(tx, identity.firebaseId);
    }
    if (!user) throw new Error('an account vanished while it signed in');
    if (!user.isActive) throw new Refusal('ACCOUNT_DEACTIVATED');
    const { token, tokenId } = await tools.tokens.issue({ userId: user.id, firebaseId: user.firebaseId });
    const updated = await updateUser(tx, user.id, {
      tokenId,
      ...(request.webLanguage !== undefined && { webLanguage: request.webLanguage }),
    });
    if (isNew) await cancelIdentityRemoval(tx, user.firebaseId);
    if (request.webFcmId !== undefined) await claimPushToken(tx, user.id, request.webFcmId);
    if (!isNew) {
      const validTokenHash = createHash('sha256').update(token).digest('hex');
      await recordRevocation(tx, { userId: user.id, reason: 'superseded', validTokenHash, revokedAt: now });
    }
    const { webFcmId = user.webFcmId } = request;
    return { user: { ...(updated ?? user), webFcmId }, token, isNew };
  });
}

/** What the sign-in service vouches for goes before what the body says. */
function newcomer({ identity, type, name, email, mobile, profileImage }: SignIn) {
  return {
    firebaseId: identity.firebaseId,
    signInType: type,
    name: (name ?? identity.name.trim().slice(0, 40)) || 'Player',
    email: identity.email || (type === 'mobile' ? (email ?? '') : ''),
    mobile: identity.mobile || (type === 'mobile' ? '' : (mobile ?? '')),
    profileImage: profileImage || identity.picture,
  };
}
