import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.js';
import styles from './success-dialog.module.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
  /** What can be done next. */
  readonly children: ReactNode;
}

/** Says that an e-mail has gone out, where to look for it, and what is next. */
export function SuccessDialog({ open, title, text, onClose, children }: Props) {
  const { t } = useTranslation('site');
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div className={styles.content}>
        <svg width="96" height="72" viewBox="0 0 96 72" fill="none" aria-hidden="true">
          <rect x="6" y="10" width="72" height="52" rx="4" stroke="currentColor" strokeWidth="2" />
          <path d="M8 14l34 26 34-26" stroke="currentColor" strokeWidth="2" />
          <circle cx="76" cy="54" r="16" fill="var(--ok-soft)" stroke="var(--ok)" strokeWidth="2" />
          <path d="M69 54l5 5 9-10" stroke="var(--ok)" strokeWidth="2" />
        </svg>
        <p>{text}</p>
        <p>{t('success.openMail')}</p>
        <p className={styles.spam}>{t('success.spam')}</p>
        <div className={styles.buttons}>{children}</div>
      </div>
    </Dialog>
  );
}
