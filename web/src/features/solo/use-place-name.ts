import { soloModes } from '@quiz-arena/contract/modes';
import { useTranslation } from 'react-i18next';
import type { PlayMode, PlayPlace } from '../../quiz-play/play-mode.ts';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { useContest } from './contest/use-contest.ts';
import { useExamTitle } from './exam/use-exam-title.ts';
import { placeName, useLevelData } from './levels/use-level-data.ts';
import { useTexts } from './texts/use-texts.ts';

/** What is played. */
export interface PlaceName {
  /** 'Chemistry', 'Animals', or the name of a mode that has no places. */
  name: string;
  /** Whether the name is the mode's, in the language of the page. */
  isOfMode: boolean;
  /** `language_id` of the name; undefined where it is not known. */
  languageId: string | undefined;
  /** 'Level 7'; null where there are no levels. */
  level: string | null;
}

export function usePlaceName(mode: PlayMode, place: PlayPlace): PlaceName {
  const { t } = useTranslation();
  const { category, subcategory, level } = place;
  const hasLevels = mode.ground?.kind === 'levels';
  const { data: levels } = useLevelData(mode, place);
  const isNamed = category !== '' && !hasLevels;
  const type = soloModes[mode.id].categoryType ?? '1';
  const { data: categories } = useActionQuery('get_categories', { type }, { skip: !isNamed });
  const { data: subcategories } = useActionQuery(
    'get_subcategory_by_maincategory',
    { category_slug: category },
    { skip: !isNamed || subcategory === '' },
  );
  const { data: texts } = useTexts(place, place.text !== '');
  const contest = useContest(place.contest);
  const exam = useExamTitle(place.exam);
  const text = texts?.data.find(({ id }) => id === place.text);
  const topic = subcategories?.data.find(({ slug }) => slug === subcategory);
  const whole = categories?.data.find(({ slug }) => slug === category);
  const known = [
    levels && { name: placeName(levels.data), languageId: levels.data.category.language_id },
    contest && { name: contest.name, languageId: contest.language_id },
    exam === undefined ? undefined : { name: exam, languageId: undefined },
    text && { name: text.title, languageId: text.language_id },
    topic && { name: topic.subcategory_name, languageId: topic.language_id },
    whole && { name: whole.category_name, languageId: whole.language_id },
  ].find((each) => each !== undefined);
  return {
    name: known?.name ?? t(mode.titleKey),
    isOfMode: known === undefined,
    languageId: known?.languageId,
    level: hasLevels ? t('levels.number', { level }) : null,
  };
}

/** 'Chemistry · Level 7'. */
export function placeTitle({ name, level }: PlaceName): string {
  return level === null ? name : `${name} · ${level}`;
}
