import type { SoloModeId } from '@quiz-arena/contract/modes';
import type { PlayMode } from '../quiz-play/play-mode.ts';
import { quizZone } from './quiz-zone.ts';

/** Every way to play alone that this client has; a further one is a further row. */
export const playModes = {
  'quiz-zone': quizZone,
} as const satisfies { readonly [Id in SoloModeId]?: PlayMode & { readonly id: Id } };
