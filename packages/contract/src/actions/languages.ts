import { z } from 'zod';
import { defineAction } from '../action.ts';
import { languageField } from '../request-fields.ts';
import { wireFlag, wireId } from '../wire-values.ts';

/** `from`: "2" is the web client. */
const fromWeb = z.literal('2');

/** A language that questions are written in. */
export const quizLanguageRow = z.object({
  id: wireId,
  language: z.string(),
  code: z.string(),
  default_active: wireFlag,
});
export type QuizLanguageRow = z.infer<typeof quizLanguageRow>;

/** A language of the interface; `name` is what get_system_language_json is asked for. */
export const interfaceLanguageRow = z.object({
  name: z.string(),
  title: z.string(),
  web_version: z.string(),
  web_rtl_support: wireFlag,
  web_status: wireFlag,
  web_default: wireFlag,
});
export type InterfaceLanguageRow = z.infer<typeof interfaceLanguageRow>;

export const languageActions = {
  get_languages: defineAction({
    access: 'public',
    request: z.strictObject({ language_id: languageField }),
    answer: { data: z.array(quizLanguageRow) },
    errorCodes: ['DATA_NOT_FOUND'],
    isOpenInMaintenance: true,
  }),
  get_system_language_list: defineAction({
    access: 'public',
    request: z.strictObject({ from: fromWeb }),
    answer: { data: z.array(interfaceLanguageRow) },
    isOpenInMaintenance: true,
  }),
  /** `data`: key → text. An unknown language falls back to English. */
  get_system_language_json: defineAction({
    access: 'public',
    request: z.strictObject({
      from: fromWeb,
      language: z.string().regex(/^[\p{L}\p{N}_ ()-]{1,40}$/u),
    }),
    answer: {
      version: z.string(),
      rtl_support: wireFlag,
      status: wireFlag,
      default: wireFlag,
      data: z.record(z.string(), z.string()),
    },
    isOpenInMaintenance: true,
  }),
};
