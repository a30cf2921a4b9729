import type { LanguageId, UserId } from '@quiz-arena/contract/ids';
import type { Settings } from '@quiz-arena/contract/settings';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { drawFresh } from '../attempts/draw-fresh.ts';
import type { AttemptPlan } from '../attempts/open-attempt.ts';
import { policyOf } from '../attempts/solo-policies.ts';
import { getContentPlace, placeKey } from '../catalogue/place.ts';
import { hasUnlocked, markPlayed } from '../catalogue/service.ts';

/** Modes that play a category or subcategory without levels. The mode is also the kind of its categories. */
export type PlaceMode = '3' | '4' | '5';

const totalQuestions = {
  '3': 'guess_the_word_total_question',
  '4': 'audio_quiz_total_question',
  '5': 'maths_quiz_total_question',
} as const satisfies Record<PlaceMode, keyof Settings>;

/**
 * What a player plays in a category or subcategory of words, sounds or calculations.
 * @throws Refusal DATA_NOT_FOUND for an unknown place, NOT_ALLOWED for a premium one that is not paid
 */
export async function planPlace(
  db: Queryable,
  userId: UserId,
  request: {
    quizType: PlaceMode;
    type: 'category' | 'subcategory';
    name: string;
    languageId?: LanguageId | undefined;
  },
  settings: Settings,
): Promise<AttemptPlan> {
  const { quizType, ...ref } = request;
  const place = await getContentPlace(db, { ...ref, categoryType: quizType });
  if (!(await hasUnlocked(db, userId, place.category))) throw new Refusal('NOT_ALLOWED');
  const key = placeKey(place);
  return {
    policy: policyOf(quizType),
    place: `${key.categoryId}/${key.subcategoryId}`,
    languageId: place.category.languageId,
    ...key,
    level: 0,
    isLevelPaid: false,
    draw: drawFresh(
      userId,
      { kind: Number(quizType), place },
      { limit: settings[totalQuestions[quizType]] },
      settings,
    ),
    afterOpening: (tx) => markPlayed(tx, userId, place),
  };
}
