import { battleKinds } from '@quiz-arena/contract/modes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedTabs } from '../../../shared/ui/segmented-tabs.tsx';
import styles from './group-size.module.css';

interface Size {
  readonly questions: number;
  /** Seats, the creator's among them. */
  readonly capacity: number;
}

interface GroupSizeProps {
  mostQuestions: number;
  size: Size;
  onChange: (size: Size) => void;
}

const { minPlayers, maxPlayers } = battleKinds.group;
const capacities = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, place) =>
  String(minPlayers + place),
);

/** How many questions and how many players. */
export function GroupSize({ mostQuestions, size, onChange }: GroupSizeProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.size}>
      <div className={styles.field}>
        <h3>{t('battle.room.capacity')}</h3>
        <SegmentedTabs
          label={t('battle.room.capacity')}
          value={String(size.capacity)}
          options={capacities.map((value) => ({ value, label: value }))}
          onChange={(capacity) => onChange({ ...size, capacity: Number(capacity) })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={id}>{t('battle.room.questions')}</label>
        <div className={styles.range}>
          <input
            id={id}
            type="range"
            min={1}
            max={mostQuestions}
            value={size.questions}
            onChange={({ target }) => onChange({ ...size, questions: Number(target.value) })}
          />
          <output htmlFor={id}>{size.questions}</output>
        </div>
      </div>
    </div>
  );
}
