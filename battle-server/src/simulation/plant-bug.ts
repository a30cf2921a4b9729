import { plantPatches } from '../testing/plant-patches.ts';
import { plantedBugs } from './planted-bugs.ts';

/** Loaded before everything else (`--import`), with the bug's name in PLANTED_BUG. */
const bug = plantedBugs.find(({ name }) => name === process.env.PLANTED_BUG);
if (bug === undefined) {
  throw new Error(`No bug is called ${process.env.PLANTED_BUG}.`);
}
plantPatches([{ ...bug, file: new URL(`../${bug.file}`, import.meta.url) }]);
