import type { ContentLanguage } from '../../content-language.ts';

/** Sentences in the languages beside English, by the English one; {0} is the first value that it puts in. */
export type Texts = Readonly<Record<string, Readonly<Record<Exclude<ContentLanguage, 'en'>, string>>>>;
