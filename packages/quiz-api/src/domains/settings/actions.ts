import { pageTypes, type WebSettings } from '@quiz-arena/contract/actions/configuration';
import type { ActionHandlers } from '../../http/handler.ts';
import { homeSettings } from './home-settings.ts';
import { pageTexts } from './page-texts.ts';
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

    async get_settings({ type }) {
      if (type !== undefined) return { data: pageTexts[type] };
      const listed = pageTypes.filter((page) => page !== 'faq');
      return {
        data: listed.map((page, index) => ({
          id: String(index + 1),
          type: page,
          message: pageTexts[page],
        })),
      };
    },
  } satisfies Partial<ActionHandlers>;
}
