import { IconCheck, IconLock, IconPlayerPlayFilled, IconRepeat } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PlayMode } from '../../../quiz-play/play-mode.ts';
import { selectSettings, useSetting } from '../../../shared/settings/use-setting.ts';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import styles from './level-map.module.css';
import type { MapLevel } from './read-levels.ts';

const marks = { won: IconCheck, open: IconPlayerPlayFilled, locked: IconLock };

interface LevelStepProps {
  level: MapLevel;
  mode: PlayMode;
  /** Where it is played. */
  to: string;
}

/** One level of the trail. */
export function LevelStep({ level: step, mode, to }: LevelStepProps) {
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
        <LevelFacts step={step} mode={mode} />
      </div>
      {state === 'locked' ? (
        <span className={styles.locked}>{t('levels.locked')}</span>
      ) : (
        <PlayLink to={to} level={level} isWon={state === 'won'} />
      )}
    </li>
  );
}

function LevelFacts({ step, mode }: Pick<LevelStepProps, 'mode'> & { step: MapLevel }) {
  const { t } = useTranslation();
  const coins = useSetting('maximum_winning_coins');
  const { state, waitsFor } = step;
  const questions = Math.min(step.questions, useMostQuestions(mode));
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

/** The most questions that a level asks. */
function useMostQuestions({ ground }: PlayMode): number {
  const settings = useAppSelector(selectSettings);
  if (ground?.kind !== 'levels') return Number.POSITIVE_INFINITY;
  const isFixed = ground.isFixed === null || settings[ground.isFixed];
  return isFixed ? Number(settings[ground.most]) : Number.POSITIVE_INFINITY;
}

function PlayLink({ to, level, isWon }: { to: string; level: number; isWon: boolean }) {
  const { t } = useTranslation();
  const Icon = isWon ? IconRepeat : IconPlayerPlayFilled;
  return (
    <PrimaryButton to={to} look={isWon ? 'outline' : 'primary'} icon={<Icon size={20} aria-hidden="true" />}>
      {t(isWon ? 'levels.again' : 'levels.play')}{' '}
      <span className="visually-hidden">{t('levels.number', { level })}</span>
    </PrimaryButton>
  );
}
