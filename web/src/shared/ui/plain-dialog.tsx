import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './plain-dialog.module.css';
import { useModal } from './use-modal.ts';

interface PlainDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** `bottom`: a sheet near the thumb on a phone. */
  place?: 'centre' | 'bottom';
  /** The cross, Escape, or a press beside the dialog. */
  onClose: () => void;
}

/** Something to look at or to choose from, over the page. */
export function PlainDialog({ isOpen, title, children, place = 'centre', onClose }: PlainDialogProps) {
  const { t } = useTranslation();
  const dialog = useModal(isOpen);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own way out of a dialog
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-place={place}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && (
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles.close} aria-label={t('action.close')} onClick={onClose}>
              <IconX size={22} aria-hidden="true" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
