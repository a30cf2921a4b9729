import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../../shared/ui/plain-dialog.tsx';
import styles from './qr-dialog.module.css';
import { qrPath } from './qr-path.ts';

/** The link of a room as a QR code, for the camera of whoever sits beside. */
export function QrDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { path, size } = qrPath(link);
  return (
    <PlainDialog isOpen title={t('battle.lobby.qrTitle')} onClose={onClose}>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('battle.lobby.qrAlt', { link })}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#090029" />
      </svg>
      <p className={styles.link}>{link}</p>
    </PlainDialog>
  );
}
