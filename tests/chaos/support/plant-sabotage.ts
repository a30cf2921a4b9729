import { plantPatches } from '@quiz-arena/battle-server/testing/plant-patches';
import type { SabotagePatch } from './sabotage-patch.ts';

/** Loaded before everything else (`--import`), with the patches in SABOTAGE: a server without one of its mechanisms. */
const patches = JSON.parse(process.env.SABOTAGE ?? '[]') as readonly SabotagePatch[];
const root = new URL('../../../', import.meta.url);
plantPatches(patches.map(({ file, find, replace }) => ({ file: new URL(file, root), find, replace })));
