import type { pageTypes } from '@quiz-arena/contract/actions/configuration';
import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { paths } from '../../shared/routing/paths.ts';
import { useWrittenLanguage } from '../../shared/settings/use-written-language.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { EnvelopeDrawing } from '../../shared/ui/illustrations/envelope-drawing.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { sanitiseHtml } from '../../shared/ui/sanitise-html.ts';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import { SubPage } from '../../shared/ui/sub-page.tsx';
import styles from './info-page.module.css';

interface InfoPageProps {
  type: (typeof pageTypes)[number];
  titleKey: PlainTextKey;
}

/** A page that the operator writes. */
export function InfoPage({ type, titleKey }: InfoPageProps) {
  const { t } = useTranslation();
  const language = useWrittenLanguage();
  const query = useActionQuery('get_settings', { type, ...language }, { skip: language === undefined });
  return (
    <SubPage title={t(titleKey)}>
      <QueryView query={query} skeleton={<SkeletonList count={1} height={320} />} empty={<NotWritten />}>
        {({ data }) => (typeof data === 'string' && data !== '' ? <Words html={data} /> : <NotWritten />)}
      </QueryView>
    </SubPage>
  );
}

function Words({ html }: { html: string }) {
  const safe = useMemo(() => sanitiseHtml(html), [html]);
  return (
    <Card>
      {/* Not every page is written in every language. */}
      <div className={styles.words} dir="auto" dangerouslySetInnerHTML={{ __html: safe }} />
    </Card>
  );
}

function NotWritten() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={<EnvelopeDrawing />}
      title={t('state.empty.title')}
      text={t('info.empty.text')}
      action={<PrimaryButton to={paths.home}>{t('action.home')}</PrimaryButton>}
    />
  );
}
