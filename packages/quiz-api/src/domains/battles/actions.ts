import type { BattleOutcome } from '@quiz-arena/contract/battle/battle-values';
import { type CategoryId, type LanguageId, matchId } from '@quiz-arena/contract/ids';
import { categoryTypes } from '@quiz-arena/contract/modes';
import type { CategoryRef } from '@quiz-arena/contract/request-fields';
import type { Settings } from '@quiz-arena/contract/settings';
import type { Queryable } from '../../db/database.ts';
import type { ActionHandlers } from '../../http/handler.ts';
import { endOfRevocations, listRevocations } from '../accounts/revocations.ts';
import { getPlace } from '../catalogue/place.ts';
import { DEFAULT_LANGUAGE_ID } from '../languages/quiz-languages.ts';
import { holdMatch } from './hold-match.ts';
import { battleKindOf, matchQuestionRows } from './match-questions.ts';
import { renewMatches } from './renew-matches.ts';
import { findTally, listPlayedBattles } from './repository.ts';

const wireOutcomes = { win: 'Won', lose: 'Lost', draw: 'Draw' } as const satisfies Record<
  BattleOutcome,
  string
>;

export interface BattleTools {
  /** A match that nobody renews for so long may be given up by a node that no longer has its room, milliseconds. */
  readonly matchGraceMs: number;
}

const handlers = {
  async get_random_questions(input, { db, settings, now, imageUrl }) {
    const { match_id, user_id, quiz_type, entry_coin } = input;
    const { match } = await holdMatch(
      db,
      { matchId: match_id, userId: user_id, entryCoin: entry_coin },
      {
        quizType: quiz_type,
        languageId: input.language_id ?? DEFAULT_LANGUAGE_ID,
        categoryId: await findBattleCategory(db, input.category, input.language_id),
        questionCount: questionCount(settings, quiz_type),
      },
      { settings, now },
    );
    return { data: await matchQuestionRows(db, match.questions, imageUrl) };
  },

  async create_room(input, { db, settings, now, imageUrl }) {
    const quizType = input.room_type === 'friend' ? '1.4' : '1.5';
    const most = questionCount(settings, quizType);
    const { match, isNew } = await holdMatch(
      db,
      {
        matchId: input.match_id ?? matchId.parse(input.room_id),
        userId: input.user_id,
        entryCoin: input.entry_coin,
      },
      {
        quizType,
        languageId: input.language_id ?? DEFAULT_LANGUAGE_ID,
        categoryId: await findBattleCategory(db, input.category, input.language_id),
        questionCount: Math.min(input.no_of_que ?? most, most),
      },
      { settings, now },
    );
    const data = await matchQuestionRows(db, match.questions, imageUrl);
    return { message: isNew ? 'ROOM_CREATED' : 'ROOM_ALREADY_CREATED', data };
  },

  async get_question_by_room_id(input, { db, settings, now, imageUrl }) {
    const { match } = await holdMatch(
      db,
      {
        matchId: input.match_id ?? matchId.parse(input.room_id),
        userId: input.user_id,
        entryCoin: input.entry_coin,
      },
      undefined,
      { settings, now },
    );
    return { data: await matchQuestionRows(db, match.questions, imageUrl) };
  },

  async get_revocations({ cursor, limit }, { db }) {
    if (cursor === undefined) return { data: [], cursor: await endOfRevocations(db) };
    const rows = await listRevocations(db, { cursor, limit });
    return {
      data: rows.map(({ userId, reason, validTokenHash }) => ({
        user_id: userId,
        reason,
        valid_token_hash: validTokenHash,
      })),
      cursor: rows.at(-1)?.id ?? cursor,
    };
  },

  async get_battle_statistics({ order, offset, limit }, { db, player, imageUrl }) {
    const tally = await findTally(db, player.id);
    if (tally === undefined) return { message: 'NO_MATCHES_PLAYED' };
    const battles = await listPlayedBattles(db, {
      userId: player.id,
      order: order?.toLowerCase() === 'asc' ? 'asc' : 'desc',
      offset,
      limit,
    });
    return {
      myreport: [{ Victories: String(tally.won), Drawn: String(tally.drawn), Loose: String(tally.lost) }],
      total: String(tally.won + tally.drawn + tally.lost),
      data: battles.map((battle) => ({
        opponent_id: battle.opponentId ?? '0',
        opponent_name: battle.opponentName ?? '',
        opponent_profile: imageUrl(battle.opponentImage ?? ''),
        mystatus: wireOutcomes[battle.outcome],
        date_created: battle.endedAt.toISOString(),
      })),
    };
  },
} satisfies Partial<ActionHandlers>;

/** What players and battle nodes ask about battles. */
export function buildBattleHandlers({ matchGraceMs }: BattleTools) {
  return {
    ...handlers,
    async renew_matches({ match_ids, lost_match_ids = [] }, { db, now, alerts }) {
      const renewal = { matchIds: match_ids, lostIds: lost_match_ids };
      return await renewMatches(db, renewal, { now, alerts, graceMs: matchGraceMs });
    },
  } satisfies Partial<ActionHandlers>;
}

function questionCount(settings: Settings, quizType: '1.3' | '1.4' | '1.5'): number {
  return settings[`battle_mode_${battleKindOf(quizType).settings}_total_question`];
}

async function findBattleCategory(
  db: Queryable,
  ref: CategoryRef | undefined,
  languageId: LanguageId | undefined,
): Promise<CategoryId | null> {
  if (ref === undefined) return null;
  const { category } = await getPlace(db, { category: ref, type: categoryTypes.quizZone, languageId });
  return category.id;
}
