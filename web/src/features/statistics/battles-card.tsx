import { isProvisional } from '@quiz-arena/quiz-rules/rating';
import { useTranslation } from 'react-i18next';
import type { ActionAnswerOf } from '../../shared/api/action-types.ts';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { formatNumber } from '../../shared/ui/format-number.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { ProvisionalMark } from '../../shared/ui/provisional-mark.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import { BattleRing } from './battle-ring.tsx';
import charts from './charts.module.css';
import { LastBattles } from './last-battles.tsx';
import styles from './statistics-page.module.css';

/** Battles against people: how they ended, and the last of them. */
export function BattlesCard() {
  const { t } = useTranslation();
  const query = useActionQuery('get_battle_statistics', {}, { refetchOnMountOrArgChange: true });
  return (
    <Card className={charts.card} data-wide="true" aria-labelledby="battles">
      <h2 id="battles">{t('stats.battles')}</h2>
      <QueryView query={query} skeleton={<SkeletonList count={1} height={220} />} empty={<NoBattles />}>
        {({ myreport, data }) =>
          myreport?.[0] === undefined ? (
            <NoBattles />
          ) : (
            <div className={styles.battles}>
              <BattleChart report={myreport[0]} />
              <LastBattles battles={data ?? []} />
            </div>
          )
        }
      </QueryView>
    </Card>
  );
}

type Report = NonNullable<ActionAnswerOf<'get_battle_statistics'>['myreport']>[number];

function BattleChart({ report }: { report: Report }) {
  const { t, i18n } = useTranslation();
  const { data } = useActionQuery('get_user_by_id', {});
  const rating = Math.round(Number(data?.data.rating ?? 0));
  const isGuess = isProvisional({ deviation: Number(data?.data.rating_deviation) });
  const counts = { won: Number(report.Victories), drawn: Number(report.Drawn), lost: Number(report.Loose) };
  return (
    <div className={styles.chart}>
      <div className={styles.ringBox}>
        <BattleRing counts={counts} label={t('stats.battles.chart', counts)} />
        <span className={styles.rating} aria-hidden={rating === 0}>
          {rating > 0 && (
            <>
              <strong>
                {formatNumber(rating, i18n.language)}
                {isGuess && <ProvisionalMark />}
              </strong>
              <small>{t('stats.rating')}</small>
            </>
          )}
        </span>
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {(['won', 'drawn', 'lost'] as const).map((part) => (
          <li key={part} data-part={part}>
            <span>{t(`stats.${part}`)}</span>
            <strong>{formatNumber(counts[part], i18n.language)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoBattles() {
  const { t } = useTranslation();
  return (
    <div className={styles.none}>
      <p className={charts.quiet}>{t('stats.battles.none')}</p>
      <PrimaryButton look="outline" to={paths.randomBattle}>
        {t('stats.battles.play')}
      </PrimaryButton>
    </div>
  );
}
