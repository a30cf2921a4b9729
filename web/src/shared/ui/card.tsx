import type { ComponentPropsWithRef } from 'react';
import styles from './card.module.css';

interface CardProps extends ComponentPropsWithRef<'section'> {
  /** `sunken` lies inside a card. */
  tone?: 'plain' | 'sunken';
  padding?: 'none' | 'small' | 'large';
}

/** The one surface everything stands on. Named by `aria-labelledby` or `aria-label` it is a region. */
export function Card({ tone = 'plain', padding = 'large', className = '', ...rest }: CardProps) {
  return (
    <section className={`${styles.card} ${className}`} data-tone={tone} data-padding={padding} {...rest} />
  );
}
