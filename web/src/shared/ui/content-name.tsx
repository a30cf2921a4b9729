import { useContentLanguage } from '../settings/use-content-language.ts';

interface ContentNameProps {
  name: string;
  /** `language_id`, where it is known; otherwise it is in the language that the player has chosen. */
  languageId?: string | undefined;
}

/** What a category, a contest or a text is called: it keeps the language and the direction of its own. */
export function ContentName({ name, languageId }: ContentNameProps) {
  return <bdi lang={useContentLanguage(languageId)}>{name}</bdi>;
}
