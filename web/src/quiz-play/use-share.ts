import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../shared/ui/toast.ts';
import type { ShareCard } from './share-card.ts';

/** A function that shares a result as a picture, or downloads it; `isBusy` while the picture is drawn. */
export function useShare(): {
  isBusy: boolean;
  share: (card: Omit<ShareCard, 'appName' | 'invitation' | 'isRtl'>) => Promise<void>;
} {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    share: async (facts) => {
      setIsBusy(true);
      try {
        // Only who shares loads what draws.
        const [{ drawShareCard }, { sharePicture }] = await Promise.all([
          import('./share-card.ts'),
          import('./share-picture.ts'),
        ]);
        const card: ShareCard = {
          ...facts,
          appName: t('app.name'),
          invitation: t('result.share.invitation'),
          isRtl: document.documentElement.dir === 'rtl',
        };
        const text = t('result.share.text', { percent: facts.percent, place: facts.place });
        const picture = await drawShareCard(card);
        const outcome = await sharePicture({ picture, text, url: location.origin });
        if (outcome === 'downloaded') showToast('success', t('result.share.downloaded'));
      } catch {
        showToast('error', t('result.share.failed'));
      } finally {
        setIsBusy(false);
      }
    },
  };
}
