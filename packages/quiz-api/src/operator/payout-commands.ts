import type { Transaction } from '../db/database.ts';
import { decidePayment, listPendingPayments } from '../domains/wallet/payment-requests.ts';
import { CommandRefused, type OperatorTools, type Runs } from './operator-tools.ts';

const words = {
  completed: { title: 'Your request was paid', message: 'The money of your redeem request is on its way.' },
  refused: {
    title: 'Your request was refused',
    message: 'Your redeem request was refused. Its coins are back in your account.',
  },
} as const;

/** Redeem requests of players. */
export const payoutCommands = {
  async 'payout list'({ limit }, { tx }) {
    return { requests: await listPayouts(tx, limit) };
  },

  async 'payout approve'({ request }, tools) {
    return await decide(request, 'completed', tools);
  },

  async 'payout refuse'({ request }, tools) {
    return await decide(request, 'refused', tools);
  },
} satisfies Partial<Runs>;

async function listPayouts(tx: Transaction, limit: number): Promise<object[]> {
  return (await listPendingPayments(tx, limit)).map((request) => ({
    id: request.id,
    user_id: request.userId,
    method: request.method,
    address: request.address,
    amount: request.amount,
    coins: request.coins,
    details: request.details,
    requested_at: request.requestedAt,
  }));
}

async function decide(
  id: string,
  verdict: 'completed' | 'refused',
  { tx, now }: OperatorTools,
): Promise<object> {
  const decided = await decidePayment(tx, id, verdict, { ...words[verdict], at: now });
  if (decided === undefined) throw new CommandRefused(`There is no pending request ${id}.`);
  return { id, status: verdict, user_id: decided.userId, coins: decided.coins, amount: decided.amount };
}
