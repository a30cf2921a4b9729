import { useSetting } from '../../shared/settings/use-setting.ts';
import { offeredStakes } from './stakes.ts';

/** The stakes of a random battle, smallest first, coins. */
export function useStakes(): readonly number[] {
  const base = useSetting('battle_mode_random_entry_coin');
  const highest = useSetting('battle_mode_max_entry_coin');
  return offeredStakes(base, highest);
}
