import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { formatMoment, zoneWords } from '../../../../../kit/dates/format-moment.js';
import { formatMoney } from '../../../../../kit/money/format-money.js';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import { RecordSteps } from '../../../parts/records/steps/record-steps.js';
import { lacksOf } from '../missing.js';
import type { Proof } from '../proof.js';
import styles from '../proof-of-use.module.css';

const money = ({ amountMinor, currency }: { amountMinor: number; currency: string }): string =>
  formatMoney(amountMinor, currency, 'en');
const day = (date: string): string => formatDay(date, 'en', { short: true });

/** What would be filed now, for which fee, until when: read before it is approved, and again before it is filed. */
export function LastSheet({ proof, row }: { proof: Proof; row: RecordRow }) {
  const { t } = useTranslation('admin-proof');
  const { sheet, classes, declarationSignedOn, user } = proof;
  const { kept, extended, deleted, undecided } = sheet;
  const lacks = lacksOf(classes.items);
  const said = (numbers: readonly number[]): string =>
    numbers.length === 0
      ? t('sheet.no')
      : t('sheet.classes', { count: numbers.length, numbers: numbers.join(', ') });
  const rows: readonly (readonly [string, string])[] = [
    [t('sheet.kept'), said(kept)],
    ...(extended.length > 0 ? [[t('sheet.extended'), said(extended)] as const] : []),
    ...(deleted.length > 0 ? [[t('sheet.deleted'), said(deleted)] as const] : []),
    ...(undecided.length > 0 ? [[t('sheet.undecided'), said(undecided)] as const] : []),
    [
      t('sheet.declaration'),
      declarationSignedOn === null
        ? t('sheet.unsigned')
        : t('sheet.signed', { name: user?.displayName ?? t('client'), day: day(declarationSignedOn) }),
    ],
    [
      t('sheet.lastDay'),
      t('sheet.until', {
        day: day(sheet.lastDay),
        zone: zoneWords(new Date(sheet.lastMoment), 'en', sheet.zone),
        here: formatMoment(sheet.lastMoment, 'en', 'due'),
      }),
    ],
    [t('sheet.blackout'), t(sheet.blackout ? 'sheet.isBlackout' : 'sheet.noBlackout')],
  ];
  return (
    <section aria-labelledby="last-sheet" className={styles.sheet}>
      <h3 id="last-sheet">{t('sheet.title')}</h3>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Fees sheet={sheet} />
      {lacks.length > 0 && (
        <div className={styles.lacks}>
          <p>{t('sheet.lacks')}</p>
          <ul>
            {lacks.map(({ what, classes: of }) => (
              <li key={what}>{t(`sheet.lack.${what}`, { classes: of })}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.row}>
        <RecordSteps
          table="use_in_commerce_request"
          row={row}
          only={['approveUseInCommerceFiling', 'submitUseInCommerceRequest']}
        />
      </div>
    </section>
  );
}

function Fees({ sheet: { fees, total, divideFee, feesAsOf } }: { sheet: Proof['sheet'] }) {
  const { t } = useTranslation('admin-proof');
  return (
    <table className={styles.fees}>
      <caption>{feesAsOf === null ? t('sheet.fees') : t('sheet.feesAsOf', { day: day(feesAsOf) })}</caption>
      <tbody>
        {fees.map(({ kind, classes, each, amount }) => (
          <tr key={kind}>
            <th scope="row">{t(`fee.${kind}`)}</th>
            <td>{t('sheet.each', { count: classes, each: money(each) })}</td>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('sheet.total')}
          </th>
          <td>{money(total)}</td>
        </tr>
        {divideFee !== null && (
          <tr className={styles.quiet}>
            <th scope="row" colSpan={2}>
              {t('sheet.divide')}
            </th>
            <td>{money(divideFee)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
