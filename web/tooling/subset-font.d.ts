/** The package brings no types; this is what the build uses of it. */
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: as the package exports it
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      /** Then `text` is empty. */
      keepAllGlyphs: true;
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
