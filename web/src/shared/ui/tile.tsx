import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './tile.module.css';

/** Tiles side by side, as many as fit. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

interface TileProps {
  to: string;
  art: ReactNode;
  title: ReactNode;
  text?: string;
}

/** A square that leads somewhere: a mode, a category. */
export function Tile({ to, art, title, text }: TileProps) {
  return (
    <li>
      <Link to={to} className={styles.tile}>
        {art}
        <span className={styles.title}>{title}</span>
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </Link>
    </li>
  );
}
