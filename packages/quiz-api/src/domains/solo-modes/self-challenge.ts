import type { ActionInput } from '@quiz-arena/contract/action';
import type { questionActions } from '@quiz-arena/contract/actions/questions';
import type { UserId } from '@quiz-arena/contract/ids';
import { categoryTypes } from '@quiz-arena/contract/modes';
import type { Settings } from '@quiz-arena/contract/settings';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { drawFresh } from '../attempts/draw-fresh.ts';
import type { AttemptPlan } from '../attempts/open-attempt.ts';
import { policyOf } from '../attempts/solo-policies.ts';
import { getPlace, placeKey } from '../catalogue/place.ts';
import { hasUnlocked } from '../catalogue/service.ts';

type SelfChallenge = ActionInput<(typeof questionActions)['get_questions_for_self_challenge']>;

/**
 * As many questions within as many minutes as the player asks for, from a subcategory or a whole category; answers may
 * change until the end. Questions whose answers must not be told are left out. Without `minutes` the longest time.
 * @throws Refusal DATA_NOT_FOUND for an unknown place, NOT_ALLOWED beyond the limits of the settings or in a premium
 * category that is not paid
 */
export async function planSelfChallenge(
  db: Queryable,
  userId: UserId,
  { category_slug, subcategory_slug, limit, minutes, language_id: languageId }: SelfChallenge,
  settings: Settings,
): Promise<AttemptPlan> {
  const type = categoryTypes.quizZone;
  const place = await getPlace(db, {
    category: category_slug,
    subcategory: subcategory_slug,
    type,
    languageId,
  });
  const time = minutes ?? settings.self_challenge_max_minutes;
  const isWithin =
    limit <= settings.self_challenge_max_questions && time <= settings.self_challenge_max_minutes;
  if (!isWithin || !(await hasUnlocked(db, userId, place.category))) throw new Refusal('NOT_ALLOWED');
  const key = placeKey(place);
  const where = place.subcategory ? { place } : { categoryId: place.category.id };
  return {
    policy: policyOf('self_challenge'),
    place: `${key.categoryId}/${key.subcategoryId}/${limit}/${time}`,
    languageId: place.category.languageId,
    ...key,
    level: 0,
    isLevelPaid: false,
    totalMs: time * 60_000,
    canChange: true,
    draw: drawFresh(userId, { kind: Number(type), ...where }, { limit, leavesOut: true }, settings),
  };
}
