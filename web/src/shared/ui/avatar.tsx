import { type ReactNode, useState } from 'react';
import styles from './avatar.module.css';
import { faceFor } from './faces.ts';

interface AvatarProps {
  /** Picture URL; "" or one that does not load shows the drawn face of `id`. */
  src: string;
  /** Whose face: a user id, or a name. */
  id: string;
  /** Name for screen readers; left out where the name stands beside the face. */
  name?: string;
  size?: number;
  ring?: 'none' | 'accent' | 'teal' | 'amber';
  /** A small mark at the corner (crown, link lost). */
  badge?: ReactNode;
}

/** A player's face. */
export function Avatar({ src, id, name = '', size = 44, ring = 'none', badge }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState('');
  const shown = src === '' || src === failedSrc ? faceFor(id) : src;
  return (
    <span className={styles.avatar} data-ring={ring} style={{ inlineSize: size, blockSize: size }}>
      <img
        src={shown}
        alt={name}
        width={size}
        height={size}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailedSrc(src)}
      />
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
    </span>
  );
}
