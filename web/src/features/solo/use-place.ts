import { useParams } from 'react-router-dom';
import { nowhere, type PlayPlace } from '../../quiz-play/play-mode.ts';

/** The place that the address names. */
export function usePlace(): PlayPlace {
  return placeOf(useParams());
}

/** The place that the parameters of an address name. */
export function placeOf(named: Readonly<Record<string, string | undefined>>): PlayPlace {
  const names = Object.keys(nowhere).map((name) => [name, named[name] ?? '']);
  return { ...nowhere, ...Object.fromEntries(names) };
}
