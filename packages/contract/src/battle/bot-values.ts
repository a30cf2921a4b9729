import type { UserId } from '../ids.ts';

/** The user id of the computer opponent. */
export const BOT_ID = 'bot' as UserId;

/** How hard it is to beat. */
export const botLevels = ['easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof botLevels)[number];
