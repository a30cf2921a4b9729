import { StoreUnavailable } from '../../ports/battle-store.ts';

/** Answers of a server that is there but cannot serve: loading, a replica, out of memory, without its cluster. */
const passing = /^(LOADING|READONLY|MASTERDOWN|OOM|CLUSTERDOWN|TRYAGAIN|BUSY|NOREPLICAS|MISCONF)\b/;

/** Awaits a Redis call: a lost, slow or unfit server becomes StoreUnavailable; a refused command stays what it is. */
export async function storeCall<Reply>(call: Promise<Reply>): Promise<Reply> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && error.name === 'ReplyError' && !passing.test(error.message)) throw error;
    throw new StoreUnavailable('The battle store did not answer.', { cause: error });
  }
}
