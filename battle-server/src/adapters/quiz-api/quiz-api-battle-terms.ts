import type { ActionClient } from '@quiz-arena/contract/action-client';
import type { QuizLanguageRow } from '@quiz-arena/contract/actions/languages';
import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { type LanguageId, languageId } from '@quiz-arena/contract/ids';
import { readSettings, type Settings } from '@quiz-arena/contract/settings';
import type { BattleTermsSource } from '../../ports/battle-terms.ts';
import { battleTermsOf } from './battle-terms-of.ts';

/** How long an answer is believed, and how long after a failure the backend is left alone, milliseconds. */
const FRESH_MS = 5_000;
/** Shorter than the wait for an ack: then what was said last holds, milliseconds. */
const ASK_TIMEOUT_MS = 1_500;

/**
 * Terms by the quiz backend's get_system_configurations and get_languages, asked at most every 5 s. While the backend
 * does not answer, what it said last holds.
 */
export function createQuizApiBattleTerms(
  client: ActionClient,
  limits: BattleSettings,
  overrides: Partial<BattleSettings>,
  now = Date.now,
): BattleTermsSource {
  let known: Settings | null = null;
  let defaultLanguageId: LanguageId | null = null;
  let until = 0;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const [settings, languages] = await Promise.all([
      client.request('get_system_configurations', {}, { timeoutMs: ASK_TIMEOUT_MS }),
      client.request('get_languages', {}, { timeoutMs: ASK_TIMEOUT_MS }),
    ]);
    if (settings.kind === 'answer') known = readSettings(settings.answer.data);
    if (languages.kind === 'answer') defaultLanguageId = defaultOf(languages.answer.data);
    until = now() + FRESH_MS;
  }

  return {
    async read(kind) {
      if (now() >= until) {
        asking ??= ask().finally(() => {
          asking = null;
        });
        await asking;
      }
      return known === null ? null : { ...battleTermsOf(known, kind, limits, overrides), defaultLanguageId };
    },
  };
}

function defaultOf(languages: readonly QuizLanguageRow[]): LanguageId | null {
  const row = languages.find(({ default_active }) => default_active === '1');
  return row === undefined ? null : languageId.parse(row.id);
}
