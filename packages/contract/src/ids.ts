import type { z } from 'zod';
import { wireId } from './wire-values.ts';

/** Branded ids: strings on the wire and in memory, not interchangeable in code. */
export const userId = wireId.brand<'UserId'>();
export type UserId = z.infer<typeof userId>;

export const questionId = wireId.brand<'QuestionId'>();
export type QuestionId = z.infer<typeof questionId>;

export const categoryId = wireId.brand<'CategoryId'>();
export type CategoryId = z.infer<typeof categoryId>;

export const languageId = wireId.brand<'LanguageId'>();
export type LanguageId = z.infer<typeof languageId>;

export const attemptId = wireId.brand<'AttemptId'>();
export type AttemptId = z.infer<typeof attemptId>;

/** Names one settlement: room id + start number. */
export const matchId = wireId.brand<'MatchId'>();
export type MatchId = z.infer<typeof matchId>;

export const roomId = wireId.brand<'RoomId'>();
export type RoomId = z.infer<typeof roomId>;

export const ticketId = wireId.brand<'TicketId'>();
export type TicketId = z.infer<typeof ticketId>;
