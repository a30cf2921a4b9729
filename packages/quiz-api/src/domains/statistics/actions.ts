import type { ActionHandlers } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { findStatisticsSheet } from './repository.ts';

export const statisticsHandlers = {
  async get_users_statistics(_input, { db, player, imageUrl }) {
    const sheet = await findStatisticsSheet(db, player.id);
    if (!sheet) throw new Refusal('DATA_NOT_FOUND');
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
      },
    };
  },
} satisfies Partial<ActionHandlers>;
