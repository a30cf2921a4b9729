import type { Alerts } from '../../alerts.ts';
import type { ActionHandlers, Identity, SignInType } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import type { AccountRemover } from '../../identity/account-remover.ts';
import type { PushMessenger } from '../../push/push-messenger.ts';
import { reviewAttempt } from '../attempts/review-attempt.ts';
import { claimBadge } from '../badges/service.ts';
import { globalStanding } from '../leaderboards/service.ts';
import { findBalance } from '../ledger/balance.ts';
import { totalOf } from '../ledger/leg.ts';
import { removeIdentities } from './identity-removals.ts';
import type { ProfileImages } from './profile-image.ts';
import { claimPushToken } from './push-tokens.ts';
import { findUserByFirebaseId, updateUser } from './repository.ts';
import { advanceStreak, deleteAccount, getUser } from './service.ts';
import { type SignInTools, signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { userRowOf } from './user-row.ts';

export interface AccountTools extends SignInTools {
  readonly images: ProfileImages;
  readonly accounts: AccountRemover | undefined;
  readonly push: PushMessenger | undefined;
  /** A picture that a newcomer may take: one of ours, or the one that the sign-in service tells; else "". */
  readonly acceptPicture: (url: string | undefined, ofIdentity: string) => string;
}

export function buildAccountHandlers(tools: AccountTools) {
  return { ...buildSignInHandlers(tools), ...buildProfileHandlers(tools), ...balanceHandlers };
}

function buildSignInHandlers(tools: AccountTools) {
  return {
    async check_user_exists({ firebase_id }, { db, identity }) {
      if (firebase_id !== identity.firebaseId) throw new Refusal('UNAUTHORIZED');
      const user = await findUserByFirebaseId(db, identity.firebaseId);
      return { message: user ? 'USER_EXISTS' : 'USER_UNKNOWN' };
    },

    async user_signup(input, { db, identity, settings, now, imageUrl }) {
      if (!isProven(input, identity)) throw new Refusal('UNAUTHORIZED');
      const request = {
        identity,
        type: input.type,
        name: input.name,
        email: input.email,
        mobile: input.mobile,
        profileImage: tools.acceptPicture(input.profile, identity.picture),
        webFcmId: input.web_fcm_id,
        webLanguage: input.web_language,
        friendsCode: input.friends_code,
      };
      const { user, token, isNew } = await signIn(db, request, tools, { settings, now });
      const data = { ...(await userRowOf(db, user, imageUrl)), api_token: token };
      return { message: isNew ? 'REGISTERED' : 'LOGGED_IN', data };
    },

    async get_user_by_id({ user_id }, { db, player, now, settings, imageUrl }) {
      if (player && user_id !== undefined && user_id !== player.id) throw new Refusal('NOT_ALLOWED');
      const id = player?.id ?? user_id;
      if (id === undefined) throw new Refusal('MISSING_FIELDS');
      const user = await getUser(db, id);
      if (player) await advanceStreak(db, user, now, settings.system_timezone);
      return { data: await userRowOf(db, user, imageUrl) };
    },
  } satisfies Partial<ActionHandlers>;
}

/**
 * Who signs up, and how, is what the ID token says: another `type` would get around the verified address, or
 * make an address changeable that is not.
 */
function isProven(claim: { firebase_id: string; type: SignInType }, identity: Identity): boolean {
  if (claim.firebase_id !== identity.firebaseId) return false;
  if (identity.signInType !== undefined && identity.signInType !== claim.type) return false;
  return claim.type !== 'email' || identity.isEmailVerified;
}

function buildProfileHandlers({ images, erasureSecret, accounts, push }: AccountTools) {
  return {
    async update_profile({ name, mobile, email, web_language }, { db, player }) {
      const user = await getUser(db, player.id);
      await updateUser(db, player.id, {
        name: name ?? user.name,
        mobile: mobile ?? user.mobile,
        email: user.signInType === 'mobile' ? (email ?? user.email) : user.email,
        webLanguage: web_language ?? user.webLanguage,
      });
      return { message: 'PROFILE_UPDATED' };
    },

    async upload_profile_image({ image }, { db, player, imageUrl }) {
      const stored = await images.save(Buffer.from(await image.arrayBuffer()));
      if (stored === undefined) throw new Refusal('UPLOAD_FAILED');
      const { profileImage: former } = await getUser(db, player.id);
      await updateUser(db, player.id, { profileImage: stored });
      await images.remove(former);
      return { message: 'PROFILE_UPDATED', data: { profile: imageUrl(stored) } };
    },

    async update_fcm_id({ web_fcm_id }, { db, player }) {
      await db.transaction((tx) => claimPushToken(tx, player.id, web_fcm_id ?? ''));
      return { message: 'DATA_UPDATED' };
    },

    async sign_out(_input, { db, player, now }) {
      await signOut(db, player, now);
      return { message: 'DATA_UPDATED' };
    },

    async delete_user_account(_input, { db, player, now, alerts }) {
      const { profileImage, followingFcmId } = await deleteAccount(db, player.id, { erasureSecret, at: now });
      await images.remove(profileImage);
      await removeIdentities(db, { accounts, now, alerts });
      await stopFollowing(push, followingFcmId, alerts);
      return { message: 'DATA_UPDATED' };
    },
  } satisfies Partial<ActionHandlers>;
}

/** A browser whose player is gone no longer hears what is sent to everyone. */
async function stopFollowing(push: PushMessenger | undefined, token: string, alerts: Alerts): Promise<void> {
  if (push === undefined || token === '') return;
  await push.unfollow([token]).catch((error: unknown) => alerts.raise('push-failed', { err: error }));
}

const balanceHandlers = {
  async get_user_coin_score(_input, { db, player }) {
    const balance = await findBalance(db, player.id);
    const { score } = await globalStanding(db, player.id);
    return {
      data: {
        coins: String(totalOf(balance)),
        score: String(score),
        redeemable_coins: String(balance.earned),
      },
    };
  },

  /** Players grant themselves nothing: the amount sent is ignored, the server's own is paid or charged. */
  async set_user_coin_score({ type, title, attempt_id }, { db, player, settings, now }) {
    if (type !== undefined) {
      await db.transaction((tx) => claimBadge(tx, { userId: player.id, badge: type, at: now }));
    } else if (title === 'reviewAnswer' && attempt_id !== undefined) {
      await reviewAttempt(db, player.id, attempt_id, { settings, now });
    } else {
      throw new Refusal('NOT_ALLOWED');
    }
    const balance = await findBalance(db, player.id);
    const { score } = await globalStanding(db, player.id);
    return { message: 'DATA_UPDATED', data: { coins: String(totalOf(balance)), score: String(score) } };
  },
} satisfies Partial<ActionHandlers>;
