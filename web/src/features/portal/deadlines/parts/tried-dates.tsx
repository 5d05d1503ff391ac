import { useTranslation } from 'react-i18next';
import { Day } from '../../parts/day.js';
import { sideBySide } from '../tried-facts.js';
import type { TryDatesResult } from '../deadlines.graphql.js';
import { DeadlineStateWord } from '../../parts/deadline-ledger.js';
import styles from './deadlines.module.css';

/** All dates under the new facts beside those of today, each with its reason. */
export function TriedDates({ tried, existing }: { tried: TryDatesResult['whatIf']; existing: boolean }) {
  const { t } = useTranslation('portal-deadlines');
  const rows = sideBySide(tried.now, tried.then);
  const why = new Map(tried.changes.map((change) => [change.key, change.why]));
  return (
    <>
      {tried.problems.length > 0 && (
        <ul className={styles.problems}>
          {tried.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {tried.impossible && <p role="alert">{t('try.impossible')}</p>}
      {tried.impossible ? null : rows.length === 0 ? (
        <p>{t('try.nothing')}</p>
      ) : (
        <div className={styles.scroll} role="region" aria-label={t('try.result')} tabIndex={0}>
          <table className={styles.dates}>
            <thead>
              <tr>
                <th scope="col">{t('try.deadline')}</th>
                {existing && <th scope="col">{t('try.now')}</th>}
                <th scope="col">{t('try.then')}</th>
                <th scope="col">{t('try.why')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, now, tried: then }) => (
                <tr key={key} className={existing && now !== then?.nominalDate ? styles.changed : undefined}>
                  <th scope="row">
                    {name}
                    {then !== undefined && (
                      <>
                        <br />
                        <DeadlineStateWord state={then.state} kind={then.kind} />
                      </>
                    )}
                  </th>
                  {existing && <td>{now === undefined ? '–' : <Day on={now} />}</td>}
                  <td>
                    {then === undefined ? (
                      t('try.falls')
                    ) : (
                      <strong>
                        <Day on={then.nominalDate} due />
                      </strong>
                    )}
                    {then?.graceDate != null && (
                      <>
                        <br />
                        {t('try.grace')} <Day on={then.graceDate} />
                        {then.surcharge !== null && ` · ${then.surcharge}`}
                      </>
                    )}
                  </td>
                  <td>{why.get(key) ?? then?.reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
