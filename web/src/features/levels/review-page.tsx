import { IconChecklist } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { playModes } from '../../modes/play-modes.ts';
import { ModeGate } from '../../quiz-play/mode-gate.tsx';
import { ReviewScreen } from '../../quiz-play/screens/review-screen.tsx';
import { levelPath } from '../../shared/routing/level-path.ts';
import { CategoryArt } from '../../shared/ui/category-art.tsx';
import { PageHead } from './page-head.tsx';
import { resultPath } from './play-paths.ts';
import { placeName, useLevelData, useLevelPlace } from './use-level-place.ts';

const mode = playModes['quiz-zone'];

/** Kept with the page in the browser's history, so that loading it again does not ask again. */
interface ReviewState {
  isAgreed?: boolean;
}

/** The review of an attempt on a level. */
export function ReviewPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const place = useLevelPlace();
  const { attempt = '' } = useParams();
  const { data: levels } = useLevelData(place);
  const name = levels === undefined ? t(mode.titleKey) : placeName(levels.data);
  const state = location.state as ReviewState | null;
  const agree = () =>
    navigate(location.pathname, { replace: true, state: { isAgreed: true } satisfies ReviewState });
  return (
    <ModeGate mode={mode.id}>
      <PageHead
        art={
          levels === undefined ? (
            <IconChecklist size={64} aria-hidden="true" />
          ) : (
            <CategoryArt
              image={levels.data.category.image}
              name={name}
              slug={place.subcategory || place.category}
              size={64}
            />
          )
        }
        title={t('review.heading')}
        text={`${name} · ${t('levels.number', { level: place.level })}`}
        back={{ to: resultPath(place, attempt), label: t('title.result') }}
      />
      <ReviewScreen
        attemptId={attempt}
        isAgreed={state?.isAgreed === true}
        onAgree={() => void agree()}
        earnPath={levelPath(place.category, place.subcategory)}
      />
    </ModeGate>
  );
}
