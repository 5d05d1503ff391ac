import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEveryOffice } from '../../../domain/jurisdiction/every-office.js';
import { Button } from '../../../kit/button/button.js';
import styles from './add-mark.module.css';
import type { Asked } from './look-up-number.js';

interface Props {
  readonly asked: Partial<Asked>;
  readonly busy: boolean;
  readonly onAsk: (asked: Asked) => void;
}

/** Which mark: its office and the number it has there. */
export function NumberForm({ asked, busy, onAsk }: Props) {
  const { t } = useTranslation('admin-add-mark');
  const id = useId();
  const offices = useEveryOffice();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onAsk({ office: String(form.get('office')), number: String(form.get('number')).trim() });
  };
  return (
    <form role="search" className={styles.ask} onSubmit={send}>
      <div className={styles.field}>
        <label htmlFor={`${id}-office`}>{t('office')}</label>
        <select id={`${id}-office`} name="office" required defaultValue={asked.office ?? ''}>
          <option value="">{t('choose')}</option>
          {offices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-number`}>{t('number')}</label>
        <input
          id={`${id}-number`}
          name="number"
          required
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          defaultValue={asked.number ?? ''}
        />
      </div>
      <Button type="submit" busy={busy}>
        {t('ask')}
      </Button>
    </form>
  );
}
