import { useId } from 'react';
import styles from './segmented-tabs.module.css';

interface SegmentedTabsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of a few, side by side: radio buttons underneath, so arrow keys work. */
export function SegmentedTabs<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedTabsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.tab}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
