import { useDelete } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { outcomeOf } from '../../parts/records/form/write-outcome.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { recordTitle } from '../../parts/records/record-title.js';
import styles from '../record.module.css';

interface Props {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
  readonly onClose: () => void;
}

/** The question before a record goes; it stays where the service refuses. */
export function RemoveDialog({ facts, row, onClose }: Props) {
  const { t } = useTranslation('admin-records');
  const toast = useToast();
  const navigate = useNavigate();
  const [remove, { isPending }] = useDelete<RecordRow>();
  const [message, setMessage] = useState<string>();
  const go = async (): Promise<void> => {
    try {
      await remove(facts.table, { id: row.id, previousData: row }, { returnPromise: true });
      toast('success', t('remove.done'));
      await navigate(`/${facts.table}`);
    } catch (error) {
      setMessage(outcomeOf(error, t('form.notSent')).message);
    }
  };
  return (
    <Dialog
      open
      title={t('remove.title', { title: recordTitle(row, facts, facts.fields) })}
      onClose={onClose}
    >
      <p>{facts.remove?.sentence ?? t('remove.text')}</p>
      {message !== undefined && (
        <p role="alert" className={styles.wrong}>
          {message}
        </p>
      )}
      <div className={styles.foot}>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size="small" look="danger" busy={isPending} onClick={() => void go()}>
          {facts.remove?.group === undefined ? t('remove.open') : facts.remove.label}
        </Button>
      </div>
    </Dialog>
  );
}
