import type { PaymentRequestRow } from '@quiz-arena/contract/actions/wallet';
import type { ActionHandlers } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { cancelPayment, requestPayment } from './payment-requests.ts';
import { countRequests, listRequests, type PaymentRequest } from './repository.ts';

/** A request that was taken back is shown no more. */
const statuses = { pending: '0', completed: '1', refused: '2', cancelled: '2' } as const;

function wireRow(request: PaymentRequest): PaymentRequestRow {
  return {
    id: request.id,
    user_id: request.userId,
    payment_type: request.method,
    payment_address: request.address,
    payment_amount: request.amount,
    coin_used: String(request.coins),
    details: request.details,
    status: statuses[request.state],
    date: request.requestedAt.toISOString(),
    status_date: request.endedAt?.toISOString() ?? '',
  };
}

export const walletHandlers = {
  async get_payment_request(page, { db, player }) {
    const requests = await listRequests(db, { userId: player.id, ...page });
    if (requests.length === 0) throw new Refusal('DATA_NOT_FOUND');
    return { data: requests.map(wireRow), total: String(await countRequests(db, player.id)) };
  },

  async set_payment_request(input, { db, player, settings, now }) {
    const claim = {
      method: input.payment_type,
      address: input.payment_address,
      amount: input.payment_amount,
      coins: input.coin_used,
      details: input.details,
    };
    await requestPayment(db, player.id, claim, { settings, now });
    return { message: 'DATA_UPDATED' };
  },

  async delete_pending_payment_request({ payment_id }, { db, player, now }) {
    await cancelPayment(db, player.id, payment_id, now);
    return { message: 'DATA_UPDATED' };
  },
} satisfies Partial<ActionHandlers>;
