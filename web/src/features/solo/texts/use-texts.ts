import type { FunAndLearnRow } from '@quiz-arena/contract/actions/questions';
import { contentPlace } from '../../../modes/content-place.ts';
import type { PlayPlace } from '../../../quiz-play/play-mode.ts';
import { type ActionQuery, useActionQuery } from '../../../shared/api/use-action-query.ts';

/** The texts of a place; nothing is asked for where none is named. */
export function useTexts(
  place: Pick<PlayPlace, 'category' | 'subcategory'>,
  isNeeded = true,
): ActionQuery<{ data: FunAndLearnRow[] }> {
  return useActionQuery('get_fun_n_learn', contentPlace(place), {
    skip: !isNeeded || place.category === '',
  });
}
