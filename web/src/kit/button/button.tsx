import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from '../link/app-link.js';
import styles from './button.module.css';

type Look = 'accent' | 'plain' | 'quiet' | 'danger';
interface Shared {
  readonly look?: Look;
  readonly size?: keyof typeof SIZES;
  readonly children: ReactNode;
}

const SIZES = { small: styles.small, medium: undefined, large: styles.large } as const;

const classes = (look: Look, size: keyof typeof SIZES, extra: string | undefined): string =>
  [styles.button, styles[look], SIZES[size], extra].filter(Boolean).join(' ');

/** `busy` keeps the focus and the width, and refuses a second press. Only a button that says so sends the form it stands in: “Cancel” beside the answers must not. */
export function Button({
  look = 'plain',
  size = 'medium',
  busy = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: Shared & ComponentProps<'button'> & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(look, size, className)}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span>{children}</span>
    </button>
  );
}

export function ButtonLink({
  look = 'plain',
  size = 'medium',
  className,
  to,
  children,
  ...rest
}: Shared & ComponentProps<typeof AppLink>) {
  return (
    <AppLink to={to} {...rest} className={classes(look, size, className)}>
      <span>{children}</span>
    </AppLink>
  );
}
