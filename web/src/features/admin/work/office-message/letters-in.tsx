import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { sendFile } from '../../../../kit/upload/send-file.js';
import { refusalOf } from '../../../../kit/upload/upload-rules.js';
import { submit } from '../../parts/admin-api.js';
import { useSubmit } from '../../parts/use-submit.js';
import { RetryDocketingDocument, UploadOfficeLetterDocument } from './letters-in.graphql.js';
import styles from './message-work.module.css';

/** A letter one of us has is read like one that came by mail; what needs a review is read once more. */
export function LettersIn() {
  const { t } = useTranslation(['admin-office-message', 'verification']);
  const { run } = useSubmit([]);
  const queries = useQueryClient();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'sending' | 'reading'>();
  const [message, setMessage] = useState<string>();

  const bring = async (file: File): Promise<string | undefined> => {
    const refused = refusalOf(file);
    if (refused !== undefined) return t(`verification:upload.${refused.code}`, refused.params);
    setBusy('sending');
    try {
      const { uploadToken } = await sendFile(file, () => undefined).done;
      const answer = await run(
        UploadOfficeLetterDocument,
        { input: { upload: uploadToken } },
        t('in.uploaded'),
      );
      if (answer === 'done') return undefined;
      return answer === 'failed' ? t('in.failed') : (answer.fields?.[0]?.message ?? answer.message);
    } catch (error) {
      const code = error instanceof Error ? error.message : 'FAILED';
      return t(`verification:upload.${code}`, { defaultValue: t('in.failed') });
    } finally {
      setBusy(undefined);
    }
  };
  const readAgain = async (): Promise<string | undefined> => {
    setBusy('reading');
    try {
      const { retryDocketing } = await submit(RetryDocketingDocument, {}, crypto.randomUUID());
      await queries.invalidateQueries();
      toast('success', t('in.readAgain', { count: retryDocketing.count, whole: retryDocketing.readWhole }));
      return undefined;
    } catch {
      return t('in.notRead');
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="application/pdf"
        aria-label={t('in.upload')}
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file !== undefined) void bring(file).then(setMessage);
        }}
      />
      {message !== undefined && (
        <p role="alert" className={styles.wrong}>
          {message}
        </p>
      )}
      <Button
        size="small"
        look="quiet"
        busy={busy === 'reading'}
        onClick={() => void readAgain().then(setMessage)}
      >
        {t('in.again')}
      </Button>
      <Button size="small" busy={busy === 'sending'} onClick={() => input.current?.click()}>
        {t('in.upload')}
      </Button>
    </>
  );
}
