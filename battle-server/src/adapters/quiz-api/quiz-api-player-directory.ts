import { createHash } from 'node:crypto';
import type { ActionClient } from '@quiz-arena/contract/action-client';
import type { AnswerOf } from '@quiz-arena/contract/action-registry';
import { type UserId, userId } from '@quiz-arena/contract/ids';
import { isProvisional } from '@quiz-arena/quiz-rules/rating';
import type { PlayerDirectory, ResolvedPlayer } from '../../ports/player-directory.ts';

/** How long an answer is believed, milliseconds; revocations shorten it. */
const FRESH_MS = 60_000;
const MOST_KEPT = 20_000;

interface Known {
  readonly resolved: Promise<ResolvedPlayer>;
  readonly until: number;
  playerId: UserId | null;
}

function ratingOf({ rating, rating_deviation }: AnswerOf<'get_user_by_id'>['data']) {
  return { rating: Number(rating), isProvisional: isProvisional({ deviation: Number(rating_deviation) }) };
}

/**
 * Players by the quiz backend's get_user_by_id, asked with the player's own token. What is kept is keyed by the
 * token's hash, for a minute; a handshake of many at once with one token asks once.
 */
export function createQuizApiPlayerDirectory(client: ActionClient, now = Date.now): PlayerDirectory {
  const known = new Map<string, Known>();

  async function ask(token: string, tokenHash: string): Promise<ResolvedPlayer> {
    const headers = { authorization: `Bearer ${token}` };
    const outcome = await client.request('get_user_by_id', {}, { headers });
    if (outcome.kind === 'answer') {
      const { id, name, profile } = outcome.answer.data;
      const player = {
        userId: userId.parse(id),
        name,
        image: profile,
        ...ratingOf(outcome.answer.data),
      };
      return { kind: 'player', player, tokenHash };
    }
    if (outcome.kind === 'refused' && outcome.code === 'ACCOUNT_DEACTIVATED') {
      return { kind: 'refused', code: 'ACCOUNT_DEACTIVATED' };
    }
    const isUnknown =
      outcome.kind === 'refused' && (outcome.status === 401 || outcome.code === 'USER_NOT_FOUND');
    return isUnknown ? { kind: 'refused', code: 'UNAUTHORIZED' } : { kind: 'unavailable' };
  }

  function makeRoom(): void {
    for (const [hash, entry] of known) {
      if (known.size < MOST_KEPT && entry.until > now()) break;
      known.delete(hash);
    }
  }

  return {
    async resolve(token) {
      const tokenHash = createHash('sha256').update(token).digest('hex');
      const before = known.get(tokenHash);
      if (before && before.until > now()) return before.resolved;
      known.delete(tokenHash);
      makeRoom();
      const entry: Known = { resolved: ask(token, tokenHash), until: now() + FRESH_MS, playerId: null };
      known.set(tokenHash, entry);
      const resolved = await entry.resolved;
      if (resolved.kind === 'player') entry.playerId = resolved.player.userId;
      else if (known.get(tokenHash) === entry) known.delete(tokenHash);
      return resolved;
    },
    async standingOf(playerId) {
      const outcome = await client.request('get_user_by_id', { user_id: playerId });
      if (outcome.kind !== 'answer') return null;
      return { coins: Number(outcome.answer.data.coins), ...ratingOf(outcome.answer.data) };
    },
    forget(playerId) {
      for (const [hash, entry] of known) {
        if (entry.playerId === playerId || entry.playerId === null) known.delete(hash);
      }
    },
  };
}
