import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import styles from '../texts.module.css';

interface Props {
  readonly busy: boolean;
  /** Whether it was taken. */
  readonly send: (note: string) => Promise<boolean>;
  readonly onDone: () => void;
}

/** What has to be changed in a text, for whoever changes it. */
export function WorkForm({ busy, send, onDone }: Props) {
  const { t } = useTranslation('admin-texts');
  const id = useId();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = note.trim();
    setMissing(said === '');
    if (said !== '' && (await send(said))) onDone();
  };
  return (
    <form className={styles.work} onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={id}>{t('work.note')}</label>
      {isMissing && (
        <p id={`${id}-missing`} role="alert">
          {t('work.missing')}
        </p>
      )}
      <textarea
        id={id}
        rows={4}
        maxLength={4000}
        value={note}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('work.send')}
      </Button>
    </form>
  );
}
