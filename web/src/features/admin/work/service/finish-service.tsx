import { use, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { command as sendCommand } from '../../parts/records/data-provider.js';
import { factsOf } from '../../parts/records/facts-of.js';
import { outcomeOf } from '../../parts/records/form/write-outcome.js';
import { isAllowed } from '../../parts/records/record-facts.js';
import { useReread } from '../../parts/records/steps/use-reread.js';
import { useRole } from '../../parts/records/use-facts.js';
import { useKeptText } from '../support/use-kept-text.js';
import styles from './service.module.css';

/** The outcome as it is written, and beside it as the client will read it; kept on the device until it is sent. */
export function FinishService({ service }: { service: { readonly id: string; readonly version: number } }) {
  const { t } = useTranslation('admin-service');
  const facts = use(factsOf('service'));
  const step = facts.steps.find(({ root }) => root === 'finishService');
  const role = useRole();
  const reread = useReread(facts);
  const toast = useToast();
  const { text, write, forget } = useKeptText(`service.${service.id}.outcome`);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  if (step === undefined || !isAllowed(step, role)) return null;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return setWrong(t('outcomeMissing'));
    setBusy(true);
    try {
      const input = { outcome: text.trim() };
      await sendCommand(facts, step, { id: service.id, input, expectedVersion: service.version });
      forget();
      toast('success', t('finished'));
    } catch (error) {
      setWrong(outcomeOf(error, t('admin-records:form.notSent')).message);
    } finally {
      setBusy(false);
      await reread();
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <label>
        <span>{t('outcomeText')}</span>
        <textarea
          rows={5}
          maxLength={5000}
          value={text}
          aria-invalid={wrong !== undefined || undefined}
          onChange={({ target }) => {
            write(target.value);
            setWrong(undefined);
          }}
        />
      </label>
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <section aria-label={t('preview')}>
        <h4>{t('preview')}</h4>
        {text.trim() === '' ? (
          <p className={styles.muted}>{t('previewEmpty')}</p>
        ) : (
          <blockquote className={styles.client}>{text}</blockquote>
        )}
      </section>
      <div>
        <Button type="submit" size="small" busy={busy}>
          {t('finish')}
        </Button>
      </div>
    </form>
  );
}
