import { writeFileSync } from 'node:fs';
import { BadOption } from './bad-option.ts';
import { helpText, type LoadOptions, readOptions } from './options.ts';
import { htmlReport } from './report/html-report.ts';
import { reserveFile } from './report/reserve-file.ts';
import { textReport } from './report/text-report.ts';
import { runLoad } from './run-load.ts';

/** `pnpm load`: see --help. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(helpText());
    return 0;
  }
  return await loadAndReport(options);
}

async function loadAndReport(options: LoadOptions): Promise<number> {
  // What cannot be written is found before the run.
  for (const file of [options.json, options.html]) if (file !== null) reserveFile(file);
  const report = await runLoad(options, process.stderr);
  process.stdout.write(textReport(report));
  write(options.json, () => `${JSON.stringify(report, null, 2)}\n`);
  write(options.html, () => htmlReport(report));
  return report.verdicts.every(({ isMet }) => isMet) ? 0 : 1;
}

function write(file: string | null, text: () => string): void {
  if (file !== null) writeFileSync(file, text());
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof BadOption)) throw error;
  process.stderr.write(`${error.message}\nSee pnpm load --help.\n`);
  process.exitCode = 2;
}
