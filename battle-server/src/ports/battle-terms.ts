import type { BattleSettings } from '@quiz-arena/contract/battle/battle-limits';
import type { BattleKind } from '@quiz-arena/contract/battle/battle-values';
import type { LanguageId } from '@quiz-arena/contract/ids';

/** What a battle of one kind is played by, as the quiz's settings say now. */
export interface BattleTerms {
  /** False: its mode is switched off. */
  readonly isOffered: boolean;
  /** True: nothing new starts [B18]. */
  readonly isMaintenance: boolean;
  /** A room keeps those that decide it from the moment it opens: a changed setting does not change it any more. */
  readonly settings: BattleSettings;
  /** The language that "0" stands for; null: the quiz backend has not told yet. */
  readonly defaultLanguageId: LanguageId | null;
}

/** The terms of battles. Answers may be some seconds old. */
export interface BattleTermsSource {
  /** Null: not known, because the quiz backend has not answered yet. Never throws for its absence. */
  read(kind: BattleKind): Promise<BattleTerms | null>;
}
