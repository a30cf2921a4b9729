import type { UserRow } from '@quiz-arena/contract/actions/accounts';
import type { Queryable } from '../../db/database.ts';
import { globalStanding } from '../leaderboards/service.ts';
import { findBalance } from '../ledger/balance.ts';
import { totalOf } from '../ledger/leg.ts';
import type { User } from './repository.ts';

/** A player's own row as it goes on the wire. */
export async function userRowOf(
  db: Queryable,
  user: User,
  imageUrl: (stored: string) => string,
): Promise<UserRow> {
  const balance = await findBalance(db, user.id);
  const standing = await globalStanding(db, user.id);
  return {
    id: user.id,
    firebase_id: user.firebaseId,
    name: user.name,
    email: user.email,
    mobile: user.mobile,
    type: user.signInType,
    profile: imageUrl(user.profileImage),
    fcm_id: user.fcmId,
    web_fcm_id: user.webFcmId,
    coins: String(totalOf(balance)),
    refer_code: user.referCode,
    friends_code: user.friendsCode,
    remove_ads: '0',
    status: user.isActive ? '1' : '0',
    date_registered: user.registeredAt.toISOString(),
    app_language: user.appLanguage,
    web_language: user.webLanguage,
    all_time_score: String(standing.score),
    all_time_rank: String(standing.rank),
    rating: decimal(user.rating),
    rating_deviation: decimal(user.ratingDeviation),
  };
}

function decimal(value: number): string {
  return String(Number(value.toFixed(2)));
}
