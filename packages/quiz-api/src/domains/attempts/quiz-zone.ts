import type { LanguageId, UserId } from '@quiz-arena/contract/ids';
import type { CategoryRef } from '@quiz-arena/contract/request-fields';
import type { Settings } from '@quiz-arena/contract/settings';
import { levelState } from '@quiz-arena/quiz-rules/levels';
import type { Queryable, Transaction } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { getPlace, type Place, placeKey } from '../catalogue/place.ts';
import { listLevelQuestions } from '../catalogue/question-store.ts';
import { hasUnlocked, highestLevel, levelsOf } from '../catalogue/service.ts';
import { policyOf } from './attempt-policy.ts';
import { chooseFresh } from './choose-fresh.ts';
import type { AttemptPlan } from './open-attempt.ts';
import { listSeen } from './repository.ts';

export interface LevelRequest {
  readonly category: CategoryRef;
  readonly subcategory: CategoryRef | undefined;
  readonly level: number;
  readonly languageId: LanguageId | undefined;
}

/**
 * What a player plays on a level of the quiz zone.
 * @throws Refusal DATA_NOT_FOUND for an unknown place or level, NOT_ALLOWED for a locked one
 */
export async function planQuizZone(
  db: Queryable,
  userId: UserId,
  request: LevelRequest,
  settings: Settings,
): Promise<{ plan: AttemptPlan; place: Place }> {
  const { level, ...where } = request;
  const place = await getPlace(db, { ...where, type: '1' });
  const key = placeKey(place);
  const levels = await levelsOf(db, key);
  if (!levels.includes(level)) throw new Refusal('DATA_NOT_FOUND');
  const state = levelState({ levels, highestWon: (await highestLevel(db, userId, key)) - 1 }, level);
  const isUnlocked = await hasUnlocked(db, userId, place.category);
  if (state === 'locked' || !isUnlocked) throw new Refusal('NOT_ALLOWED');
  const plan: AttemptPlan = {
    policy: policyOf('1'),
    place: `${key.categoryId}/${key.subcategoryId}/${level}`,
    languageId: place.category.languageId,
    ...key,
    level,
    isLevelPaid: state === 'won',
    draw: (tx, avoided, random) =>
      drawLevel(tx, { userId, place, level, settings }, (questions, seenAt) =>
        chooseFresh(questions, { seenAt, avoided }, choiceOf(settings), random),
      ),
  };
  return { plan, place };
}

function choiceOf(settings: Settings): { limit: number | null; isShuffled: boolean } {
  const isFixed = settings.quiz_zone_fix_level_question;
  return {
    limit: isFixed ? settings.quiz_zone_total_level_question : null,
    isShuffled: settings.question_shuffle_mode,
  };
}

type LevelQuestions = Awaited<ReturnType<typeof listLevelQuestions>>;

async function drawLevel(
  tx: Transaction,
  wanted: { userId: UserId; place: Place; level: number; settings: Settings },
  choose: (questions: LevelQuestions, seenAt: Awaited<ReturnType<typeof listSeen>>) => LevelQuestions,
): Promise<LevelQuestions> {
  const { userId, place, level, settings } = wanted;
  const questions = await listLevelQuestions(tx, place, level, { hasOptionE: settings.option_e_mode });
  const ids = questions.map(({ id }) => id);
  return choose(questions, await listSeen(tx, userId, ids));
}
