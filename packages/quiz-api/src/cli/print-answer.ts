/** An answer for people: lists of rows as tables, other values by their names. */
export function printAnswer(answer: unknown): string {
  if (Array.isArray(answer)) return answer.length === 0 ? '(none)' : table(answer.map(asRow));
  if (!isRecord(answer)) return cell(answer);
  const width = Math.max(0, ...Object.keys(answer).map((key) => key.length));
  return Object.entries(answer)
    .map(([key, value]) =>
      Array.isArray(value) && value.every(isRecord)
        ? `${key}:\n${indent(printAnswer(value))}`
        : `${key.padEnd(width)}  ${cell(value)}`,
    )
    .join('\n');
}

type Row = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asRow(value: unknown): Row {
  return isRecord(value) ? value : { value };
}

function table(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => (line[index] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '–';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replaceAll(/\s+/g, ' ');
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}
