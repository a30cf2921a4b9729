import { exportContent } from '../domains/catalogue/export-content.ts';
import { ContentRefused, importContent } from '../domains/catalogue/import-content.ts';
import { CommandRefused, type Runs } from './operator-tools.ts';
import { readLanguage } from './programme-arguments.ts';

/** Questions and texts, in and out. */
export const contentCommands = {
  async import({ records }, { tx, now }) {
    try {
      return await importContent(tx, records, now);
    } catch (error) {
      if (error instanceof ContentRefused) throw new CommandRefused(error.message);
      throw error;
    }
  },

  async export({ language, category }, { tx }) {
    readLanguage(language);
    return { records: await exportContent(tx, { language, category }) };
  },
} satisfies Partial<Runs>;
