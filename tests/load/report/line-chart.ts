/** A line of a chart; gaps (null) are left out. */
export interface ChartLine {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number | null }[];
}

export interface ChartOptions {
  readonly title: string;
  readonly xUnit: string;
  readonly yUnit: string;
  readonly lines: readonly ChartLine[];
}

const SIZE = { width: 640, height: 240, left: 56, right: 12, top: 12, bottom: 30 };
const TICKS = 4;

/** A line chart as SVG that takes its colours from the page (`--line-1` …): without scripts. */
export function lineChart({ title, xUnit, yUnit, lines }: ChartOptions): string {
  const drawn = lines.map(({ name, points }) => ({
    name,
    points: points.flatMap(({ x, y }) => (y === null ? [] : [{ x, y }])),
  }));
  const all = drawn.flatMap(({ points }) => points);
  if (all.length === 0) return '';
  const right = niceCeiling(Math.max(...all.map(({ x }) => x)));
  const top = niceCeiling(Math.max(...all.map(({ y }) => y)));
  const atX = (x: number) => round(SIZE.left + (x / right) * (SIZE.width - SIZE.left - SIZE.right));
  const atY = (y: number) =>
    round(SIZE.height - SIZE.bottom - (y / top) * (SIZE.height - SIZE.top - SIZE.bottom));
  const paths = drawn.map(({ points }, place) => {
    const steps = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${atX(x)} ${atY(y)}`);
    return `<path class="line line-${place + 1}" d="${steps.join('')}"/>`;
  });
  const legend = drawn.map(
    ({ name }, place) => `<span><i class="dot dot-${place + 1}"></i>${escapeHtml(name)}</span>`,
  );
  const label = `${title}: ${drawn.map(({ name }) => name).join(', ')}`;
  return [
    `<figure><figcaption>${escapeHtml(title)} <small>${escapeHtml(yUnit)}</small></figcaption>`,
    `<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${escapeHtml(label)}">`,
    ...gridOf(top, right, { atX, atY }, xUnit),
    ...paths,
    `</svg><div class="legend">${legend.join('')}</div></figure>`,
  ].join('');
}

interface Scale {
  readonly atX: (x: number) => number;
  readonly atY: (y: number) => number;
}

function gridOf(top: number, right: number, { atX, atY }: Scale, xUnit: string): string[] {
  const steps = Array.from({ length: TICKS + 1 }, (_, step) => step / TICKS);
  return steps.flatMap((share) => {
    const [x, y] = [share * right, share * top];
    const isLast = share === 1;
    return [
      `<line class="grid" x1="${SIZE.left}" x2="${SIZE.width - SIZE.right}" y1="${atY(y)}" y2="${atY(y)}"/>`,
      `<text x="${SIZE.left - 8}" y="${atY(y) + 4}" text-anchor="end">${shortNumber(y)}</text>`,
      `<text x="${atX(x)}" y="${SIZE.height - 8}" text-anchor="${isLast ? 'end' : 'middle'}">${shortNumber(x)}${isLast ? ` ${escapeHtml(xUnit)}` : ''}</text>`,
    ];
  });
}

/** The next number of the kind 1, 2, 4, 5, 8 × 10ⁿ: quarters of it are good to read. */
export function niceCeiling(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 5, 8, 10].find((each) => each * power >= value) ?? 10;
  return step * power;
}

function shortNumber(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
