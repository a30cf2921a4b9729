import { IconCheck, IconLock, IconPlayerPlayFilled, IconRepeat } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import styles from './level-map.module.css';
import { type LevelPlace, playPath } from './play-paths.ts';
import type { MapLevel } from './read-levels.ts';

const marks = { won: IconCheck, open: IconPlayerPlayFilled, locked: IconLock };

/** One level of the trail. */
export function LevelStep({ level: step, place }: { level: MapLevel; place: LevelPlace }) {
  const { t } = useTranslation();
  const { level, state } = step;
  const Mark = marks[state];
  const nameId = `level-${level}`;
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'open' ? 'step' : undefined}>
      <span className={styles.mark}>
        <Mark size={24} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h2 id={nameId}>{t('levels.number', { level })}</h2>
        <LevelFacts step={step} />
      </div>
      {state === 'locked' ? (
        <span className={styles.locked}>{t('levels.locked')}</span>
      ) : (
        <PlayLink place={place} isWon={state === 'won'} />
      )}
    </li>
  );
}

function LevelFacts({ step }: { step: MapLevel }) {
  const { t } = useTranslation();
  const coins = useSetting('maximum_winning_coins');
  const isFixed = useSetting('quiz_zone_fix_level_question');
  const most = useSetting('quiz_zone_total_level_question');
  const { state, waitsFor } = step;
  const questions = isFixed ? Math.min(step.questions, most) : step.questions;
  const facts = [
    t('zone.questions', { count: questions }),
    state === 'won' ? t('levels.won') : t('levels.upTo', { count: coins }),
  ];
  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {waitsFor !== null && <p className={styles.facts}>{t('levels.lockedUntil', { level: waitsFor })}</p>}
    </>
  );
}

function PlayLink({ place, isWon }: { place: LevelPlace; isWon: boolean }) {
  const { t } = useTranslation();
  const Icon = isWon ? IconRepeat : IconPlayerPlayFilled;
  return (
    <PrimaryButton
      to={playPath(place)}
      look={isWon ? 'outline' : 'primary'}
      icon={<Icon size={20} aria-hidden="true" />}
    >
      {t(isWon ? 'levels.again' : 'levels.play')}{' '}
      <span className="visually-hidden">{t('levels.number', { level: place.level })}</span>
    </PrimaryButton>
  );
}
