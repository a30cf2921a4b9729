import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useHasPage } from '../../shared/routing/open-paths.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { navItems } from './nav-items.ts';

interface NavLinksProps {
  className: string | undefined;
  isDesktop?: boolean;
}

/** Links to the pages that exist; the current one says so. */
export function NavLinks({ className, isDesktop = false }: NavLinksProps) {
  const { t } = useTranslation();
  const hasPage = useHasPage();
  const shown = navItems.filter((item) => hasPage(item.path) && !(isDesktop && item.isPhoneOnly));
  return (
    <ul>
      {shown.map(({ path, textKey, Icon }) => (
        <li key={path}>
          <NavLink to={path} end={path === paths.home} className={className ?? ''}>
            {!isDesktop && <Icon size={26} stroke={1.75} aria-hidden="true" />}
            {t(textKey)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
