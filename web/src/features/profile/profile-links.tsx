import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import {
  IconAward,
  IconBookmark,
  IconChartBar,
  IconChevronRight,
  IconCoins,
  IconSettings,
  IconSwords,
  IconUsersPlus,
  IconWallet,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { infoLinks } from '../../shared/routing/info-links.ts';
import { useHasPage } from '../../shared/routing/open-paths.tsx';
import { type Path, paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import styles from './profile-links.module.css';

interface ProfileLink {
  path: Path;
  titleKey: PlainTextKey;
  textKey?: PlainTextKey;
  Icon?: typeof IconAward;
}

const links: readonly ProfileLink[] = [
  {
    path: paths.referAndEarn,
    titleKey: 'title.referAndEarn',
    textKey: 'profile.invite.text',
    Icon: IconUsersPlus,
  },
  { path: paths.badges, titleKey: 'title.badges', textKey: 'profile.badges.text', Icon: IconAward },
  {
    path: paths.statistics,
    titleKey: 'title.statistics',
    textKey: 'profile.statistics.text',
    Icon: IconChartBar,
  },
  {
    path: paths.coinHistory,
    titleKey: 'title.coinHistory',
    textKey: 'profile.coinHistory.text',
    Icon: IconCoins,
  },
  { path: paths.wallet, titleKey: 'title.wallet', textKey: 'profile.wallet.text', Icon: IconWallet },
  {
    path: paths.battleHistory,
    titleKey: 'title.battleHistory',
    textKey: 'profile.battles.text',
    Icon: IconSwords,
  },
  {
    path: paths.bookmarks,
    titleKey: 'title.bookmarks',
    textKey: 'profile.bookmarks.text',
    Icon: IconBookmark,
  },
  { path: paths.settings, titleKey: 'title.settings', textKey: 'profile.settings.text', Icon: IconSettings },
];

/** The ways from the profile to the player's other pages, and to the pages about the game. */
export function ProfileLinks() {
  return (
    <>
      <LinkCard label="profile.more" links={links} />
      <LinkCard label="profile.about" links={infoLinks} />
    </>
  );
}

function LinkCard({ label, links: offered }: { label: PlainTextKey; links: readonly ProfileLink[] }) {
  const { t } = useTranslation();
  const hasPage = useHasPage();
  return (
    <Card padding="none">
      <nav aria-label={t(label)}>
        <ul>
          {offered
            .filter(({ path }) => hasPage(path))
            .map(({ path, titleKey, textKey, Icon }) => (
              <li key={path} className={styles.item}>
                <Link to={path} className={styles.link} data-plain={Icon === undefined}>
                  {Icon !== undefined && (
                    <span className={styles.icon}>
                      <Icon size={24} aria-hidden="true" />
                    </span>
                  )}
                  <span className={styles.words}>
                    <span>{t(titleKey)}</span>
                    {textKey !== undefined && <small>{t(textKey)}</small>}
                  </span>
                  <IconChevronRight size={20} aria-hidden="true" className={styles.chevron} />
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </Card>
  );
}
