import { useTranslation } from 'react-i18next';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import { QueryView } from '../../../shared/api/query-view.tsx';
import { useActionQuery } from '../../../shared/api/use-action-query.ts';
import { ModeArt } from '../../../shared/ui/illustrations/mode-art.tsx';
import { SkeletonList } from '../../../shared/ui/skeletons.tsx';
import { PageHead } from '../choose/page-head.tsx';
import { UnknownPlace } from '../choose/unknown-place.tsx';
import { ChallengeForm } from './challenge-form.tsx';

/** A challenge of one's own: what, how many questions, how many minutes. */
export function SelfChallengePage() {
  const { t } = useTranslation();
  const mode = usePlayMode();
  const query = useActionQuery('get_categories', { type: '1', sub_type: '1' });
  const nothing = <UnknownPlace title={t('no_data_found')} text={t('zone.empty.text')} />;
  return (
    <ModeGate mode={mode.id}>
      <PageHead art={<ModeArt mode={mode.id} size={64} />} title={t(mode.titleKey)} text={t(mode.textKey)} />
      <QueryView query={query} skeleton={<SkeletonList count={3} height={140} />} empty={nothing}>
        {({ data }) => <ChallengeForm mode={mode} categories={data} />}
      </QueryView>
    </ModeGate>
  );
}
