import { battleEmojis } from '@quiz-arena/contract/battle/battle-messages';
import type { TFunction } from 'i18next';
import type { Saying } from '../mirror/battle-mirror.ts';

/** A saying as it is shown: the text in the player's language, or the emoji itself. */
export function saidText(t: TFunction, { text, emoji }: Pick<Saying, 'text' | 'emoji'>): string {
  if (text !== undefined) return t(text);
  return emoji === undefined ? '' : battleEmojis[emoji];
}
