import type { ActionClient } from '@quiz-arena/contract/action-client';
import { userId } from '@quiz-arena/contract/ids';
import type { Revocation, RevocationFeed } from '../../ports/revocation-feed.ts';

const reasons = {
  signed_out: 'signed-out',
  superseded: 'superseded',
  deactivated: 'deactivated',
  deleted: 'deactivated',
} as const satisfies Record<string, Revocation['reason']>;

/** The quiz backend's get_revocations. */
export function createQuizApiRevocationFeed(client: ActionClient): RevocationFeed {
  return {
    async poll(cursor) {
      const outcome = await client.request('get_revocations', cursor === null ? {} : { cursor });
      if (outcome.kind !== 'answer') return null;
      const revocations = outcome.answer.data.map((row) => ({
        playerId: userId.parse(row.user_id),
        reason: reasons[row.reason],
        validTokenHash: row.valid_token_hash,
      }));
      return { revocations, cursor: outcome.answer.cursor };
    },
  };
}
