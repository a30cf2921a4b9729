import { en } from '@quiz-arena/contract/texts/en';
import type { ActionHandlers } from '../../http/handler.ts';
import { Refusal } from '../../http/refusal.ts';
import { DEFAULT_LANGUAGE_ID, quizLanguages } from './quiz-languages.ts';
import { listLanguagesWithContent } from './repository.ts';

interface InterfaceLanguage {
  readonly title: string;
  /** Rises with the texts, so that a client knows when to fetch them again. */
  readonly version: string;
  readonly isRightToLeft: boolean;
  readonly texts: Readonly<Record<string, string>>;
}

/** Interface languages by the name that clients ask for. */
const interfaceLanguages: Readonly<Record<string, InterfaceLanguage>> & {
  readonly english: InterfaceLanguage;
} = {
  english: { title: 'English', version: '1.0.0', isRightToLeft: false, texts: en },
};
const DEFAULT_INTERFACE_LANGUAGE = 'english';

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
      data: Object.entries(interfaceLanguages).map(([name, { title, version, isRightToLeft }]) => ({
        name,
        title,
        web_version: version,
        web_rtl_support: flag(isRightToLeft),
        web_status: '1',
        web_default: flag(name === DEFAULT_INTERFACE_LANGUAGE),
      })),
    };
  },

  async get_system_language_json({ language }) {
    const name = Object.hasOwn(interfaceLanguages, language.toLowerCase())
      ? language.toLowerCase()
      : DEFAULT_INTERFACE_LANGUAGE;
    const { version, isRightToLeft, texts } = interfaceLanguages[name] ?? interfaceLanguages.english;
    return {
      version,
      rtl_support: flag(isRightToLeft),
      status: '1',
      default: flag(name === DEFAULT_INTERFACE_LANGUAGE),
      data: texts,
    };
  },
} satisfies Partial<ActionHandlers>;
