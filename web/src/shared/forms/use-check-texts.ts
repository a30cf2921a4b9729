import { useTranslation } from 'react-i18next';
import type { Check } from './form-checks.ts';

/** Turns what a check found into the sentence under the field. */
export function useCheckTexts(): (check: Check) => string | null {
  const { t } = useTranslation();
  return (check) => (check === null ? null : t(check));
}
