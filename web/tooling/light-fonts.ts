import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** A file of the sheet, as the sheet names it. */
const FONT_URL = /url\((\.\/files\/[^)]+\.woff2)\)/g;

interface LightFontOptions {
  /** The import of the variable font's sheet. */
  sheet: string;
  /** Lightest and heaviest weight that the client's styles name; the font has them all in between. */
  weights: { min: number; max: number };
}

/** Takes the weights that no style names out of a variable font: they are almost half of it. No character is lost. */
export function lightFonts({ sheet, weights }: LightFontOptions): Plugin {
  let folder = '';
  return {
    name: 'light-fonts',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ cacheDir }) => {
      folder = join(cacheDir, 'light-fonts');
    },
    async resolveId(id) {
      if (id !== sheet) return undefined;
      const source = fileURLToPath(import.meta.resolve(sheet));
      const css = await readFile(source, 'utf8');
      await mkdir(join(folder, 'files'), { recursive: true });
      for (const [, file = ''] of css.matchAll(FONT_URL)) {
        const font = await subsetFont(await readFile(join(dirname(source), file)), '', {
          keepAllGlyphs: true,
          targetFormat: 'woff2',
          variationAxes: { wght: weights },
        });
        await writeFile(join(folder, file), font);
      }
      const light = join(folder, 'sheet.css');
      await writeFile(
        light,
        css.replaceAll(/font-weight: \d+ \d+/g, `font-weight: ${weights.min} ${weights.max}`),
      );
      return light;
    },
  };
}
