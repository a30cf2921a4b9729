import type { CategoryRow } from '@quiz-arena/contract/actions/catalogue';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { nowhere, type PlayMode } from '../../../quiz-play/play-mode.ts';
import { useContentLanguage } from '../../../shared/settings/use-content-language.ts';
import { useSetting } from '../../../shared/settings/use-setting.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ChipChoice } from '../../../shared/ui/chip-choice.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { isLocked } from '../choose/category-tile.tsx';
import { PremiumTile } from '../choose/premium-tile.tsx';
import { placePath } from '../place-path.ts';
import styles from './challenge-form.module.css';
import { SubcategorySelect } from './subcategory-select.tsx';

/** Steps in which questions and minutes are chosen. */
const STEPS = { questions: 5, minutes: 3 } as const;

interface ChallengeFormProps {
  mode: PlayMode;
  categories: readonly CategoryRow[];
}

/** The four choices of a challenge, and its start. */
export function ChallengeForm({ mode, categories }: ChallengeFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const maxQuestions = useSetting('self_challenge_max_questions');
  const maxMinutes = useSetting('self_challenge_max_minutes');
  const [slug, setSlug] = useState('');
  const [subcategory, setSubcategory] = useState('');
  const [questions, setQuestions] = useState('');
  const [minutes, setMinutes] = useState('');
  const lang = useContentLanguage(categories[0]?.language_id);
  const category = categories.find((row) => row.slug === slug);

  function start(event: FormEvent) {
    event.preventDefault();
    if (category === undefined) return showToast('error', t('please_fill_in_all_details'));
    if (questions === '') return showToast('error', t('select_number_of_questions'));
    if (minutes === '') return showToast('error', t('select_time'));
    const place = { ...nowhere, category: slug, subcategory, questions, minutes };
    void navigate(placePath(mode.paths.play, place));
  }

  return (
    <form className={styles.form} onSubmit={start}>
      <Card className={styles.card}>
        <SelectField
          label={t('self.category')}
          value={slug}
          options={[
            { value: '', label: '—' },
            ...categories.map((row) => ({
              value: row.slug,
              // 'Locked' is a word of the page.
              lang: isLocked(row) ? undefined : lang,
              label: isLocked(row) ? t('self.locked', { name: row.category_name }) : row.category_name,
            })),
          ]}
          onChange={(next) => {
            setSlug(next);
            setSubcategory('');
          }}
        />
        {category !== undefined && isLocked(category) && (
          <ul className={styles.locked}>
            <PremiumTile category={category} />
          </ul>
        )}
        {category !== undefined && category.no_of !== '0' && !isLocked(category) && (
          <SubcategorySelect category={category.slug} value={subcategory} onChange={setSubcategory} />
        )}
      </Card>
      <Card className={styles.card}>
        <ChipChoice
          label={t('self.questions')}
          value={questions}
          values={stepsUpTo(maxQuestions, STEPS.questions)}
          onChange={setQuestions}
        />
        <ChipChoice
          label={t('self.minutes')}
          value={minutes}
          values={stepsUpTo(maxMinutes, STEPS.minutes)}
          onChange={setMinutes}
        />
        <p className={styles.quiet}>{t('self.rules')}</p>
        <PrimaryButton type="submit" isWide icon={<IconPlayerPlayFilled size={20} aria-hidden="true" />}>
          {t('self.start')}
        </PrimaryButton>
      </Card>
    </form>
  );
}

/** 5, 10, 15 … as far as `most` lets; `most` alone where it is less than one step. */
function stepsUpTo(most: number, step: number): string[] {
  const count = Math.floor(most / step);
  if (count === 0) return [String(most)];
  return Array.from({ length: count }, (_, index) => String((index + 1) * step));
}
