import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { RecordDirectory } from './record-directory.js';
import styles from './frame.module.css';

/** All kinds of records from every page. */
export function RecordsMenu() {
  const { t } = useTranslation('admin-records');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('nav.records')}
      </button>
      <Dialog open={open} title={t('nav.records')} onClose={() => setOpen(false)}>
        <RecordDirectory onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
