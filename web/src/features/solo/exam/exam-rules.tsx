import { useTranslation } from 'react-i18next';
import { useSetting } from '../../../shared/settings/use-setting.ts';
import { Card } from '../../../shared/ui/card.tsx';
import styles from './exam-rules-page.module.css';

/** The five rules in the words that players know, and then plainly what a web page cannot prevent. */
export function ExamRules({ canChange }: { canChange: boolean }) {
  const { t } = useTranslation();
  const awaySeconds = useSetting('exam_module_resume_exam_timeout');
  return (
    <Card className={styles.card} aria-labelledby="exam-rules">
      <h2 id="exam-rules">{t('exam.rules')}</h2>
      <ol className={styles.rules}>
        <li>{t('exam.rule.android')}</li>
        <li>{t('exam.rule.ios')}</li>
        <li>{t('exam.rule.recording')}</li>
        <li>{t('exam.rule.locking')}</li>
        <li>{t('exam.rule.away', { count: awaySeconds })}</li>
      </ol>
      <p>{t(canChange ? 'exam.change.yes' : 'exam.change.no')}</p>
      <h3>{t('exam.honest.title')}</h3>
      <p className={styles.quiet}>{t('exam.honest.text')}</p>
    </Card>
  );
}
