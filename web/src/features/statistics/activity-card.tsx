import type { StatisticsRow } from '@quiz-arena/contract/actions/coins';
import { dayIn } from '@quiz-arena/quiz-rules/calendar-day';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../shared/i18n/locale.ts';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { Card } from '../../shared/ui/card.tsx';
import styles from './charts.module.css';
import { type Day, lastDays } from './last-days.ts';

const WIDTH = 300;
const HEIGHT = 96;
const GAP = 3;

/** A bar a day: how many questions were answered, over the last 30 days; the same as a table for who wants the numbers. */
export function ActivityCard({ days: active }: { days: StatisticsRow['daily_activity'] }) {
  const { t } = useTranslation();
  const zone = useSetting('system_timezone');
  const days = lastDays(active, dayIn(zone, new Date()));
  const count = days.reduce((sum, { questions }) => sum + questions, 0);
  const activeDays = days.filter(({ questions }) => questions > 0).length;
  const label = t('stats.activity.label', { count, days: t('stats.activity.days', { count: activeDays }) });
  return (
    <Card className={styles.card} aria-labelledby="activity">
      <h2 id="activity">{t('stats.activity')}</h2>
      <p className={styles.quiet}>{label}</p>
      <DayBars days={days} label={label} />
      <details className={styles.details}>
        <summary>{t('stats.activity.table')}</summary>
        <DayTable days={days} />
      </details>
    </Card>
  );
}

function DayBars({ days, label }: { days: readonly Day[]; label: string }) {
  const { i18n } = useTranslation();
  const most = Math.max(1, ...days.map(({ questions }) => questions));
  const step = WIDTH / days.length;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div>
      <svg className={styles.days} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {days.map(({ date, questions }, index) => {
          const height = questions === 0 ? 2 : Math.max(4, (questions / most) * HEIGHT);
          return (
            <rect
              key={date}
              className={questions === 0 ? styles.track : styles.day}
              x={index * step}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              rx={2}
            />
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{first === undefined ? '' : dayName(first.date, i18n.language)}</span>
        <span>{last === undefined ? '' : dayName(last.date, i18n.language)}</span>
      </p>
    </div>
  );
}

function DayTable({ days }: { days: readonly Day[] }) {
  const { t, i18n } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('stats.activity.date')}</th>
          <th scope="col">{t('stats.activity.questions')}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, questions }) => (
          <tr key={date}>
            <th scope="row">{dayName(date, i18n.language)}</th>
            <td>{questions}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A calendar day has no time zone: it is written as the day of UTC that it names. */
function dayName(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}
