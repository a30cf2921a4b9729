import type { ExamRow } from '@quiz-arena/contract/actions/exams';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import type { PlayMode, PlayPlace } from '../../../quiz-play/play-mode.ts';
import { QueryView } from '../../../shared/api/query-view.tsx';
import { useActionQuery } from '../../../shared/api/use-action-query.ts';
import { ContentName } from '../../../shared/ui/content-name.tsx';
import { ModeArt } from '../../../shared/ui/illustrations/mode-art.tsx';
import { SkeletonList } from '../../../shared/ui/skeletons.tsx';
import { PageHead } from '../choose/page-head.tsx';
import { UnknownPlace } from '../choose/unknown-place.tsx';
import { placePath } from '../place-path.ts';
import { usePlace } from '../use-place.ts';
import { ExamKeyForm } from './exam-key-form.tsx';
import { ExamRules } from './exam-rules.tsx';
import styles from './exam-rules-page.module.css';

/** An exam before it is begun: its rules, and its key. */
export function ExamRulesPage() {
  const { t } = useTranslation();
  const mode = usePlayMode();
  const place = usePlace();
  const query = useActionQuery('get_exam_module', { type: '1', offset: '0', limit: '100' });
  const unknown = <UnknownPlace title={t('document_does_not_exist')} text={t('exam.unknown')} />;
  return (
    <ModeGate mode={mode.id}>
      <QueryView query={query} skeleton={<SkeletonList count={2} height={280} />} empty={unknown}>
        {({ data }) => {
          const exam = data.find(({ id }) => id === place.exam);
          return exam === undefined ? unknown : <NotBegun mode={mode} place={place} exam={exam} />;
        }}
      </QueryView>
    </ModeGate>
  );
}

function NotBegun({ mode, place, exam }: { mode: PlayMode; place: PlayPlace; exam: ExamRow }) {
  const { t } = useTranslation();
  const { play, result, start } = mode.paths;
  if (exam.exam_status === '2') return <Navigate to={placePath(play, place)} replace />;
  if (exam.exam_status === '3') return <Navigate to={placePath(result, place, 'last')} replace />;
  const facts = [
    t('exam.questions', { count: Number(exam.no_of_que) }),
    t('exam.minutes', { count: Number(exam.duration) }),
    t('exam.marks', { count: Number(exam.total_marks) }),
  ];
  return (
    <>
      <PageHead
        art={<ModeArt mode={mode.id} size={64} />}
        title={<ContentName name={exam.title} />}
        text={facts.join(' · ')}
        back={{ to: start, label: t('exam.all') }}
      />
      <div className={styles.page}>
        <ExamRules canChange={exam.answer_again === '1'} />
        <ExamKeyForm examId={exam.id} playPath={placePath(play, place)} />
      </div>
    </>
  );
}
