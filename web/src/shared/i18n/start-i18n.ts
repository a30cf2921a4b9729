import type { TextKey } from '@quiz-arena/contract/texts/en';
import i18next, { type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatNumber } from '../ui/format-number.ts';
import './text-types.ts';

/** Starts the interface texts with the bundled English ones; others arrive through `showLanguage`. */
export function startI18n(english: Record<TextKey, string>) {
  if (!i18next.isInitialized) {
    void i18next
      .use(initReactI18next)
      .use(numbersByLocale)
      .init({
        lng: 'en',
        fallbackLng: 'en',
        resources: { en: { translation: english } },
        keySeparator: false,
        nsSeparator: false,
        interpolation: { escapeValue: false, alwaysFormat: true },
        initAsync: false,
      });
  }
  return i18next;
}

/** What an interface language is shown with. */
export interface LanguageTexts {
  /** BCP 47. */
  code: string;
  isRightToLeft: boolean;
  version: string;
  texts: Record<string, string>;
}

/** What the page shows or is about to: switching takes a moment, and another switch may come in it. */
let shown = { code: 'en', version: '' };

/**
 * Switches to texts from get_system_language_json; a missing key falls back to English. Texts that are shown already
 * are not shown again: every component would be drawn anew.
 */
export async function showLanguage({ code, texts, isRightToLeft, version }: LanguageTexts): Promise<void> {
  const isNew = version !== shown.version && Object.keys(texts).length > 0;
  if (code !== shown.code || isNew) {
    shown = { code, version };
    i18next.addResourceBundle(code, 'translation', texts, true, true);
    await i18next.changeLanguage(code);
  }
  document.documentElement.lang = code;
  document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr';
}

/** Numbers that are filled in look like all other numbers of the page. */
const numbersByLocale: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = 'en') =>
    typeof value === 'number' ? formatNumber(value, language) : String(value),
};
