import type { ActionHandlers } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { accuracyByCategory, activityByDay } from './play-record.ts';
import { findStatisticsSheet } from './repository.ts';

/** Today and the 29 days before it; a few hours more do not matter to a client that shows the last 30. */
const ACTIVITY_MS = 30 * 24 * 60 * 60 * 1000;

const daysBefore = (now: Date) => new Date(now.getTime() - ACTIVITY_MS);

export const statisticsHandlers = {
  async get_users_statistics(_input, { db, player, settings, now, imageUrl }) {
    const sheet = await findStatisticsSheet(db, player.id);
    if (!sheet) throw new Refusal('DATA_NOT_FOUND');
    const zone = settings.system_timezone;
    const activity = await activityByDay(db, { userId: player.id, since: daysBefore(now), zone });
    const accuracy = await accuracyByCategory(db, player.id);
    return {
      data: {
        id: player.id,
        user_id: player.id,
        questions_answered: String(sheet.questionsAnswered),
        correct_answers: String(sheet.correctAnswers),
        strong_category: sheet.strongCategory ?? '0',
        ratio1: String(sheet.strongRatio),
        weak_category: sheet.weakCategory ?? '0',
        ratio2: String(sheet.weakRatio),
        best_position: String(sheet.bestPosition),
        date_created: sheet.firstFinishedAt.toISOString(),
        name: sheet.name,
        profile: imageUrl(sheet.profileImage),
        category_accuracy: accuracy.map(({ name, answered, correct }) => ({
          category_name: name,
          questions_answered: String(answered),
          correct_answers: String(correct),
        })),
        daily_activity: activity.map(({ day, answered }) => ({
          date: day,
          questions_answered: String(answered),
        })),
      },
    };
  },
} satisfies Partial<ActionHandlers>;
