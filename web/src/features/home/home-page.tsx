import { lazy } from 'react';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { Later } from '../../shared/ui/later.tsx';
import { BattleCard } from './battle-card.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { ContinueCard } from './continue-card.tsx';
import { GuestCard } from './guest-card.tsx';
import styles from './home-page.module.css';
import { ModeTiles } from './mode-tiles.tsx';
import { TodayCards } from './today-cards.tsx';
import { TopThree } from './top-three.tsx';

/** Below everything else: it may come last. */
const AboutGame = lazy(async () => ({ default: (await import('./about-game.tsx')).AboutGame }));

/** Who am I, what can I play in one tap. Guests see it too. */
export function HomePage() {
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn);
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        {isLoggedIn ? <ContinueCard /> : <GuestCard />}
        <BattleCard />
      </div>
      {isLoggedIn && <TodayCards />}
      <div className={styles.columns} data-has-aside={isLoggedIn}>
        <div className={styles.main}>
          <ModeTiles />
          <CategoryTiles />
        </div>
        {isLoggedIn && <TopThree />}
      </div>
      <Later>
        <AboutGame />
      </Later>
    </div>
  );
}
