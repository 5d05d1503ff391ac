import type { RefObject } from 'react';
import { Button, ButtonLink } from '../button/button.js';
import styles from './sticky-step.module.css';
import { useFieldFocused } from './use-field-focused.js';
import { useOutOfView } from './use-out-of-view.js';

interface Shown {
  /** The box it stands in for. */
  readonly of: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly action: string;
  readonly look?: 'accent' | 'plain';
}
type Props = Shown & ({ readonly to: string } | { readonly onPress: () => void; readonly busy?: boolean });

/** On phones: the next step at the foot of the screen while its box is out of view, and not beside the keyboard. For the finger alone: keyboards and screen readers have the box itself. */
export function StickyStep({ of, text, action, look = 'accent', ...how }: Props) {
  const away = useOutOfView(of);
  const typing = useFieldFocused();
  const shared = { look, size: 'small', tabIndex: -1, className: styles.press ?? '' } as const;
  return (
    <div className={styles.place} aria-hidden="true">
      {away && !typing && (
        <div className={styles.bar}>
          <p>{text}</p>
          {'to' in how ? (
            <ButtonLink {...shared} to={how.to}>
              {action}
            </ButtonLink>
          ) : (
            <Button {...shared} busy={how.busy ?? false} onClick={how.onPress}>
              {action}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
