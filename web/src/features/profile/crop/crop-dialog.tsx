import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../../shared/ui/plain-dialog.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import {
  type CropArea,
  clampArea,
  cropSide,
  MOST_ZOOM,
  moveArea,
  type PictureSize,
  wholePicture,
} from './crop-area.ts';
import styles from './crop-dialog.module.css';
import { cutPicture } from './cut-picture.ts';
import { useDragArea } from './use-drag-area.ts';

interface CropDialogProps {
  file: File;
  onUse: (picture: File) => void;
  onCancel: () => void;
}

/** Chooses the square part of a picture that others will see: by hand, by keyboard, enlarged with a slider. */
export function CropDialog({ file, onUse, onCancel }: CropDialogProps) {
  const { t } = useTranslation();
  const image = useRef<HTMLImageElement>(null);
  const url = useObjectUrl(file);
  const [size, setSize] = useState<PictureSize | null>(null);
  const [area, setArea] = useState(wholePicture);
  const [isBroken, setBroken] = useState(false);
  const move = (right: number, down: number) => {
    if (size !== null) setArea((former) => moveArea(size, former, right, down));
  };
  const drag = useDragArea(move);
  const use = async () => {
    if (image.current === null) return;
    try {
      onUse(await cutPicture(image.current, area));
    } catch {
      setBroken(true);
    }
  };
  return (
    <PlainDialog isOpen title={t('crop.title')} onClose={onCancel}>
      <p className={styles.text}>{t('crop.text')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture, like a drag */}
      <div className={styles.window} role="application" aria-label={t('crop.area')} tabIndex={0} {...drag}>
        {url !== '' && (
          <img
            ref={image}
            src={url}
            alt=""
            draggable={false}
            style={size === null ? undefined : placed(size, area)}
            onLoad={({ currentTarget }) =>
              setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            onError={() => setBroken(true)}
          />
        )}
      </div>
      <label className={styles.zoom}>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={area.zoom}
          onChange={({ currentTarget }) => {
            const zoom = Number(currentTarget.value);
            if (size !== null) setArea((former) => clampArea(size, { ...former, zoom }));
          }}
        />
      </label>
      <p role="alert" className={styles.problem}>
        {isBroken && t('crop.broken')}
      </p>
      <PrimaryButton isWide disabled={isBroken} onClick={() => void use()}>
        {t('crop.use')}
      </PrimaryButton>
    </PlainDialog>
  );
}

/** The picture so large, and so far to the side, that the window shows just the area. In percent of the window. */
function placed(size: PictureSize, area: CropArea) {
  const side = cropSide(size, area);
  return {
    width: `${(100 * size.width) / side}%`,
    left: `${50 - (100 * area.x * size.width) / side}%`,
    top: `${50 - (100 * area.y * size.height) / side}%`,
  };
}

function useObjectUrl(file: File): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
