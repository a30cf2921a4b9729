import { soloModes } from '@quiz-arena/contract/modes';
import { useTranslation } from 'react-i18next';
import { playModes } from '../../../modes/play-modes.ts';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import { nowhere, type PlayMode } from '../../../quiz-play/play-mode.ts';
import { ModeArt } from '../../../shared/ui/illustrations/mode-art.tsx';
import { Tile, TileGrid } from '../../../shared/ui/tile.tsx';
import { PageHead } from '../choose/page-head.tsx';
import { placePath } from '../place-path.ts';

const kept: readonly PlayMode[] = Object.values<PlayMode>(playModes).filter(
  ({ bookmarks }) => bookmarks !== undefined,
);

/** What can be practised of the saved questions: one kind at a time. */
export function BookmarksPage() {
  const { t } = useTranslation();
  const mode = usePlayMode();
  return (
    <ModeGate mode={mode.id}>
      <PageHead art={<ModeArt mode={mode.id} size={64} />} title={t(mode.titleKey)} text={t(mode.textKey)} />
      <h2 className="visually-hidden">{t('bookmarks.choose')}</h2>
      <TileGrid>
        {kept.map(({ id, titleKey }) => (
          <Tile
            key={id}
            to={placePath(mode.paths.play, { ...nowhere, bookmarks: soloModes[id].quizType })}
            art={<ModeArt mode={id} />}
            title={t(titleKey)}
          />
        ))}
      </TileGrid>
    </ModeGate>
  );
}
