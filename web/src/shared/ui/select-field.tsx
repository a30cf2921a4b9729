import { useId } from 'react';
import styles from './select-field.module.css';

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string; lang?: string | undefined }[];
  onChange: (value: string) => void;
}

/** One of many, in the browser's own list. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
