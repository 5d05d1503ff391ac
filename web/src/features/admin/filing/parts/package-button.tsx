import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../data/api-error.js';
import { Button } from '../../../../kit/button/button.js';
import { saveFile } from '../../../../kit/save-file/save-file.js';
import { download } from '../../parts/admin-api.js';
import styles from '../filing.module.css';

/** What goes to the office with all its documents, as one file: the same that a partner gets. */
export function PackageButton({ markId, jurisdiction }: { markId: string; jurisdiction: string }) {
  const { t } = useTranslation('admin-filing');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const save = async (): Promise<void> => {
    setBusy(true);
    setWrong(undefined);
    try {
      saveFile(`${jurisdiction}-${markId}.zip`, await download(`/api/trademark/${markId}/filing/package`));
    } catch (error) {
      setWrong(error instanceof ApiError && error.status < 500 ? error.message : t('packageFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <div className={styles.actions}>
        <Button size="small" busy={busy} onClick={() => void save()}>
          {t('package')}
        </Button>
      </div>
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}
