import type { ExamRow } from '@quiz-arena/contract/actions/exams';
import { IconClock, IconListCheck, IconStar } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import { nowhere, type PlayMode } from '../../../quiz-play/play-mode.ts';
import { QueryView } from '../../../shared/api/query-view.tsx';
import { useActionQuery } from '../../../shared/api/use-action-query.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ContentName } from '../../../shared/ui/content-name.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { formatDate } from '../../../shared/ui/format-date.ts';
import { ModeArt } from '../../../shared/ui/illustrations/mode-art.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { SegmentedTabs } from '../../../shared/ui/segmented-tabs.tsx';
import { SkeletonList } from '../../../shared/ui/skeletons.tsx';
import { PageHead } from '../choose/page-head.tsx';
import events from '../event-list.module.css';
import { placePath } from '../place-path.ts';
import styles from './exam-card.module.css';

/** `type` of get_exam_module. */
const lists = { today: '1', completed: '2' } as const;
type List = keyof typeof lists;

const PAGE = 10;

/** The exams of the day, and those that the player has taken. */
export function ExamsPage() {
  const { t } = useTranslation();
  const mode = usePlayMode();
  const [list, setList] = useState<List>('today');
  return (
    <ModeGate mode={mode.id}>
      <PageHead art={<ModeArt mode={mode.id} size={64} />} title={t(mode.titleKey)} text={t(mode.textKey)} />
      <div className={events.page}>
        <SegmentedTabs
          label={t('contest.when')}
          value={list}
          options={[
            { value: 'today', label: t('exam.today') },
            { value: 'completed', label: t('exam.completed') },
          ]}
          onChange={setList}
        />
        <Exams key={list} mode={mode} list={list} />
      </div>
    </ModeGate>
  );
}

function Exams({ mode, list }: { mode: PlayMode; list: List }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const fields = { type: lists[list], offset: String((page - 1) * PAGE), limit: String(PAGE) };
  const query = useActionQuery('get_exam_module', fields, { refetchOnMountOrArgChange: true });
  const nothing = (
    <EmptyState
      drawing={<ModeArt mode={mode.id} size={96} />}
      title={t(list === 'today' ? 'exam.none.today' : 'exam.none.completed')}
      text={t('exam.none.text')}
    />
  );
  return (
    <QueryView query={query} skeleton={<SkeletonList count={2} height={200} />} empty={nothing}>
      {({ data, total }) => (
        <>
          <ul className={events.list}>
            {data.map((exam) => (
              <ExamCard key={exam.id} mode={mode} exam={exam} />
            ))}
          </ul>
          <Pager page={page} pages={Math.ceil(Number(total) / PAGE)} onChange={setPage} />
        </>
      )}
    </QueryView>
  );
}

function ExamCard({ mode, exam }: { mode: PlayMode; exam: ExamRow }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { title, date, duration, no_of_que, total_marks, obtained_marks } = exam;
  return (
    <li>
      <Card className={styles.card} aria-labelledby={id}>
        <div className={events.head}>
          <h2 id={id}>
            <ContentName name={title} />
          </h2>
          {obtained_marks !== undefined && <p className={events.quiet}>{formatDate(date, i18n.language)}</p>}
        </div>
        <ul className={events.facts}>
          <li>
            <IconListCheck size={20} aria-hidden="true" />
            {t('exam.questions', { count: Number(no_of_que) })}
          </li>
          <li>
            <IconClock size={20} aria-hidden="true" />
            {t('exam.minutes', { count: Number(duration) })}
          </li>
          <li>
            <IconStar size={20} aria-hidden="true" />
            {obtained_marks === undefined
              ? t('exam.marks', { count: Number(total_marks) })
              : t('exam.obtained', { obtained: obtained_marks, total: total_marks })}
          </li>
        </ul>
        <Way mode={mode} exam={exam} />
      </Card>
    </li>
  );
}

const labels = { '1': 'exam.begin', '2': 'exam.goOn', '3': 'exam.result' } as const;

/** To its rules, back into it, or to its result. */
function Way({ mode, exam: { id, title, exam_status } }: { mode: PlayMode; exam: ExamRow }) {
  const { t } = useTranslation();
  const { rules, play, result, start } = mode.paths;
  const place = { ...nowhere, exam: id };
  const ways = {
    '1': placePath(rules ?? start, place),
    '2': placePath(play, place),
    '3': placePath(result, place, 'last'),
  };
  return (
    <PrimaryButton to={ways[exam_status]} look={exam_status === '3' ? 'outline' : 'primary'}>
      {t(labels[exam_status])}{' '}
      <span className="visually-hidden">
        <ContentName name={title} />
      </span>
    </PrimaryButton>
  );
}
