import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { IconBulb } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionAnswerOf } from '../../shared/api/action-types.ts';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { coinsUpdated } from '../../shared/session/session-slice.ts';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { useAppDispatch } from '../../shared/store/app-hooks.ts';
import { Card } from '../../shared/ui/card.tsx';
import { CoinIcon } from '../../shared/ui/coin-icon.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LostPageDrawing } from '../../shared/ui/illustrations/lost-page-drawing.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import { AudioClip } from '../audio-clip.tsx';
import { readQuestion } from '../play-content.ts';
import type { PlayMode } from '../play-mode.ts';
import { QuestionActions } from '../question-actions.tsx';
import { QuestionLanguage } from '../question-language.tsx';
import { QuestionText } from '../question-text.tsx';
import { answerSurfaces } from '../surfaces/answer-surfaces.ts';
import { ReviewPrice } from './review-price.tsx';
import styles from './review-screen.module.css';

type Review = ActionAnswerOf<'get_review'>;
type ReviewedRow = Review['data'][number];

interface ReviewScreenProps {
  attemptId: string;
  mode: PlayMode;
  /** The player has agreed to the price before: on this page, before it was loaded again. */
  isAgreed: boolean;
  onAgree: () => void;
  /** Back to where it was chosen. */
  up: { to: string; labelKey: PlainTextKey };
}

/** The questions of a result with right and given answers, once the player has agreed to the price. */
export function ReviewScreen({ attemptId, mode, isAgreed, onAgree, up }: ReviewScreenProps) {
  const price = useSetting('review_answers_deduct_coin');
  const isPaid = mode.isReviewFree !== true && price > 0;
  return isAgreed || !isPaid ? (
    <ReviewedQuestions attemptId={attemptId} mode={mode} up={up} />
  ) : (
    <ReviewPrice onAgree={onAgree} />
  );
}

function ReviewedQuestions({ attemptId, mode, up }: Pick<ReviewScreenProps, 'attemptId' | 'mode' | 'up'>) {
  const { t } = useTranslation();
  const query = useReview(attemptId);
  if (query.error?.kind === 'refused' && query.error.code === 'NOT_ENOUGH_COINS') {
    return <TooFewCoins up={up} />;
  }
  if (query.error?.kind === 'refused' && query.error.code === 'NOT_ALLOWED') {
    return (
      <EmptyState
        drawing={<LostPageDrawing />}
        title={t('review.later.title')}
        text={t('review.later.text')}
        action={<PrimaryButton to={up.to}>{t(up.labelKey)}</PrimaryButton>}
      />
    );
  }
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonList count={5} height={220} />}
      empty={<EmptyState drawing={<LostPageDrawing />} title={t('no_questions_found')} />}
    >
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState
            drawing={<LostPageDrawing />}
            title={t('no_questions_found')}
            text={t('review.empty')}
          />
        ) : (
          <>
            <p className={styles.summary}>
              {t('review.summary', {
                correct: data.filter((row) => row.is_correct).length,
                total: data.length,
              })}
            </p>
            <ol className={styles.list}>
              {data.map((row, place) => (
                <ReviewedQuestion key={row.id} mode={mode} row={row} number={place + 1} />
              ))}
            </ol>
          </>
        )
      }
    </QueryView>
  );
}

function TooFewCoins({ up }: Pick<ReviewScreenProps, 'up'>) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={<CoinIcon size={88} />}
      title={t('not_enough_coins')}
      text={t('review.short')}
      action={<PrimaryButton to={up.to}>{t(up.labelKey)}</PrimaryButton>}
    />
  );
}

/** Asked for once: the balance that comes with the answer is shown, nothing is fetched again for it. */
function useReview(attemptId: string) {
  const [fields] = useState(() => ({ attempt_id: attemptId }));
  const query = useActionQuery('get_review', fields as Parameters<typeof useActionQuery<'get_review'>>[1]);
  const dispatch = useAppDispatch();
  const coins = query.data?.coins;
  useEffect(() => {
    if (coins !== undefined) dispatch(coinsUpdated({ coins: Number(coins) }));
  }, [coins, dispatch]);
  return query;
}

function ReviewedQuestion({ mode, row, number }: { mode: PlayMode; row: ReviewedRow; number: number }) {
  const { t } = useTranslation();
  const question = readQuestion(row);
  const { Reviewed } = answerSurfaces[question.kind];
  return (
    <li>
      <QuestionLanguage id={row.language_id}>
        <Card className={styles.question}>
          <h2>
            <span className={styles.number}>{number}</span> <QuestionText text={question.text} />
          </h2>
          {question.image !== '' && (
            <img className={styles.picture} src={question.image} alt={t('play.picture')} loading="lazy" />
          )}
          {question.clip !== undefined && <AudioClip url={question.clip.url} />}
          <Reviewed question={question} given={row.given_answer} right={row.correct_answer} />
          {row.given_answer === '' && <p className={styles.quiet}>{t('review.unanswered')}</p>}
          {row.note !== '' && (
            <p className={styles.note}>
              <IconBulb size={22} aria-hidden="true" />
              <span>
                <QuestionText text={row.note} />
              </span>
            </p>
          )}
          <QuestionActions mode={mode} question={question} isBookmarked={row.is_bookmarked === '1'} />
        </Card>
      </QuestionLanguage>
    </li>
  );
}
