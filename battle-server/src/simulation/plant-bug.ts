import { registerHooks } from 'node:module';
import { plantedBugs } from './planted-bugs.ts';

/**
 * Loaded before everything else (`--import`), with the bug's name in PLANTED_BUG: puts it into the code that is loaded
 * afterwards. A bug that no longer fits the code stops the program, so that it cannot pass for one that was caught.
 */
const bug = plantedBugs.find(({ name }) => name === process.env.PLANTED_BUG);
if (bug === undefined) {
  throw new Error(`No bug is called ${process.env.PLANTED_BUG}.`);
}
const target = new URL(`../${bug.file}`, import.meta.url).href;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (url !== target) {
      return loaded;
    }
    const parts = String(loaded.source).split(bug.find);
    if (parts.length !== 2) {
      throw new Error(`The bug "${bug.name}" does not fit ${bug.file} any more.`);
    }
    return { ...loaded, source: parts.join(bug.replace) };
  },
});
