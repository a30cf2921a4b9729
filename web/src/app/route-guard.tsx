import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { isAuthPage, isLoginRequired, paths } from '../shared/routing/paths.ts';
import { endAcknowledged } from '../shared/session/session-slice.ts';
import { useAppDispatch, useAppSelector } from '../shared/store/app-hooks.ts';
import { showToast } from '../shared/ui/toast.ts';

/** Where a visitor wanted to go before signing in, carried in the router's state. */
export interface WantedPlace {
  from?: string;
}

/**
 * A guest on a login-required path goes to the sign-in page with 'Please login first'; a player on an auth page goes
 * on to where he wanted, else home; whoever has just signed out (or was, by a 401) goes home without a reproach.
 */
export function RouteGuard({ children }: { children: ReactNode }) {
  const { pathname, search, state } = useLocation();
  const isLoggedIn = useAppSelector((root) => root.session.isLoggedIn);
  const hasEnded = useAppSelector((root) => root.session.endedBy !== null);
  const isHome = pathname === paths.home;
  useAcknowledgeEnd(hasEnded && isHome);
  if (hasEnded && !isHome && !isLoggedIn) return <Navigate to={paths.home} replace />;
  if (!isLoggedIn && isLoginRequired(pathname)) return <ToLogin from={pathname + search} />;
  if (isLoggedIn && isAuthPage(pathname)) {
    return <Navigate to={(state as WantedPlace | null)?.from ?? paths.home} replace />;
  }
  return children;
}

function ToLogin({ from }: Required<WantedPlace>) {
  const { t } = useTranslation();
  const isTold = useRef(false);
  useEffect(() => {
    // Texts may change while the sign-in page loads; the reproach is made once.
    if (!isTold.current) showToast('error', t('please_login_first'));
    isTold.current = true;
  }, [t]);
  return <Navigate to={paths.login} replace state={{ from } satisfies WantedPlace} />;
}

function useAcknowledgeEnd(isDue: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isDue) dispatch(endAcknowledged());
  }, [isDue, dispatch]);
}
