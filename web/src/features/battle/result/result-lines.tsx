import type { BattleView } from '@quiz-arena/contract/battle/battle-view';
import { IconChartLine, IconCircleCheck, IconClock, IconCoin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../shared/i18n/locale.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ProvisionalMark } from '../../../shared/ui/provisional-mark.tsx';
import { Bone } from '../../../shared/ui/skeletons.tsx';
import { isPractice, type Party, potOf } from '../mirror/party.ts';
import { averageTakenMs } from './average-taken.ts';
import styles from './result-lines.module.css';

/** What the battle was and what it brought, line by line; coins and rating once they are settled. */
export function ResultLines({ view, party }: { view: BattleView; party: Party }) {
  const { t, i18n } = useTranslation();
  const { closed, settlement, entryCoin } = view;
  const { userId, correct } = party.own;
  const isRated = view.kind === 'random' && !isPractice(view);
  const takenMs = averageTakenMs(closed, userId);
  const seconds = new Intl.NumberFormat(localeOf(i18n.language), { maximumFractionDigits: 1 }).format(
    (takenMs ?? 0) / 1000,
  );
  const rating = settlement?.ratings[userId];
  return (
    <Card padding="small">
      <dl className={styles.lines}>
        <Line Icon={IconCircleCheck} name={t('battle.result.right')}>
          {t('battle.result.rightOf', { correct, total: closed.length })}
        </Line>
        {takenMs !== null && (
          <Line Icon={IconClock} name={t('battle.result.time')}>
            {t('battle.result.seconds', { seconds })}
          </Line>
        )}
        <Line Icon={IconCoin} name={t('battle.result.coins')}>
          {potOf(view) === 0 ? (
            t('battle.result.nothingAtStake')
          ) : settlement === null ? (
            <Counting />
          ) : (
            <Change value={(settlement.coins[userId] ?? 0) - entryCoin} />
          )}
        </Line>
        {isRated && (settlement === null || rating !== undefined) && (
          <Line Icon={IconChartLine} name={t('battle.result.rating')}>
            {rating === undefined ? (
              <Counting />
            ) : (
              <>
                <small>
                  {t('battle.result.ratingNow', { rating: Math.round(rating.after) })}
                  {rating.isProvisional && <ProvisionalMark />}
                </small>
                <Change value={Math.round(rating.after) - Math.round(rating.before)} />
              </>
            )}
          </Line>
        )}
      </dl>
    </Card>
  );
}

function Line({ Icon, name, children }: { Icon: typeof IconClock; name: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>
        <Icon size={22} aria-hidden="true" />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Counting() {
  const { t } = useTranslation();
  return (
    <>
      <span className="visually-hidden">{t('battle.result.counting')}</span>
      <Bone width={56} height={20} />
    </>
  );
}

function Change({ value }: { value: number }) {
  const { i18n } = useTranslation();
  const sign = Math.sign(value);
  const text = new Intl.NumberFormat(localeOf(i18n.language), { signDisplay: 'exceptZero' }).format(value);
  return (
    <span className={styles.change} data-sign={sign}>
      {text.replace('-', '−')}
    </span>
  );
}
