declare module 'virtual:english-texts' {
  /** The bundled English texts. Rejects when the file cannot be fetched. */
  export function loadEnglishTexts(): Promise<
    Record<import('@quiz-arena/contract/texts/en').TextKey, string>
  >;
  /** What get_system_language_list calls these texts; another version there means newer ones. */
  export const englishVersion: string;
}
