import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/routing/paths.ts';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { choosePath, playPath, readChosen } from '../battle-paths.ts';
import { selectBattle } from '../battle-slice.ts';
import { useBattleClient } from '../client/use-battle-client.ts';
import { LinkGate } from '../link-gate.tsx';
import { LinkNotice } from '../link-notice.tsx';
import { useStakes } from '../use-stakes.ts';
import { Nobody } from './nobody.tsx';
import styles from './search-page.module.css';
import { Searching } from './searching.tsx';
import { useSearch } from './use-search.ts';

/** /random-battle/search/: looks for an opponent from the moment it is opened until it is left. */
export function SearchPage() {
  const [search] = useSearchParams();
  const chosen = readChosen(search);
  const stakes = useStakes();
  if (chosen === null || !stakes.includes(chosen.stake)) return <Navigate to={paths.randomBattle} replace />;
  return <Search category={chosen.category} stake={chosen.stake} />;
}

function Search(chosen: { category: string; stake: number }) {
  const { t } = useTranslation();
  const client = useBattleClient();
  const retry = useSearch(client, chosen);
  const { search, runningRoomId } = useAppSelector(selectBattle);
  if (search.status === 'found') return <Navigate to={playPath(search.roomId)} replace />;
  if (search.status === 'refused' || runningRoomId !== null)
    return <Navigate to={choosePath(chosen)} replace />;
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('battle.search.title')}</h1>
      <LinkGate connection={client.connection}>
        <LinkNotice connection={client.connection} />
        {search.status === 'nobody' ? (
          <Nobody client={client} chosen={chosen} onRetry={retry} />
        ) : (
          <Searching
            stake={chosen.stake}
            category={chosen.category}
            expiresAt={search.status === 'searching' ? search.expiresAt : null}
            now={client.connection.now}
          />
        )}
      </LinkGate>
    </div>
  );
}
