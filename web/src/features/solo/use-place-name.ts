import { soloModes } from '@quiz-arena/contract/modes';
import { useTranslation } from 'react-i18next';
import type { PlayMode, PlayPlace } from '../../quiz-play/play-mode.ts';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { useContest } from './contest/use-contest.ts';
import { useExamTitle } from './exam/use-exam-title.ts';
import { placeName, useLevelData } from './levels/use-level-data.ts';
import { useTexts } from './texts/use-texts.ts';

/** What is played: 'Chemistry · Level 7', 'Animals', or the name of a mode that has no places. */
export function usePlaceName(mode: PlayMode, place: PlayPlace): string {
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
  if (hasLevels) {
    const name = levels === undefined ? t(mode.titleKey) : placeName(levels.data);
    return `${name} · ${t('levels.number', { level })}`;
  }
  const names = [
    contest?.name,
    exam,
    texts?.data.find(({ id }) => id === place.text)?.title,
    subcategories?.data.find(({ slug }) => slug === subcategory)?.subcategory_name,
    categories?.data.find(({ slug }) => slug === category)?.category_name,
  ];
  return names.find((name) => name !== undefined) ?? t(mode.titleKey);
}
