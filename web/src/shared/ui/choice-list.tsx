import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './choice-list.module.css';

export interface Choice {
  value: string;
  /** `lang`: of the label, for screen readers and fonts. */
  options: readonly { value: string; label: string; lang?: string }[];
  onChange: (value: string) => void;
}

/** One of several, under each other: radio buttons underneath, so arrow keys work. */
export function ChoiceList({ label, value, options, onChange }: Choice & { label: string }) {
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
          <IconCheck size={22} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
