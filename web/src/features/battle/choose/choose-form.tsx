import { IconBolt } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSetting } from '../../../shared/settings/use-setting.ts';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { readChosen, searchPath } from '../battle-paths.ts';
import { useStakes } from '../use-stakes.ts';
import { CategoryChoice } from './category-choice.tsx';
import styles from './choose-form.module.css';
import { StakeChoice } from './stake-choice.tsx';
import { TooPoor } from './too-poor.tsx';

/** Category and stake; one press on the button looks for an opponent. */
export function ChooseForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asksCategory = useSetting('battle_mode_random_category');
  const coins = useAppSelector((state) => state.session.user?.coins ?? 0);
  const stakes = useStakes();
  const former = readChosen(search);
  const [category, setCategory] = useState(former?.category ?? '');
  const [wanted, setWanted] = useState(former?.stake ?? 0);
  const affordable = stakes.filter((stake) => stake <= coins);
  const stake = affordable.includes(wanted) ? wanted : affordable[0];
  if (stake === undefined) return <TooPoor />;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (stake === undefined) return;
    if (asksCategory && category === '') return showToast('error', t('please_fill_in_all_details'));
    void navigate(searchPath({ category: asksCategory ? category : '', stake }));
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <StakeChoice stakes={stakes} coins={coins} stake={stake} onChoose={setWanted} />
      {asksCategory && <CategoryChoice category={category} onChoose={setCategory} />}
      <div className={styles.start}>
        <PrimaryButton type="submit" isWide icon={<IconBolt size={22} aria-hidden="true" />}>
          {t('battle.choose.action')}
        </PrimaryButton>
      </div>
    </form>
  );
}
