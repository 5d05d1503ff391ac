import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** Absent: it stays until one of its answers is given; no cross, no Escape, no click beside it. */
  readonly onClose?: (() => void) | undefined;
  readonly width?: 'wide';
  /** On a phone it fills the screen, and its cross stays in sight. */
  readonly phone?: 'full';
  readonly children: ReactNode;
}

function isBeside({ clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** Whether a click beside the dialog closes it: one that began there, too, and while nothing was typed that would be lost. */
function useClickBeside(open: boolean) {
  const began = useRef(false);
  const wasTyped = useRef(false);
  useEffect(() => {
    wasTyped.current = false;
  }, [open]);
  return {
    heard: {
      onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
        began.current = event.target === event.currentTarget && isBeside(event, event.currentTarget);
      },
      onInput: () => {
        wasTyped.current = true;
      },
    },
    closes: (event: MouseEvent<HTMLDialogElement>) =>
      began.current &&
      !wasTyped.current &&
      event.target === event.currentTarget &&
      isBeside(event, event.currentTarget),
  };
}

/** The browser's own modal: focus stays inside and returns; Escape, the cross or a click beside it closes; the page behind is dark and does not scroll. */
export function Dialog({ open, title, onClose, width, phone, children }: Props) {
  const { t } = useTranslation('common');
  const element = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  const beside = useClickBeside(open);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    pressed.current = false;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // Escape counts at once: the browser's own word that the dialog is closed comes later, when it may have been opened again.
  const onCancel = (event: SyntheticEvent): void => {
    if (event.target !== event.currentTarget) return;
    if (onClose === undefined) event.preventDefault();
    else onClose();
  };
  // A browser closes at the second Escape whatever was answered to the first.
  const onClosed = (): void => {
    if (!open || element.current?.open !== false) return;
    if (onClose === undefined) element.current.showModal();
    else onClose();
  };
  // The second half of the double press that opened it falls on what stands there by chance: it answers nothing. Keys count no clicks.
  const onClickCapture = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.detail > 1 && !pressed.current) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    pressed.current = true;
    if (beside.closes(event)) onClose?.();
  };
  const look = [styles.dialog, width && styles[width], phone && styles[phone]].filter(Boolean).join(' ');
  return (
    <dialog
      ref={element}
      className={look}
      aria-labelledby="dialog-title"
      onCancel={onCancel}
      onClose={onClosed}
      onClickCapture={onClickCapture}
      {...beside.heard}
    >
      {open && (
        <>
          <h2 id="dialog-title">{title}</h2>
          {children}
          {/* Last in the order of keys, so that a dialog begins at what it asks. */}
          {onClose !== undefined && (
            <button type="button" className={styles.close} onClick={onClose}>
              <span aria-hidden="true">×</span>
              <span className="visually-hidden">{t('action.close')}</span>
            </button>
          )}
        </>
      )}
    </dialog>
  );
}
