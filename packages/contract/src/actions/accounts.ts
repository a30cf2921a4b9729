import { z } from 'zod';
import { defineAction } from '../action.ts';
import { actingUser, fileField } from '../request-fields.ts';
import {
  textField,
  wireDecimal,
  wireFlag,
  wireId,
  wireInstant,
  wireInteger,
  wireUrl,
} from '../wire-values.ts';

const signInType = z.enum(['email', 'gmail', 'fb', 'mobile', 'apple']);
const firebaseId = z.string().regex(/^[\w:.@-]{1,128}$/);
const emailField = z.email().max(254);
const nameField = textField(100);
const mobileField = z.string().regex(/^\+?[0-9]{5,15}$/);
const pushToken = z
  .string()
  .max(4096)
  .regex(/^[\x21-\x7e]+$/);
/** An unknown or malformed code is ignored, not refused. */
const referralCode = textField(40);
const interfaceLanguage = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/);

const userFields = {
  id: wireId,
  firebase_id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  type: signInType,
  profile: wireUrl,
  fcm_id: z.string(),
  web_fcm_id: z.string(),
  coins: wireInteger,
  refer_code: z.string(),
  friends_code: z.string(),
  remove_ads: wireFlag,
  status: wireFlag,
  date_registered: wireInstant,
  app_language: z.string(),
  web_language: z.string(),
};

/** The player's own row. Ratings are those of random battles (decimal text). */
export const userRow = z.object({
  ...userFields,
  all_time_score: wireInteger,
  all_time_rank: wireInteger,
  rating: wireDecimal,
  rating_deviation: wireDecimal,
});
export type UserRow = z.infer<typeof userRow>;

/** The row at sign-in, with the token that supersedes the former one. */
export const signedInUserRow = z.object({ ...userFields, api_token: z.string() });
export type SignedInUserRow = z.infer<typeof signedInUserRow>;

const balance = z.object({ coins: wireInteger, score: wireInteger });

export const accountActions = {
  /** `firebase_id` must be the uid of the bearer's ID token. */
  check_user_exists: defineAction({
    access: 'identity',
    request: z.strictObject({ firebase_id: firebaseId }),
    successCodes: ['USER_EXISTS', 'USER_UNKNOWN'],
  }),
  /** Registers or logs in; a new api_token each time. */
  user_signup: defineAction({
    access: 'identity',
    request: z.strictObject({
      firebase_id: firebaseId,
      type: signInType,
      name: nameField.optional(),
      email: emailField.optional(),
      profile: z
        .url({ protocol: /^https?$/ })
        .max(2048)
        .optional(),
      mobile: mobileField.optional(),
      web_fcm_id: pushToken.optional(),
      friends_code: referralCode.optional(),
      web_language: interfaceLanguage.optional(),
    }),
    answer: { data: signedInUserRow },
    successCodes: ['REGISTERED', 'LOGGED_IN'],
    errorCodes: ['ACCOUNT_DEACTIVATED'],
    statuses: { ACCOUNT_DEACTIVATED: 200 },
  }),
  get_user_by_id: defineAction({
    access: 'player-or-service',
    request: z.strictObject({ user_id: actingUser }),
    answer: { data: userRow },
    errorCodes: ['USER_NOT_FOUND'],
  }),
  get_user_coin_score: defineAction({
    access: 'player',
    request: z.strictObject({}),
    /** `redeemable_coins`: the part of `coins` that was won, not given. */
    answer: { data: z.object({ ...balance.shape, redeemable_coins: wireInteger.default('0') }) },
  }),
  update_profile: defineAction({
    access: 'player',
    request: z.strictObject({
      email: emailField.optional(),
      name: nameField.optional(),
      mobile: mobileField.optional(),
      web_language: interfaceLanguage.optional(),
    }),
    successCodes: ['PROFILE_UPDATED'],
    errorCodes: ['DEMO_VERSION'],
  }),
  upload_profile_image: defineAction({
    access: 'player',
    request: z.strictObject({ image: fileField }),
    answer: { data: z.object({ profile: wireUrl }) },
    successCodes: ['PROFILE_UPDATED'],
    errorCodes: ['UPLOAD_FAILED', 'DEMO_VERSION'],
  }),
  /** Left out, web_fcm_id is cleared: the player wants no push messages. */
  update_fcm_id: defineAction({
    access: 'player',
    request: z.strictObject({ web_fcm_id: pushToken.optional() }),
    successCodes: ['DATA_UPDATED'],
  }),
  /** Ends the api_token that comes with it: every later call with it gets 401, and its battle sockets are closed. */
  sign_out: defineAction({
    access: 'player',
    request: z.strictObject({}),
    successCodes: ['DATA_UPDATED'],
    isOpenInMaintenance: true,
  }),
  delete_user_account: defineAction({
    access: 'player',
    request: z.strictObject({}),
    successCodes: ['DATA_UPDATED'],
    errorCodes: ['DEMO_VERSION'],
  }),
};
