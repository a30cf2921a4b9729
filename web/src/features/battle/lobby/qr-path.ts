import qrcode from 'qrcode-generator';

/** Modules of white around the code, as the standard asks for. */
const QUIET = 4;
/** The smallest version that holds the text. */
const SMALLEST = 0;

/** A text as the dark modules of a QR code: an SVG path in a square of `size` units, its quiet zone included. */
export function qrPath(text: string): { path: string; size: number } {
  const code = qrcode(SMALLEST, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, place) => place);
  const path = places
    .flatMap((row) =>
      places
        .filter((column) => code.isDark(row, column))
        .map((column) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`),
    )
    .join('');
  return { path, size: count + 2 * QUIET };
}
