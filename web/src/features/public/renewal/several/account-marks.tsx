import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { ownRegistrations, rowOfRegistration, type OwnMarks } from './find-marks.js';
import type { RenewalRow } from './renewal-row.js';
import styles from './several.module.css';

interface Props {
  readonly token: string;
  readonly taken: ReadonlySet<string>;
  readonly onAdd: (rows: readonly RenewalRow[]) => void;
}

const NONE: OwnMarks = { marks: [], besides: 0 };

/** The registered marks of the account, to choose from; those that end first stand first. */
export function AccountMarks({ token, taken, onAdd }: Props) {
  const { t, i18n } = useTranslation('renewals');
  const office = useOfficeName();
  const [{ marks, besides }, setOwn] = useState(NONE);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => void ownRegistrations(token).then(setOwn, () => setOwn(NONE)), [token]);
  const open = marks.filter(({ id }) => !taken.has(id));
  if (open.length === 0) return null;
  const choose = (id: string, on: boolean): void =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)));
  const add = (): void => {
    onAdd(open.filter(({ id }) => chosen.has(id)).map(rowOfRegistration));
    setChosen(new Set());
  };
  return (
    <details className={styles.list}>
      <summary>{t('account.title')}</summary>
      <div className={styles.listBody}>
        <ul className={styles.choices} aria-label={t('account.title')}>
          {open.map(({ id, name, jurisdiction, number, expirationDate }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.has(id)}
                  onChange={(event) => choose(id, event.target.checked)}
                />
                <span>
                  {name} · {office(jurisdiction)} · <span className="mono">{number}</span>
                  {expirationDate !== null && (
                    <> · {t('account.until', { day: formatDay(expirationDate, i18n.language) })}</>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
        {besides > 0 && <p>{t('account.besides', { count: besides })}</p>}
        <p>
          <Button type="button" onClick={add}>
            {t('account.add')}
          </Button>
        </p>
      </div>
    </details>
  );
}
