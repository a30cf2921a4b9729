import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { Formulas } from '../../../quiz-play/formulas.tsx';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import { ReviewScreen } from '../../../quiz-play/screens/review-screen.tsx';
import { CategoryArt } from '../../../shared/ui/category-art.tsx';
import { ModeArt } from '../../../shared/ui/illustrations/mode-art.tsx';
import { PageHead } from '../choose/page-head.tsx';
import { placeName, useLevelData } from '../levels/use-level-data.ts';
import { placePath, wayUp } from '../place-path.ts';
import { PlaceTitle } from '../place-title.tsx';
import { usePlace } from '../use-place.ts';
import { usePlaceName } from '../use-place-name.ts';

/** Kept with the page in the browser's history, so that loading it again does not ask again. */
interface ReviewState {
  isAgreed?: boolean;
}

/** The review of an attempt. */
export function ReviewPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const mode = usePlayMode();
  const place = usePlace();
  const { attempt = '' } = useParams();
  const { data: levels } = useLevelData(mode, place);
  const name = usePlaceName(mode, place);
  const state = location.state as ReviewState | null;
  const agree = () =>
    navigate(location.pathname, { replace: true, state: { isAgreed: true } satisfies ReviewState });
  return (
    <ModeGate mode={mode.id}>
      <PageHead
        art={
          levels === undefined ? (
            <ModeArt mode={mode.id} size={64} />
          ) : (
            <CategoryArt
              image={levels.data.category.image}
              name={placeName(levels.data)}
              slug={place.subcategory || place.category}
              size={64}
            />
          )
        }
        title={t('review.heading')}
        text={<PlaceTitle place={name} />}
        back={{ to: placePath(mode.paths.result, place, attempt), label: t('title.result') }}
      />
      <Formulas mode={mode}>
        <ReviewScreen
          attemptId={attempt}
          mode={mode}
          isAgreed={state?.isAgreed === true}
          onAgree={() => void agree()}
          up={wayUp(mode, place)}
        />
      </Formulas>
    </ModeGate>
  );
}
