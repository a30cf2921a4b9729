import type { BookmarkType } from '@quiz-arena/contract/actions/bookmarks';
import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/api/query-view.tsx';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { EnvelopeDrawing } from '../../shared/ui/illustrations/envelope-drawing.tsx';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import { SegmentedTabs } from '../../shared/ui/segmented-tabs.tsx';
import { SkeletonList } from '../../shared/ui/skeletons.tsx';
import { SubPage } from '../../shared/ui/sub-page.tsx';
import { BookmarkList } from './bookmark-list.tsx';

const kinds = [
  { value: '1', textKey: 'mode.quizZone' },
  { value: '3', textKey: 'mode.guessTheWord' },
  { value: '4', textKey: 'mode.audio' },
  { value: '5', textKey: 'mode.math' },
  { value: '6', textKey: 'mode.multiMatch' },
] as const satisfies readonly { value: BookmarkType; textKey: PlainTextKey }[];

/** The questions that the player has saved, one kind at a time. */
export function BookmarksPage() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<BookmarkType>('1');
  return (
    <SubPage
      title={t('title.bookmarks')}
      text={t('bookmarks.list.text')}
      back={{ to: paths.profile, label: t('account.toProfile') }}
    >
      <SegmentedTabs
        label={t('bookmarks.kind')}
        value={kind}
        options={kinds.map(({ value, textKey }) => ({ value, label: t(textKey) }))}
        onChange={setKind}
      />
      <Saved key={kind} kind={kind} />
    </SubPage>
  );
}

function Saved({ kind }: { kind: BookmarkType }) {
  const query = useActionQuery('get_bookmark', { type: kind }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} skeleton={<SkeletonList count={4} height={96} />} empty={<NothingSaved />}>
      {({ data }) => <BookmarkList kind={kind} bookmarks={data} />}
    </QueryView>
  );
}

function NothingSaved() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={<EnvelopeDrawing />}
      title={t('bookmarks.empty.title')}
      text={t('bookmarks.empty.text')}
      action={<PrimaryButton to={paths.quizZone}>{t('nav.play')}</PrimaryButton>}
    />
  );
}
