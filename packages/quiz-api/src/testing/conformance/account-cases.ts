import sharp from 'sharp';
import { playLevel } from '../play-level.ts';
import type { TestAnswer, TestApi, TestPlayer } from '../test-api.ts';
import { uploadPicture } from '../upload-picture.ts';
import { asNewcomer, type Conformance, inDemo } from './conformance-case.ts';

let people = 0;

/** A person whom the sign-in service knows. */
function someone({ idTokenOf }: TestApi) {
  people += 1;
  const firebaseId = `conformant-${people}`;
  return { firebaseId, token: idTokenOf({ firebaseId, isEmailVerified: true }) };
}

function signUp(api: TestApi, { firebaseId, token }: ReturnType<typeof someone>): Promise<TestAnswer> {
  return api.call('user_signup', { firebase_id: firebaseId, type: 'email' }, { token });
}

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
}

const payout = {
  payment_type: 'PayPal',
  payment_address: 'me@example.com',
  payment_amount: '10',
  coin_used: '100',
  details: 'To me',
} as const;

/** A player with 200 earned coins. */
async function earner(api: TestApi): Promise<TestPlayer> {
  const { user_id: id, api_token: token } = (await api.operate('load-users', { count: 1, coins: 200 })).body
    .users[0];
  return { id, token };
}

/** @returns the id of a pending request */
async function requested(api: TestApi, player: TestPlayer): Promise<string> {
  await api.call('set_payment_request', payout, player);
  return (await api.call('get_payment_request', {}, player)).body.data[0].id;
}

/** Accounts, coins and the wallet. */
export const accountCases = {
  check_user_exists: {
    USER_UNKNOWN: async ({ api }) => {
      const { firebaseId, token } = someone(api);
      return api.call('check_user_exists', { firebase_id: firebaseId }, { token });
    },
    USER_EXISTS: async ({ api }) => {
      const person = someone(api);
      await signUp(api, person);
      return api.call('check_user_exists', { firebase_id: person.firebaseId }, { token: person.token });
    },
  },
  user_signup: {
    REGISTERED: async ({ api }) => signUp(api, someone(api)),
    LOGGED_IN: async ({ api }) => {
      const person = someone(api);
      await signUp(api, person);
      return signUp(api, person);
    },
    ACCOUNT_DEACTIVATED: async ({ api }) => {
      const person = someone(api);
      await signUp(api, person);
      await api.operate('user-deactivate', { user: person.firebaseId });
      return signUp(api, person);
    },
  },
  get_user_by_id: {
    OK: asNewcomer('get_user_by_id', {}),
    USER_NOT_FOUND: ({ api, asService }) => api.post('get_user_by_id', { user_id: '999999999' }, asService),
  },
  get_user_coin_score: { OK: asNewcomer('get_user_coin_score', {}) },
  update_profile: {
    PROFILE_UPDATED: asNewcomer('update_profile', { name: 'Anew' }),
    DEMO_VERSION: inDemo('update_profile', { name: 'Anew' }),
  },
  upload_profile_image: {
    PROFILE_UPDATED: async ({ api }) => uploadPicture(api, await api.signUp(), await picture()),
    UPLOAD_FAILED: async ({ api }) => uploadPicture(api, await api.signUp(), Buffer.from('<svg/>')),
    DEMO_VERSION: async ({ api, whileOn }) => {
      const player = await api.signUp();
      return whileOn('demo_version', async () => uploadPicture(api, player, await picture()));
    },
  },
  update_fcm_id: { DATA_UPDATED: asNewcomer('update_fcm_id', { web_fcm_id: 'a-token' }) },
  sign_out: { DATA_UPDATED: asNewcomer('sign_out', {}) },
  delete_user_account: {
    DATA_UPDATED: asNewcomer('delete_user_account', {}),
    DEMO_VERSION: inDemo('delete_user_account', {}),
  },
  set_user_coin_score: {
    DATA_UPDATED: async ({ api }) => {
      const player = await api.signUp();
      await playLevel(api, player, 10);
      return api.call('set_user_coin_score', { type: 'dashing_debut' }, player);
    },
    NOT_ENOUGH_COINS: async ({ api, give }) => {
      const player = await api.signUp();
      const { attempt_id } = await playLevel(api, player, 0);
      await give(player, -10);
      return api.call('set_user_coin_score', { title: 'reviewAnswer', attempt_id }, player);
    },
    DEMO_VERSION: inDemo('set_user_coin_score', { type: 'streak' }),
  },
  get_tracker_data: {
    OK: asNewcomer('get_tracker_data', { type: '1' }),
    DATA_NOT_FOUND: asNewcomer('get_tracker_data', { type: '2' }),
  },
  get_user_badges: { OK: asNewcomer('get_user_badges', {}) },
  get_users_statistics: {
    OK: async ({ api }) => {
      const player = await api.signUp();
      await playLevel(api, player, 5);
      return api.call('get_users_statistics', {}, player);
    },
    DATA_NOT_FOUND: asNewcomer('get_users_statistics', {}),
  },
  get_payment_request: {
    OK: async ({ api }) => {
      const player = await earner(api);
      await requested(api, player);
      return api.call('get_payment_request', {}, player);
    },
    DATA_NOT_FOUND: asNewcomer('get_payment_request', {}),
  },
  set_payment_request: {
    DATA_UPDATED: async ({ api }) => api.call('set_payment_request', payout, await earner(api)),
    PAYMENT_TOO_SOON: async ({ api }) => {
      const player = await earner(api);
      await requested(api, player);
      return api.call('set_payment_request', payout, player);
    },
    NOT_ENOUGH_COINS: asNewcomer('set_payment_request', payout),
    DEMO_VERSION: inDemo('set_payment_request', payout),
  },
  delete_pending_payment_request: {
    DATA_UPDATED: async ({ api }) => {
      const player = await earner(api);
      const payment_id = await requested(api, player);
      return api.call('delete_pending_payment_request', { payment_id }, player);
    },
    PAYMENT_NOT_PENDING: async ({ api }) => {
      const player = await earner(api);
      const payment_id = await requested(api, player);
      await api.operate('payout-approve', { request: payment_id });
      return api.call('delete_pending_payment_request', { payment_id }, player);
    },
    DATA_NOT_FOUND: async ({ api }) => {
      const payment_id = await requested(api, await earner(api));
      return api.call('delete_pending_payment_request', { payment_id }, await api.signUp());
    },
  },
  get_notifications: {
    OK: async ({ api }) => {
      const player = await api.signUp();
      await api.operate('notify', { title: 'For you', message: 'Alone', user: player.id });
      return api.call('get_notifications', {}, player);
    },
    DATA_NOT_FOUND: asNewcomer('get_notifications', {}),
  },
} satisfies Partial<Conformance>;
