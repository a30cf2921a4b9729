import { soloModes } from '@quiz-arena/contract/modes';
import { useTranslation } from 'react-i18next';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import type { PlayMode } from '../../../quiz-play/play-mode.ts';
import { QueryView } from '../../../shared/api/query-view.tsx';
import { useActionQuery } from '../../../shared/api/use-action-query.ts';
import { paths } from '../../../shared/routing/paths.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LostPageDrawing } from '../../../shared/ui/illustrations/lost-page-drawing.tsx';
import { ModeArt } from '../../../shared/ui/illustrations/mode-art.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { SkeletonTiles } from '../../../shared/ui/skeletons.tsx';
import { TileGrid } from '../../../shared/ui/tile.tsx';
import { CategoryTile } from './category-tile.tsx';
import { PageHead } from './page-head.tsx';

/** The first page of a mode: its categories. */
export function CategoriesPage() {
  const { t } = useTranslation();
  const mode = usePlayMode();
  return (
    <ModeGate mode={mode.id}>
      <PageHead art={<ModeArt mode={mode.id} size={64} />} title={t(mode.titleKey)} text={t(mode.textKey)} />
      <Categories mode={mode} />
    </ModeGate>
  );
}

function Categories({ mode }: { mode: PlayMode }) {
  const { t } = useTranslation();
  const query = useActionQuery('get_categories', { type: soloModes[mode.id].categoryType ?? '1' });
  const nothing = (
    <EmptyState
      drawing={<LostPageDrawing />}
      title={t('no_data_found')}
      text={t('zone.empty.text')}
      action={<PrimaryButton to={paths.home}>{t('action.home')}</PrimaryButton>}
    />
  );
  return (
    <QueryView query={query} skeleton={<SkeletonTiles count={9} height={168} />} empty={nothing}>
      {({ data }) => (
        <TileGrid>
          {data.map((category) => (
            <CategoryTile key={category.id} mode={mode} category={category} />
          ))}
        </TileGrid>
      )}
    </QueryView>
  );
}
