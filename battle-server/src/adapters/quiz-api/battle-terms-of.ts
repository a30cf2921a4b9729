import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import { type BattleKind, battleKinds } from '@quiz-arena/contract/modes';
import type { Settings } from '@quiz-arena/contract/settings';
import type { BattleTerms } from '../../ports/battle-terms.ts';

/** Nobody can play a shorter question, and a receipt has no room for a longer one, milliseconds. */
const SHORTEST_QUESTION_MS = 1_000;
const LONGEST_QUESTION_MS = 900_000;

/**
 * The terms of a kind of battle by the quiz's settings.
 * @param limits the battle server's own numbers, for what the settings leave open
 * @param overrides numbers that this node's environment names: they win (load tests)
 */
export function battleTermsOf(
  settings: Settings,
  kind: BattleKind,
  limits: BattleSettings,
  overrides: Partial<BattleSettings>,
): Omit<BattleTerms, 'defaultLanguageId'> {
  return {
    isOffered: isOffered(settings, kind),
    isMaintenance: settings.app_maintenance,
    settings: { ...limits, ...numbersOf(settings, kind), ...overrides },
  };
}

/** Random opponents are a part of the 1v1 battle: both switches count. */
function isOffered(settings: Settings, kind: BattleKind): boolean {
  return settings[battleKinds[kind].flag] && (kind !== 'random' || settings.battle_mode_one);
}

function numbersOf(settings: Settings, kind: BattleKind): Partial<BattleSettings> {
  const { settings: word } = battleKinds[kind];
  return {
    questionCount: settings[`battle_mode_${word}_total_question`],
    questionMs: questionMs(settings[`battle_mode_${word}_in_seconds`]),
    entryCoin: settings[`battle_mode_${word}_entry_coin`],
    roomCodeChar: settings[`battle_mode_${word}_code_char`],
    maxEntryCoin: settings.battle_mode_max_entry_coin,
    searchMs: settings.battle_mode_random_search_duration * 1_000,
    ...(word !== 'group' && {
      correctPoints: settings[`battle_mode_${word}_correct_answer_credit_score`],
      quickPoints: settings[`battle_mode_${word}_quickest_correct_answer_extra_score`],
      secondQuickPoints: settings[`battle_mode_${word}_second_quickest_correct_answer_extra_score`],
    }),
  };
}

function questionMs(seconds: number): number {
  return Math.min(Math.max(seconds * 1_000, SHORTEST_QUESTION_MS), LONGEST_QUESTION_MS);
}
