import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { infoLinks } from '../../shared/routing/info-links.ts';
import { useHasPage } from '../../shared/routing/open-paths.tsx';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import styles from './footer.module.css';
import { LanguageMenu } from './language-menu.tsx';

/** Pages about the game and who runs it. On a phone a player finds them in the profile, so it is for guests there. */
export function Footer() {
  const { t } = useTranslation();
  const hasPage = useHasPage();
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn);
  const web = useAppSelector((state) => state.settings.web);
  const company = web?.company_name_footer || t('app.name');
  return (
    <footer className={styles.footer} data-guest={!isLoggedIn}>
      <div className={styles.column}>
        <p>
          <strong>{company}</strong> <bdi>{web?.company_text}</bdi> <bdi>{web?.address_text}</bdi>
        </p>
        {web !== null && <Contact email={web.email_footer} phone={web.phone_number_footer} />}
        <nav aria-label={t('footer.label')}>
          <ul>
            {infoLinks
              .filter(({ path }) => hasPage(path))
              .map(({ path, titleKey }) => (
                <li key={path}>
                  <Link to={path}>{t(titleKey)}</Link>
                </li>
              ))}
          </ul>
        </nav>
        <LanguageMenu />
      </div>
    </footer>
  );
}

function Contact({ email, phone }: { email: string; phone: string }) {
  if (email === '' && phone === '') return null;
  return (
    <ul>
      {email !== '' && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone !== '' && (
        <li>
          <a href={`tel:${phone}`} dir="ltr">
            {phone}
          </a>
        </li>
      )}
    </ul>
  );
}
