import { pageTypes, type WebSettings } from '@quiz-arena/contract/actions/configuration';
import type { ActionHandlers } from '../../http/handler.ts';
import { homeSettings } from './home-settings.ts';
import { pageText } from './page-text.ts';
import type { SettingsReader } from './settings-reader.ts';

export function buildSettingsHandlers({ reader, web }: { reader: SettingsReader; web: WebSettings }) {
  return {
    async get_system_configurations() {
      return { data: await reader.readWire() };
    },

    async get_web_settings() {
      return { data: web };
    },

    async get_web_home_settings({ language_id }) {
      return { data: homeSettings(language_id) };
    },

    async get_settings({ type, language_id }) {
      if (type !== undefined) return { data: pageText(type, language_id) };
      const listed = pageTypes.filter((page) => page !== 'faq');
      return {
        data: listed.map((page, index) => ({
          id: String(index + 1),
          type: page,
          message: pageText(page, language_id),
        })),
      };
    },
  } satisfies Partial<ActionHandlers>;
}
