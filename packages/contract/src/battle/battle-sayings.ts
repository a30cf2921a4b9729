import { z } from 'zod';
import { battleEmojiKeys, battleTextKeys } from './battle-messages.ts';

/** What a player says in a battle, by its key. */
export const battleText = z.enum(battleTextKeys);
export const battleEmoji = z.enum(battleEmojiKeys);
