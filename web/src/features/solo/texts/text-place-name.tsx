import type { FunAndLearnRow } from '@quiz-arena/contract/actions/questions';
import { ContentName } from '../../../shared/ui/content-name.tsx';

/** Where a text belongs: its subcategory, or its category where that has none. */
export function TextPlaceName({ text }: { text: FunAndLearnRow }) {
  return <ContentName name={text.subcategory_name || text.category_name} languageId={text.language_id} />;
}
