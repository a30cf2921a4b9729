import type { UserId } from '@quiz-arena/contract/ids';
import type { PaymentMethod } from '@quiz-arena/contract/payment-methods';
import type { Settings } from '@quiz-arena/contract/settings';
import { isRedeemAmount, redeemAmount } from '@quiz-arena/quiz-rules/redeem';
import type { Database, Transaction } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { postHolds, reserveHold, voidHolds } from '../ledger/holds.ts';
import { lockPlayers } from '../ledger/lock-players.ts';
import { notify } from '../notifications/notify.ts';
import {
  endRequest,
  findLastRequest,
  insertRequest,
  listByState,
  lockPending,
  lockRequest,
  type PaymentRequest,
} from './repository.ts';

const HOUR_MS = 3_600_000;

export interface PaymentClaim {
  readonly method: PaymentMethod;
  readonly address: string;
  /** Money, as the client computed it. */
  readonly amount: string;
  readonly coins: number;
  readonly details: string;
}

/**
 * Asks for coins to be paid out; they are held at once, earned ones only.
 * @throws Refusal NOT_ALLOWED when redeeming is off or the amount does not follow from the coins, PAYMENT_TOO_SOON,
 * NOT_ENOUGH_COINS below the minimum or beyond the earned coins
 */
export async function requestPayment(
  db: Database,
  userId: UserId,
  claim: PaymentClaim,
  { settings, now }: { readonly settings: Settings; readonly now: Date },
): Promise<void> {
  const { method, address, amount, coins, details } = claim;
  const policy = { perCoin: settings.per_coin, coinAmount: settings.coin_amount };
  if (!settings.payment_mode || !isRedeemAmount(amount, coins, policy)) throw new Refusal('NOT_ALLOWED');
  if (coins < settings.coin_limit) throw new Refusal('NOT_ENOUGH_COINS');
  await db.transaction(async (tx) => {
    // The lock comes first: two requests at once are one after the other.
    await lockPlayers(tx, [userId]);
    const last = await findLastRequest(tx, userId);
    const waitMs = settings.difference_hours * HOUR_MS;
    if (last !== undefined && now.getTime() - last.requestedAt.getTime() < waitMs) {
      throw new Refusal('PAYMENT_TOO_SOON');
    }
    const request = await insertRequest(tx, {
      userId,
      method,
      address,
      amount: redeemAmount(coins, policy),
      coins,
      details,
      state: 'pending',
      requestedAt: now,
    });
    const held = await reserveHold(tx, {
      purpose: 'redeem',
      reference: request.id,
      userId,
      amount: coins,
      isEarnedOnly: true,
      title: 'redeemRequest',
      at: now,
    });
    if (held === 'NOT_ENOUGH_COINS') throw new Refusal('NOT_ENOUGH_COINS');
  });
}

/**
 * Takes a player's own pending request back; the coins return.
 * @throws Refusal DATA_NOT_FOUND for another's or an unknown one, PAYMENT_NOT_PENDING
 */
export async function cancelPayment(db: Database, userId: UserId, id: string, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    if (request?.userId !== userId || request.state === 'cancelled') throw new Refusal('DATA_NOT_FOUND');
    if (request.state !== 'pending') throw new Refusal('PAYMENT_NOT_PENDING');
    await giveBack(tx, request, 'cancelled', at);
  });
}

/**
 * An operator's word on a request, of which the player is told. Either both happen or none: an operator who reads of
 * a failure has paid nothing out. @returns undefined when there is no such pending request
 */
export async function decidePayment(
  db: Database,
  id: string,
  verdict: 'completed' | 'refused',
  told: { readonly title: string; readonly message: string; readonly at: Date },
): Promise<PaymentRequest | undefined> {
  const { at, ...words } = told;
  return await db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    if (request?.state !== 'pending') return undefined;
    if (verdict === 'refused') await giveBack(tx, request, 'refused', at);
    else {
      await postHolds(tx, { purpose: 'redeem', reference: id, title: 'redeemRequest', at });
      await endRequest(tx, id, { state: verdict, endedAt: at });
    }
    const notification = { ...words, type: 'payout', typeId: id, image: '' };
    await notify(tx, notification, { users: [request.userId], at });
    return { ...request, state: verdict, endedAt: at };
  });
}

/** What waits for an operator, longest first. */
export async function listPendingPayments(db: Database, limit: number): Promise<PaymentRequest[]> {
  return await listByState(db, 'pending', limit);
}

/** Locks a player's pending requests: they come before the player in the order of locks. */
export async function lockPayments(tx: Transaction, userId: UserId): Promise<void> {
  await lockPending(tx, userId);
}

async function giveBack(
  tx: Transaction,
  { id }: PaymentRequest,
  state: 'refused' | 'cancelled',
  at: Date,
): Promise<void> {
  await voidHolds(tx, { purpose: 'redeem', reference: id, title: 'cancelPaymentRequest', at });
  await endRequest(tx, id, { state, endedAt: at });
}
