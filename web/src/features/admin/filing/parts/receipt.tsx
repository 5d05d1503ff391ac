import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Upload } from '../../../../kit/upload/upload.js';
import { DeskRecordReceiptDocument } from '../filing.graphql.js';
import { useFilingCommand } from '../use-filing-command.js';
import styles from '../filing.module.css';
import type { DeskMark } from './desk-mark.js';
import { useReceiptFile } from './use-receipt-file.js';

/** The paper of the office about a mark that was filed; where there is none yet, the place to add it. */
export function Receipt({ requestId, mark }: { requestId: string; mark: DeskMark }) {
  const { t } = useTranslation('admin-filing');
  const { receiptDocument: receipt } = mark;
  if (receipt !== null)
    return (
      <p>
        {t('receipt')}{' '}
        <a href={receipt.url} target="_blank" rel="noreferrer">
          {receipt.name}
        </a>
      </p>
    );
  return <AddReceipt requestId={requestId} mark={mark} />;
}

function AddReceipt({ requestId, mark }: { requestId: string; mark: DeskMark }) {
  const { t } = useTranslation('admin-filing');
  const { busy, run } = useFilingCommand(requestId);
  const box = useRef<HTMLDivElement>(null);
  const file = useReceiptFile(mark);
  const [wrong, setWrong] = useState<string>();
  const add = async (): Promise<void> => {
    const kept = await file(box.current);
    if ('wrong' in kept) return setWrong(kept.wrong);
    setWrong(
      await run(
        DeskRecordReceiptDocument,
        { id: mark.id, input: { receiptDocumentId: kept.documentId } },
        t('receiptAdded'),
      ),
    );
  };
  return (
    <div className={styles.form}>
      <p className={styles.lacking}>{t('receiptMissing')}</p>
      <div ref={box}>
        <Upload name={`receipt-${mark.id}`} label={t('receiptFile')} onChange={() => undefined} />
      </div>
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void add()}>
          {t('addReceipt')}
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
