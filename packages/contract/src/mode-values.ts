import { z } from 'zod';
import { attemptTypes, battleTypes, categoryTypes } from './modes.ts';

/** The tables of modes as the wire checks them; apart from the tables, which pages read without a checker. */
export const attemptType = z.enum(attemptTypes);
export const battleType = z.enum(battleTypes);
export const categoryType = z.enum(categoryTypes);
