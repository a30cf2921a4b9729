import { useTranslation } from 'react-i18next';
import { useInterfaceLanguage } from '../../shared/settings/use-interface-language.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ChoiceList } from '../../shared/ui/choice-list.tsx';
import styles from './profile-page.module.css';
import { useQuizLanguage } from './use-quiz-language.ts';

/** Languages of the questions and of the game, each where there is more than one. */
export function LanguageSettings() {
  const { t } = useTranslation();
  const quiz = useQuizLanguage();
  const game = useInterfaceLanguage();
  if (quiz.options.length < 2 && game.options.length < 2) return null;
  return (
    <Card className={styles.settings} aria-labelledby="languages">
      <h2 id="languages">{t('settings.languages')}</h2>
      {quiz.options.length > 1 && <ChoiceList label={t('settings.quizLanguage')} {...quiz} />}
      {game.options.length > 1 && <ChoiceList label={t('settings.interfaceLanguage')} {...game} />}
    </Card>
  );
}
