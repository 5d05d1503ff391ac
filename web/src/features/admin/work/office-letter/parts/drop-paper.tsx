import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { sendFile } from '../../../../../kit/upload/send-file.js';
import { refusalOf, UPLOAD_TYPES } from '../../../../../kit/upload/upload-rules.js';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import { useSubmit } from '../../../parts/use-submit.js';
import { AddLetterPaperDocument } from '../office-letter.graphql.js';
import styles from '../office-letter.module.css';

interface Props {
  readonly row: RecordRow;
  readonly type: 'OFFICE_LETTER' | 'OFFICE_RECEIPT';
  readonly text: string;
}

/** Where a paper of the office is dropped or chosen; it is kept with the letter as soon as it arrived. */
export function DropPaper({ row, type, text }: Props) {
  const { t } = useTranslation(['admin-office-letter', 'verification']);
  const { run } = useSubmit(['work']);
  const input = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState<number>();
  const [message, setMessage] = useState<string>();
  const [over, setOver] = useState(false);

  const keep = async (file: File): Promise<string | undefined> => {
    const refused = refusalOf(file);
    if (refused !== undefined) return t(`verification:upload.${refused.code}`, refused.params);
    setPart(0);
    try {
      const { uploadToken } = await sendFile(file, setPart).done;
      const userId = row['userId'];
      const answer = await run(
        AddLetterPaperDocument,
        {
          input: {
            upload: uploadToken,
            type,
            subjectType: 'office_action',
            subjectId: row.id,
            ...(typeof userId === 'string' ? { userId } : {}),
          },
        },
        t('paper.added'),
      );
      return answer === 'done' ? undefined : answer === 'failed' ? t('paper.failed') : answer.message;
    } catch (error) {
      const code = error instanceof Error ? error.message : 'FAILED';
      return t(`verification:upload.${code}`, { defaultValue: t('paper.failed') });
    } finally {
      setPart(undefined);
    }
  };
  const take = (file: File | undefined): void => {
    if (file !== undefined) void keep(file).then(setMessage);
  };
  return (
    <div
      className={`${styles.drop} ${over ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={UPLOAD_TYPES.pictureOrPdf.join(',')}
        aria-label={t(`paper.${type}`)}
        tabIndex={-1}
        onChange={(event) => take(event.target.files?.[0])}
      />
      <p aria-live="polite">
        {part === undefined ? text : t('paper.sending', { percent: Math.round(part * 100) })}
      </p>
      {message !== undefined && (
        <p role="alert" className={styles.wrong}>
          {message}
        </p>
      )}
      <Button size="small" busy={part !== undefined} onClick={() => input.current?.click()}>
        {t('paper.choose')}
      </Button>
    </div>
  );
}
