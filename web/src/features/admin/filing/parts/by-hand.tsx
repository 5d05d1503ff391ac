import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { Upload } from '../../../../kit/upload/upload.js';
import { DeskFileTrademarkDocument } from '../filing.graphql.js';
import { useFilingCommand } from '../use-filing-command.js';
import styles from '../filing.module.css';
import type { DeskMark } from './desk-mark.js';
import { useReceiptFile } from './use-receipt-file.js';

/** Filed at the office's own site: its number, the day and its receipt. */
export function ByHand({ requestId, mark, open }: { requestId: string; mark: DeskMark; open: boolean }) {
  const { t } = useTranslation('admin-filing');
  const { busy, run } = useFilingCommand(requestId);
  const file = useReceiptFile(mark);
  const box = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<string>();
  const [answers, setAnswers] = useState({ number: '', filingDate: '' });
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (answers.number.trim() === '' || answers.filingDate === '') return setWrong(t('numberAndDay'));
    const receipt = await file(box.current);
    if ('wrong' in receipt) return setWrong(receipt.wrong);
    const input = {
      number: answers.number.trim(),
      filingDate: answers.filingDate,
      receiptDocumentId: receipt.documentId,
    };
    setWrong(await run(DeskFileTrademarkDocument, { id: mark.id, input }, t('filed')));
  };
  const ofMark = (name: string): string => `${name}-${mark.id}`;
  return (
    <details className={styles.byHand} open={open}>
      <summary>{t('byHand')}</summary>
      <form className={styles.form} onSubmit={(event) => void enter(event)}>
        <Field name={ofMark('number')} label={t('number')}>
          {(control) => (
            <input
              {...control}
              maxLength={60}
              value={answers.number}
              onChange={({ target }) => setAnswers((last) => ({ ...last, number: target.value }))}
            />
          )}
        </Field>
        <Field name={ofMark('day')} label={t('day')}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={answers.filingDate}
              onChange={({ target }) => setAnswers((last) => ({ ...last, filingDate: target.value }))}
            />
          )}
        </Field>
        <div ref={box}>
          <p>{t('receiptFile')}</p>
          <Upload name={ofMark('receipt')} label={t('receiptFile')} onChange={() => undefined} />
        </div>
        <Button type="submit" busy={busy}>
          {t('enter')}
        </Button>
        {wrong !== undefined && (
          <p role="alert" className={styles.wrong}>
            {wrong}
          </p>
        )}
      </form>
    </details>
  );
}
