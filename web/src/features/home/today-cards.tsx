import { IconChevronRight, IconFlame } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { paths } from '../../shared/routing/paths.ts';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { ContentName } from '../../shared/ui/content-name.tsx';
import { formatDateTime } from '../../shared/ui/format-date.ts';
import { ModeArt } from '../../shared/ui/illustrations/mode-art.tsx';
import { StreakDots } from './streak-dots.tsx';
import styles from './today-cards.module.css';

/** What waits today: the daily quiz with its run of days, the streak of coming back, a contest that is live. */
export function TodayCards() {
  const { t } = useTranslation();
  const isDailyOn = useSetting('daily_quiz_mode');
  const { data } = useActionQuery('get_user_badges', {});
  const daysOf = (type: 'streak' | 'thirsty') =>
    Number(data?.data.find((badge) => badge.type === type)?.badge_progress ?? 0);
  const played = daysOf('thirsty');
  const streak = daysOf('streak');
  return (
    <div className={styles.cards}>
      {isDailyOn && (
        <TodayCard
          to={paths.dailyQuiz}
          art={<ModeArt mode="daily-quiz" />}
          title={t('home.daily.title')}
          text={played > 0 ? t('home.daily.streak', { count: played }) : t('home.daily.text')}
        />
      )}
      <TodayCard
        to={paths.badges}
        art={<IconFlame size={40} className={styles.flame} aria-hidden="true" />}
        title={streak > 0 ? t('home.streak.title', { count: streak }) : t('home.streak.none')}
        text={t('home.streak.text')}
        after={<StreakDots days={streak} />}
      />
      <LiveContest />
    </div>
  );
}

function LiveContest() {
  const { t, i18n } = useTranslation();
  const isOn = useSetting('contest_mode');
  const { data } = useActionQuery('get_contest', {}, { skip: !isOn });
  const live = data?.live_contest;
  const contest = live === undefined || live.error ? undefined : live.data?.[0];
  if (contest === undefined) return null;
  return (
    <TodayCard
      to={paths.contests}
      art={<ModeArt mode="contest" />}
      title={<ContentName name={contest.name} languageId={contest.language_id} />}
      text={t('home.contest.ends', { when: formatDateTime(contest.end_date, i18n.language) })}
      after={<span className={styles.live}>{t('contest.live')}</span>}
    />
  );
}

interface TodayCardProps {
  to: string;
  art: ReactNode;
  title: ReactNode;
  text: string;
  after?: ReactNode;
}

function TodayCard({ to, art, title, text, after }: TodayCardProps) {
  return (
    <Link to={to} className={styles.card}>
      {art}
      <span className={styles.words}>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
      {after ?? <IconChevronRight size={20} aria-hidden="true" className={styles.chevron} />}
    </Link>
  );
}
