import type { BattleRefusal } from '@quiz-arena/contract/battle/battle-commands';
import type { BattleKind } from '@quiz-arena/contract/battle/battle-values';
import { type LanguageId, languageId } from '@quiz-arena/contract/ids';
import type { BattleTerms } from '../ports/battle-terms.ts';
import type { BattlePorts } from './battle-ports.ts';
import { refusal } from './refusal.ts';

const DEFAULT_LANGUAGE = languageId.parse('0');

/** The language that a wish means: "0" is the quiz's default one, so that both look for the same opponents [B11]. */
export function languageOf({ defaultLanguageId }: BattleTerms, wished: LanguageId): LanguageId {
  return wished === DEFAULT_LANGUAGE ? (defaultLanguageId ?? wished) : wished;
}

/** The terms that a battle of this kind can be begun by now, or why none can [B18]. Running battles do not ask. */
export async function openTerms(ports: BattlePorts, kind: BattleKind): Promise<BattleTerms | BattleRefusal> {
  const terms = await ports.terms.read(kind);
  if (terms === null) {
    return refusal('COINS_UNAVAILABLE');
  }
  if (terms.isMaintenance) {
    return refusal('MAINTENANCE');
  }
  return terms.isOffered ? terms : refusal('WRONG_PHASE');
}
