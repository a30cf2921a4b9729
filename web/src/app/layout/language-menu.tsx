import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useInterfaceLanguage } from '../../shared/settings/use-interface-language.ts';
import styles from './language-menu.module.css';

/** The languages of the game, each in its own words, for whoever is not at the settings. Nothing where there is one. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { value, options, onChange } = useInterfaceLanguage();
  if (options.length < 2) return null;
  return (
    <label className={styles.menu}>
      <IconLanguage size={22} aria-hidden="true" />
      <span className="visually-hidden">{t('language.choose')}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
