import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.js';
import styles from './drawer.module.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet at the side over the page: focus stays inside and returns, Escape closes. Its address decides whether it is open. */
export function Drawer({ open, title, onClose, children }: Props) {
  const { t } = useTranslation();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog ref={element} className={styles.drawer} aria-labelledby="drawer-title" onClose={onClose}>
      {open && (
        <>
          <div className={styles.head}>
            <h2 id="drawer-title">{title}</h2>
            <Button look="quiet" size="small" onClick={onClose}>
              {t('action.close')}
            </Button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
