import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './primary-button.module.css';

export type ButtonLook =
  /** The one main action of a screen. */
  | 'primary'
  /** Beside the main action. */
  | 'outline'
  /** White, on a coloured scene. */
  | 'light'
  /** Text only. */
  | 'quiet'
  /** Takes something away for good. */
  | 'danger';

interface LookProps {
  look?: ButtonLook;
  icon?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

type ButtonProps = LookProps & { to?: never; isBusy?: boolean } & ComponentPropsWithRef<'button'>;
type LinkProps = LookProps & { to: string; state?: unknown; replace?: boolean };

/** A button, or with `to` a link that looks like one. Busy, it keeps its size and takes no second press. */
export function PrimaryButton(props: ButtonProps | LinkProps) {
  if (props.to !== undefined) {
    const { look = 'primary', icon, isWide = false, children, ...rest } = props;
    return (
      <Link className={styles.button} data-look={look} data-wide={isWide} {...rest}>
        {icon}
        <span>{children}</span>
      </Link>
    );
  }
  const { look = 'primary', icon, isWide = false, isBusy = false, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-look={look}
      data-wide={isWide}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest.disabled || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  );
}
