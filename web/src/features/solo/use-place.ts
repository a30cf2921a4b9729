import { useParams } from 'react-router-dom';
import type { PlayPlace } from '../../quiz-play/play-mode.ts';

/** The place that the address names. */
export function usePlace(): PlayPlace {
  const { category = '', subcategory = '', level = '', text = '' } = useParams();
  return { category, subcategory, level, text };
}
