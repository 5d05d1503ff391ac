import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal: focus stays inside and returns, Escape or the cross closes, the page behind does not scroll. */
export function Dialog({ open, title, onClose, children }: Props) {
  const { t } = useTranslation('common');
  const element = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    pressed.current = false;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // Escape counts at once: the browser's own word that the dialog is closed comes later, when it may have been opened again.
  const onCancel = (event: SyntheticEvent): void => {
    if (event.target === event.currentTarget) onClose();
  };
  const onClosed = (): void => {
    if (open && element.current?.open === false) onClose();
  };
  // The second half of the double press that opened it falls on what stands there by chance: it answers nothing. Keys count no clicks.
  const onClickCapture = (event: MouseEvent): void => {
    if (event.detail > 1 && !pressed.current) {
      event.preventDefault();
      event.stopPropagation();
    } else pressed.current = true;
  };
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby="dialog-title"
      onCancel={onCancel}
      onClose={onClosed}
      onClickCapture={onClickCapture}
    >
      {open && (
        <>
          <h2 id="dialog-title">{title}</h2>
          {children}
          {/* Last in the order of keys, so that a dialog begins at what it asks. */}
          <button type="button" className={styles.close} onClick={onClose}>
            <span aria-hidden="true">×</span>
            <span className="visually-hidden">{t('action.close')}</span>
          </button>
        </>
      )}
    </dialog>
  );
}
