import type { BattleKind } from '@quiz-arena/contract/battle/battle-values';
import { useSetting } from '../../../shared/settings/use-setting.ts';
import { offeredStakes } from '../stakes.ts';

/** Battles that are played in a room with a code. */
export type RoomKind = Exclude<BattleKind, 'random'>;

/** What the settings say about the rooms of a kind. */
export interface RoomOffer {
  readonly isOn: boolean;
  readonly asksCategory: boolean;
  /** Fees offered at once, coins, smallest first; any other from `leastFee` to `mostFee` may be typed. */
  readonly fees: readonly number[];
  readonly leastFee: number;
  readonly mostFee: number;
  /** Most questions of a battle. */
  readonly mostQuestions: number;
}

/** A friend battle may be free and has a fixed length; a group chooses its length. */
export function useRoomOffer(kind: RoomKind): RoomOffer {
  const isFriend = kind === 'friend';
  const isOn = useSetting(isFriend ? 'battle_mode_one' : 'battle_mode_group');
  const asksCategory = useSetting(isFriend ? 'battle_mode_one_category' : 'battle_mode_group_category');
  const base = useSetting(isFriend ? 'battle_mode_one_entry_coin' : 'battle_mode_group_entry_coin');
  const mostFee = useSetting('battle_mode_max_entry_coin');
  const mostQuestions = useSetting(
    isFriend ? 'battle_mode_one_total_question' : 'battle_mode_group_total_question',
  );
  const leastFee = isFriend || base === 0 ? 0 : 1;
  const stakes = offeredStakes(base, mostFee).filter((stake) => stake > 0);
  const fees = leastFee === 0 ? [0, ...stakes] : stakes;
  return { isOn, asksCategory, fees, leastFee, mostFee, mostQuestions };
}
