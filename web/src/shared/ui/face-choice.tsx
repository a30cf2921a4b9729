import { useTranslation } from 'react-i18next';
import styles from './face-choice.module.css';
import { FACE_COUNT, facePath } from './faces.ts';

const faces = Array.from({ length: FACE_COUNT }, (_, index) => index + 1);

/** One of the drawn faces; null while none of them is chosen. */
export function FaceChoice({ value, onChange }: { value: number | null; onChange: (face: number) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.faces}>
      <legend>{t('auth.newcomer.avatar')}</legend>
      {faces.map((face) => (
        <label key={face} className={styles.face}>
          <input
            type="radio"
            name="face"
            value={face}
            checked={face === value}
            onChange={() => onChange(face)}
          />
          <img
            src={facePath(face)}
            alt={t('auth.newcomer.avatarOption', { number: face })}
            width={64}
            height={64}
          />
        </label>
      ))}
    </fieldset>
  );
}
