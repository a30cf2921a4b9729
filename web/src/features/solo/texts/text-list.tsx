import { useTranslation } from 'react-i18next';
import type { PlayMode, PlayPlace } from '../../../quiz-play/play-mode.ts';
import { QueryView } from '../../../shared/api/query-view.tsx';
import { ContentName } from '../../../shared/ui/content-name.tsx';
import { ModeArt } from '../../../shared/ui/illustrations/mode-art.tsx';
import { SkeletonTiles } from '../../../shared/ui/skeletons.tsx';
import { TileGrid } from '../../../shared/ui/tile.tsx';
import { PageHead } from '../choose/page-head.tsx';
import { PlaceTile } from '../choose/place-tile.tsx';
import { UnknownPlace } from '../choose/unknown-place.tsx';
import { placePath, zonePath } from '../place-path.ts';
import { TextPlaceName } from './text-place-name.tsx';
import { useTexts } from './use-texts.ts';

interface TextListProps {
  mode: PlayMode;
  place: Pick<PlayPlace, 'category' | 'subcategory'>;
}

/** The texts of a category or subcategory. */
export function TextList({ mode, place }: TextListProps) {
  const { t } = useTranslation();
  const query = useTexts(place);
  const nothing = <UnknownPlace title={t('no_data_found')} text={t('zone.empty.text')} />;
  const pattern = mode.paths.text ?? mode.paths.play;
  return (
    <QueryView query={query} skeleton={<SkeletonTiles count={6} height={168} />} empty={nothing}>
      {({ data }) => (
        <>
          <PageHead
            art={<ModeArt mode={mode.id} size={64} />}
            title={data[0] === undefined ? t(mode.titleKey) : <TextPlaceName text={data[0]} />}
            text={t('learn.choose')}
            back={{
              to: place.subcategory === '' ? mode.paths.start : zonePath(mode, place.category, ''),
              label: t('zone.allCategories'),
            }}
          />
          <TileGrid>
            {data.map(({ id, title, no_of_que, is_play, language_id }) => (
              <PlaceTile
                key={id}
                to={placePath(pattern, { ...place, text: id })}
                art={<ModeArt mode={mode.id} />}
                title={<ContentName name={title} languageId={language_id} />}
                facts={[t('zone.questions', { count: Number(no_of_que) })]}
                isStarted={is_play === '1'}
              />
            ))}
          </TileGrid>
        </>
      )}
    </QueryView>
  );
}
