import type { TextKey } from '@quiz-arena/contract/texts/en';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import './text-types.ts';

/** Starts the interface texts with the bundled English ones; others arrive through `showLanguage`. */
export function startI18n(english: Record<TextKey, string>) {
  if (!i18next.isInitialized) {
    void i18next.use(initReactI18next).init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en: { translation: english } },
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      initAsync: false,
    });
  }
  return i18next;
}

/** Switches to texts from get_system_language_json; a missing key falls back to English. */
export async function showLanguage(
  code: string,
  texts: Record<string, string>,
  isRtl: boolean,
): Promise<void> {
  i18next.addResourceBundle(code, 'translation', texts, true, true);
  await i18next.changeLanguage(code);
  document.documentElement.lang = code;
  document.documentElement.dir = isRtl ? 'rtl' : 'ltr';
}
