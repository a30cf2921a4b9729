import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '../../shared/session/session-state.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { FaceChoice } from '../../shared/ui/face-choice.tsx';
import { facePath } from '../../shared/ui/faces.ts';
import { PrimaryButton } from '../../shared/ui/primary-button.tsx';
import styles from './edit-profile.module.css';
import { checkPicture, type Picture, pictureTypes } from './picture-file.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop/crop-dialog.tsx')).CropDialog }));

interface PictureChoiceProps {
  user: SessionUser;
  /** The one to be saved; null: the player's present one stays. */
  picture: Picture | null;
  onChange: (picture: Picture) => void;
}

/** The player's face as it will be, the drawn ones, and the way to upload another. */
export function PictureChoice({ user, picture, onChange }: PictureChoiceProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [uncut, setUncut] = useState<File | null>(null);
  useReleasedUrl(picture);
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    const found = checkPicture(file);
    setProblem(found === null ? '' : t(found));
    if (found === null) setUncut(file);
  };
  const use = (file: File) => {
    setUncut(null);
    onChange({ kind: 'file', file, url: URL.createObjectURL(file) });
  };
  return (
    <div className={styles.picture}>
      <Avatar src={shownUrl(user, picture)} id={user.id} name={t('edit.picture')} size={112} ring="accent" />
      <p className={styles.quiet}>{t('edit.picture.text')}</p>
      <FaceChoice
        value={picture?.kind === 'face' ? picture.face : null}
        onChange={(face) => {
          setProblem('');
          onChange({ kind: 'face', face });
        }}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={t('edit.picture.upload')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <PrimaryButton
        look="outline"
        icon={<IconUpload size={20} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('edit.picture.upload')}
      </PrimaryButton>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {uncut !== null && (
        <Suspense fallback={null}>
          <CropDialog file={uncut} onUse={use} onCancel={() => setUncut(null)} />
        </Suspense>
      )}
    </div>
  );
}

function shownUrl(user: SessionUser, picture: Picture | null): string {
  if (picture === null) return user.profile;
  return picture.kind === 'face' ? facePath(picture.face) : picture.url;
}

function useReleasedUrl(picture: Picture | null) {
  useEffect(() => {
    if (picture?.kind !== 'file') return;
    return () => URL.revokeObjectURL(picture.url);
  }, [picture]);
}
