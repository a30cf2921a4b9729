import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../shared/ui/toast.ts';

/** Ways to get an invitation out: the clipboard, and the device's own share sheet where there is one. */
export function useInvite(code: string) {
  const { t } = useTranslation();
  const copy = async (text: string, doneKey: PlainTextKey) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', t(doneKey));
    } catch {
      showToast('error', t('invite.copyFailed'));
    }
  };
  const share = async (url: string) => {
    if (navigator.share === undefined) return copy(url, 'invite.linkCopied');
    try {
      await navigator.share({ title: t('app.name'), text: t('invite.share.text', { code }), url });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        await copy(url, 'invite.linkCopied');
    }
  };
  return { copy, share };
}
