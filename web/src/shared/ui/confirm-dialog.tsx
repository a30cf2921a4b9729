import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirm-dialog.module.css';
import { PrimaryButton } from './primary-button.tsx';
import { useModal } from './use-modal.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children?: ReactNode;
  /** Says what will happen: 'Quit', never 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  onConfirm: () => void;
  /** Cancel, Escape, or a press beside the dialog. */
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel,
    isDangerous = false,
    onConfirm,
    onCancel,
  } = props;
  const { t } = useTranslation();
  const dialog = useModal(isOpen);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own way out of a dialog
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onClick={(event) => event.target === event.currentTarget && onCancel()}
    >
      {isOpen && (
        <div className={styles.content}>
          <h2 id={titleId}>{title}</h2>
          {children !== undefined && <div className={styles.text}>{children}</div>}
          <div className={styles.actions}>
            <PrimaryButton look="outline" onClick={onCancel}>
              {cancelLabel ?? t('action.cancel')}
            </PrimaryButton>
            <PrimaryButton look={isDangerous ? 'danger' : 'primary'} onClick={onConfirm}>
              {confirmLabel}
            </PrimaryButton>
          </div>
        </div>
      )}
    </dialog>
  );
}
