import { useParams } from 'react-router-dom';
import { nowhere, type PlayPlace } from '../../quiz-play/play-mode.ts';

/** The place that the address names. */
export function usePlace(): PlayPlace {
  const named = useParams();
  const names = Object.keys(nowhere).map((name) => [name, named[name] ?? '']);
  return { ...nowhere, ...Object.fromEntries(names) };
}
