import { guestScene, playerScene } from './around-scenes.ts';
import { battleScenes } from './battle-scenes.ts';
import { eventScenes } from './event-scenes.ts';
import { practiceScene } from './practice-scene.ts';
import type { PageScene } from './scene.ts';
import { zoneScenes } from './zone-scenes.ts';

/** Together they look at every page of the client. */
export const allScenes: readonly PageScene[] = [
  guestScene,
  playerScene,
  practiceScene,
  ...zoneScenes,
  ...eventScenes,
  ...battleScenes,
];
