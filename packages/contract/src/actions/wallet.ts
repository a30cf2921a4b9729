import { z } from 'zod';
import { defineAction } from '../action.ts';
import { paymentMethods } from '../payment-methods.ts';
import { page } from '../request-fields.ts';
import { integerField, textField, wireDecimal, wireId, wireInstant, wireInteger } from '../wire-values.ts';

const paymentMethod = z.enum(paymentMethods);

export const paymentRequestRow = z.object({
  id: wireId,
  user_id: wireId,
  payment_type: paymentMethod,
  payment_address: z.string(),
  payment_amount: wireDecimal,
  coin_used: wireInteger,
  details: z.string(),
  status: z.enum({ pending: '0', completed: '1', refused: '2' }),
  date: wireInstant,
  status_date: z.union([z.literal(''), wireInstant]),
});
export type PaymentRequestRow = z.infer<typeof paymentRequestRow>;

export const walletActions = {
  get_payment_request: defineAction({
    access: 'player',
    request: z.strictObject(page(10)),
    answer: { data: z.array(paymentRequestRow), total: wireInteger },
    errorCodes: ['DATA_NOT_FOUND'],
  }),
  /** The amount must be coin_used / per_coin × coin_amount; the coins are held at once. */
  set_payment_request: defineAction({
    access: 'player',
    request: z.strictObject({
      payment_type: paymentMethod,
      payment_address: textField(200),
      payment_amount: wireDecimal,
      coin_used: integerField(1, 1_000_000_000),
      details: textField(500),
    }),
    successCodes: ['DATA_UPDATED'],
    errorCodes: ['PAYMENT_TOO_SOON', 'NOT_ENOUGH_COINS', 'DEMO_VERSION'],
  }),
  delete_pending_payment_request: defineAction({
    access: 'player',
    request: z.strictObject({ payment_id: wireId }),
    successCodes: ['DATA_UPDATED'],
    errorCodes: ['PAYMENT_NOT_PENDING', 'DATA_NOT_FOUND'],
  }),
};
