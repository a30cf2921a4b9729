import { useId } from 'react';
import styles from './chip-choice.module.css';

interface ChipChoiceProps {
  label: string;
  /** "": nothing is chosen yet. */
  value: string;
  values: readonly string[];
  onChange: (value: string) => void;
}

/** One of several short values, wrapping as they must: radio buttons underneath, so arrow keys work. */
export function ChipChoice({ label, value, values, onChange }: ChipChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.chips}>
        {values.map((each) => (
          <label key={each} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{each}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
