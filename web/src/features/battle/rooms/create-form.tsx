import { IconSwords } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../shared/store/app-hooks.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { toBattleCategory } from '../battle-paths.ts';
import { CategoryChoice } from '../choose/category-choice.tsx';
import type { BattleClient } from '../client/battle-client.ts';
import { useBattleLanguage } from '../use-battle-language.ts';
import styles from './create-form.module.css';
import { FeeChoice } from './fee-choice.tsx';
import { GroupSize } from './group-size.tsx';
import type { RoomKind, RoomOffer } from './room-kind.ts';
import { useEnterRoom } from './use-enter-room.ts';

interface CreateFormProps {
  client: BattleClient;
  kind: RoomKind;
  offer: RoomOffer;
}

/** What a new room is about, its fee, and for a group its length and seats. */
export function CreateForm({ client, kind, offer }: CreateFormProps) {
  const { t } = useTranslation();
  const coins = useAppSelector((state) => state.session.user?.coins ?? 0);
  const languageId = useBattleLanguage();
  const { isBusy, enter } = useEnterRoom(client);
  const [category, setCategory] = useState('');
  const [fee, setFee] = useState(String(offer.fees.findLast((one) => one <= Math.min(coins, 5)) ?? ''));
  const [size, setSize] = useState({ questions: offer.mostQuestions, capacity: 4 });

  function submit(event: FormEvent) {
    event.preventDefault();
    const entryCoin = Number(fee);
    const isFee = fee !== '' && Number.isInteger(entryCoin);
    const isOffered = isFee && entryCoin >= offer.leastFee && entryCoin <= offer.mostFee;
    const isComplete = isOffered && (category !== '' || !offer.asksCategory);
    if (!isComplete) return showToast('error', t('please_fill_in_all_details'));
    if (entryCoin > coins) return showToast('error', t('not_enough_coins'));
    const wish = { kind, category: toBattleCategory(category), languageId, entryCoin };
    void enter('createRoom', kind === 'group' ? { ...wish, ...size } : wish);
  }

  return (
    <Card aria-labelledby="create-room">
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2 id="create-room">{t('battle.room.create')}</h2>
        <FeeChoice offer={offer} coins={coins} fee={fee} onChange={setFee} />
        {kind === 'group' && <GroupSize mostQuestions={offer.mostQuestions} size={size} onChange={setSize} />}
        {offer.asksCategory && <CategoryChoice category={category} onChoose={setCategory} />}
        <PrimaryButton
          type="submit"
          isWide
          isBusy={isBusy}
          icon={<IconSwords size={22} aria-hidden="true" />}
        >
          {t('battle.room.createAction')}
        </PrimaryButton>
      </form>
    </Card>
  );
}
