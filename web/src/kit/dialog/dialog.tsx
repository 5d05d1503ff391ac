import { useEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

interface Props { readonly open: boolean; readonly title: string; readonly onClose: () => void; readonly children: ReactNode }

/** The browser's own modal: focus stays inside and returns, Escape closes, the page behind does not scroll. */
export function Dialog({ open, title, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog ref={element} className={styles['dialog']} aria-labelledby="dialog-title" onClose={onClose}>
      {open && <><h2 id="dialog-title">{title}</h2>{children}</>}
    </dialog>
  );
}
