import { DEFAULT_INTERFACE_LANGUAGE, interfaceLanguages } from '@quiz-arena/contract/interface-languages';
import { textsVersion } from '@quiz-arena/contract/texts/texts-version';
import type { ActionHandlers } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { interfaceTexts, spokenLanguages } from './interface-texts.ts';
import { DEFAULT_LANGUAGE_ID, quizLanguages } from './quiz-languages.ts';
import { listLanguagesWithContent } from './repository.ts';

const flag = (value: boolean) => (value ? '1' : '0');

export const languageHandlers = {
  /** Only languages with something to play in, and always the default one. */
  async get_languages({ language_id }, { db }) {
    const withContent = await listLanguagesWithContent(db);
    const rows = quizLanguages
      .filter(({ id }) => id === DEFAULT_LANGUAGE_ID || withContent.has(id))
      .filter(({ id }) => language_id === undefined || id === language_id);
    if (rows.length === 0) throw new Refusal('DATA_NOT_FOUND');
    return {
      data: rows.map(({ id, name, code }) => ({
        id,
        language: name,
        code,
        default_active: flag(id === DEFAULT_LANGUAGE_ID),
      })),
    };
  },

  async get_system_language_list() {
    return {
      data: spokenLanguages.map((name) => ({
        name,
        title: interfaceLanguages[name].title,
        web_version: textsVersion(interfaceTexts(name)),
        web_rtl_support: flag(interfaceLanguages[name].isRightToLeft),
        web_status: '1',
        web_default: flag(name === DEFAULT_INTERFACE_LANGUAGE),
      })),
    };
  },

  async get_system_language_json({ language }) {
    const name =
      spokenLanguages.find((spoken) => spoken === language.toLowerCase()) ?? DEFAULT_INTERFACE_LANGUAGE;
    const texts = interfaceTexts(name);
    return {
      version: textsVersion(texts),
      rtl_support: flag(interfaceLanguages[name].isRightToLeft),
      status: '1',
      default: flag(name === DEFAULT_INTERFACE_LANGUAGE),
      data: texts,
    };
  },
} satisfies Partial<ActionHandlers>;
