const formula = /^[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;
/** "+3", "-0.5 %": a signed number is no formula. */
const signedNumber = /^[+-]\d[\d.,\u00a0 ]*%?$/;

/**
 * Says why a cell must not be taken: spreadsheets run cells that begin like this, also for whoever opens a later export.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function formulaProblem(cell: string): string | undefined {
  if (!formula.test(cell) || signedNumber.test(cell)) return undefined;
  const sign = JSON.stringify(cell.slice(0, 1));
  return `begins with ${sign} like a formula of a spreadsheet; put an apostrophe in front if it is meant as text`;
}

/** The cell with an apostrophe in front where a spreadsheet would run it; `readCell` takes it away again. */
export function guardCell(cell: string): string {
  return formula.test(cell) || guarded.test(cell) ? `'${cell}` : cell;
}

/** The text of a cell, without the apostrophe that kept it from being run. */
export function unguardCell(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
