import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import type { Lifeline } from '@quiz-arena/quiz-rules/lifelines';
import { IconCoins, IconDivide, IconPlayerTrackNext, IconRefresh, IconUsersGroup } from '@tabler/icons-react';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinIcon } from '../shared/ui/coin-icon.tsx';
import type { LifelineOffer } from './lifeline-offers.ts';
import styles from './lifelines-bar.module.css';

const faces: Record<Lifeline, { Icon: typeof IconCoins; textKey: PlainTextKey }> = {
  fiftyFifty: { Icon: IconDivide, textKey: 'lifeline.fiftyFifty' },
  audiencePoll: { Icon: IconUsersGroup, textKey: 'lifeline.audiencePoll' },
  resetTimer: { Icon: IconRefresh, textKey: 'lifeline.resetTimer' },
  skip: { Icon: IconPlayerTrackNext, textKey: 'lifeline.skip' },
  doubleCoins: { Icon: IconCoins, textKey: 'lifeline.doubleCoins' },
};

interface LifelinesBarProps {
  offers: readonly LifelineOffer[];
  /** Why the server has just refused one. */
  refusal: string | null;
  onAsk: (lifeline: Lifeline) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** The lifelines with their prices. One that cannot be used now says why when it is pressed. */
export function LifelinesBar({ offers, refusal, onAsk, ref }: LifelinesBarProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Lifeline | null>(null);
  useEffect(() => {
    if (refusal !== null) setAsked(null);
  }, [refusal]);
  const askedOffer = offers.find(({ lifeline }) => lifeline === asked);
  const why = askedOffer?.refusalKey == null ? refusal : t(askedOffer.refusalKey);
  const press = ({ lifeline, state }: LifelineOffer) => {
    setAsked(state === 'ready' ? null : lifeline);
    if (state === 'ready') onAsk(lifeline);
  };
  return (
    <div>
      <fieldset className={styles.bar} aria-label={t('lifeline.label')} ref={ref}>
        {offers.map((offer) => (
          <LifelineButton key={offer.lifeline} offer={offer} onPress={() => press(offer)} />
        ))}
      </fieldset>
      <p className={styles.why} role="status">
        {why}
      </p>
    </div>
  );
}

function LifelineButton({ offer, onPress }: { offer: LifelineOffer; onPress: () => void }) {
  const { t } = useTranslation();
  const { lifeline, price, state } = offer;
  const { Icon, textKey } = faces[lifeline];
  const isOver = state === 'used' || state === 'active';
  return (
    <button
      type="button"
      className={styles.lifeline}
      data-state={state}
      aria-disabled={state !== 'ready'}
      aria-busy={state === 'busy' || undefined}
      onClick={onPress}
    >
      <Icon size={26} stroke={1.9} aria-hidden="true" />
      <span className={styles.name}>{t(textKey)}</span>
      {isOver ? (
        <span className={styles.price}>{t(state === 'used' ? 'lifeline.used' : 'lifeline.active')}</span>
      ) : (
        <span className={styles.price}>
          <CoinIcon size={18} />
          <span aria-hidden="true">{price}</span>
          <span className="visually-hidden">{t('nav.coins', { count: price })}</span>
        </span>
      )}
    </button>
  );
}
