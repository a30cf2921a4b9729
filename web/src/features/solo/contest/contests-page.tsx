import { IconTrophy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import type { PlayMode } from '../../../quiz-play/play-mode.ts';
import type { ActionAnswerOf } from '../../../shared/api/action-types.ts';
import { QueryView } from '../../../shared/api/query-view.tsx';
import { useActionQuery } from '../../../shared/api/use-action-query.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ModeArt } from '../../../shared/ui/illustrations/mode-art.tsx';
import { SegmentedTabs } from '../../../shared/ui/segmented-tabs.tsx';
import { SkeletonList } from '../../../shared/ui/skeletons.tsx';
import { PageHead } from '../choose/page-head.tsx';
import events from '../event-list.module.css';
import { ContestCard } from './contest-card.tsx';
import { type ContestPart, contestParts } from './contest-part.ts';

const partNames = Object.keys(contestParts) as ContestPart[];

/** Contests that run, that are over or played, and that are to come. */
export function ContestsPage() {
  const { t } = useTranslation();
  const mode = usePlayMode();
  const [part, setPart] = useState<ContestPart>('live');
  const query = useActionQuery('get_contest', {}, { refetchOnMountOrArgChange: true });
  return (
    <ModeGate mode={mode.id}>
      <PageHead art={<ModeArt mode={mode.id} size={64} />} title={t(mode.titleKey)} text={t(mode.textKey)} />
      <div className={events.page}>
        <SegmentedTabs
          label={t('contest.when')}
          value={part}
          options={partNames.map((value) => ({ value, label: t(contestParts[value].labelKey) }))}
          onChange={setPart}
        />
        <QueryView query={query} skeleton={<SkeletonList count={2} height={260} />} empty={null}>
          {(answer) => <Contests mode={mode} part={part} answer={answer} />}
        </QueryView>
      </div>
    </ModeGate>
  );
}

interface ContestsProps {
  mode: PlayMode;
  part: ContestPart;
  answer: ActionAnswerOf<'get_contest'>;
}

function Contests({ mode, part, answer }: ContestsProps) {
  const { t } = useTranslation();
  const { answer: name, noneKey } = contestParts[part];
  const found = answer[name];
  if (found.error) {
    return (
      <EmptyState
        drawing={<IconTrophy size={88} stroke={1.2} aria-hidden="true" />}
        title={t(noneKey)}
        text={t('contest.none.text')}
      />
    );
  }
  return (
    <ul className={events.list}>
      {found.data.map((contest) => (
        <ContestCard key={contest.id} mode={mode} part={part} contest={contest} />
      ))}
    </ul>
  );
}
