import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/error-state.tsx';
import { errorTextKey } from './error-text.ts';
import { type ActionQuery, isNoData } from './use-action-query.ts';

interface QueryViewProps<Answer> {
  query: ActionQuery<Answer>;
  /** Stands where the answer will, at its size. */
  skeleton: ReactNode;
  /** Shown when the backend has nothing (102). */
  empty: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** The four faces of a read: loading, nothing there, failed with a retry, and the answer. */
export function QueryView<Answer>({ query, skeleton, empty, children }: QueryViewProps<Answer>) {
  const { t } = useTranslation();
  // A long list is drawn in slices; until it is ready, what stood there stays.
  const data = useDeferredValue(query.data);
  if (data !== undefined && !isNoData(query.error)) return children(data);
  if (isNoData(query.error)) return empty;
  if (query.error === undefined) return skeleton;
  const text = query.error.kind === 'refused' ? { text: t(errorTextKey(query.error)) } : {};
  return <ErrorState {...text} onRetry={query.refetch} isRetrying={query.isFetching} />;
}
