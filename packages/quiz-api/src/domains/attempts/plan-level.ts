import type { LanguageId, UserId } from '@quiz-arena/contract/ids';
import type { CategoryRef } from '@quiz-arena/contract/request-fields';
import type { Settings } from '@quiz-arena/contract/settings';
import { levelState } from '@quiz-arena/quiz-rules/levels';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { getPlace, type Place, placeKey } from '../catalogue/place.ts';
import { hasUnlocked, highestLevel, levelsOf, markPlayed } from '../catalogue/service.ts';
import { drawFresh } from './draw-fresh.ts';
import type { AttemptPlan } from './open-attempt.ts';
import { policyOf } from './solo-policies.ts';

export interface LevelRequest {
  /** The mode, which is also the kind of its categories: quiz zone or multi match. */
  readonly quizType: '1' | '6';
  readonly category: CategoryRef;
  readonly subcategory: CategoryRef | undefined;
  readonly level: number;
  readonly languageId?: LanguageId | undefined;
}

/**
 * What a player plays on a level.
 * @throws Refusal DATA_NOT_FOUND for an unknown place or level, NOT_ALLOWED for a locked one
 */
export async function planLevel(
  db: Queryable,
  userId: UserId,
  request: LevelRequest,
  settings: Settings,
): Promise<{ plan: AttemptPlan; place: Place }> {
  const { level, quizType, ...where } = request;
  const place = await getPlace(db, { ...where, type: quizType });
  const key = placeKey(place);
  const levels = await levelsOf(db, key);
  if (!levels.includes(level)) throw new Refusal('DATA_NOT_FOUND');
  const state = levelState({ levels, highestWon: (await highestLevel(db, userId, key)) - 1 }, level);
  const isUnlocked = await hasUnlocked(db, userId, place.category);
  if (state === 'locked' || !isUnlocked) throw new Refusal('NOT_ALLOWED');
  const pool = { kind: Number(quizType), place, level };
  const plan: AttemptPlan = {
    policy: policyOf(quizType),
    place: `${key.categoryId}/${key.subcategoryId}/${level}`,
    languageId: place.category.languageId,
    ...key,
    level,
    isLevelPaid: state === 'won',
    draw: drawFresh(userId, pool, { limit: limitOf(quizType, settings) }, settings),
    afterOpening: (tx) => markPlayed(tx, userId, place),
  };
  return { plan, place };
}

function limitOf(quizType: LevelRequest['quizType'], settings: Settings): number | null {
  if (quizType === '6') return settings.multi_match_total_level_question;
  return settings.quiz_zone_fix_level_question ? settings.quiz_zone_total_level_question : null;
}
