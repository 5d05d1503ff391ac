import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { Day } from '../../parts/day.js';
import type { RegisteredMarksResult } from './import-mark.graphql.js';
import styles from './import-mark.module.css';

type Declaration = NonNullable<RegisteredMarksResult['registeredMarkList'][number]['nextDeclaration']>;

/** What a registration in the United States needs next: by when, and what it costs in time and late. */
export function NextDeclaration({ of }: { of: Declaration }) {
  const { t, i18n } = useTranslation('portal-trademarks');
  const money = ({ amountMinor, currency }: Declaration['serviceFee']): string =>
    formatMoney(amountMinor, currency, i18n.language);
  const rows = [
    ...(of.opensOn === null ? [] : [[t('portal-proof:declaration.opens'), <Day on={of.opensOn} />] as const]),
    [t('fact.declarationDue'), <Day on={of.dueOn} />] as const,
    ...(of.lateUntil === null
      ? []
      : [[t('portal-proof:declaration.lateUntil'), <Day on={of.lateUntil} />] as const]),
    [t('portal-proof:declaration.serviceFee'), money(of.serviceFee)] as const,
    [t('portal-proof:declaration.officeFee'), money(of.officeFee)] as const,
    [t('portal-proof:declaration.lateFee'), money(of.lateFee)] as const,
  ];
  return (
    <section aria-labelledby="next-declaration" className={styles.declaration}>
      <h3 id="next-declaration">{t(`portal-proof:declaration.${of.type}`)}</h3>
      {of.late && <p>{t('portal-proof:declaration.late')}</p>}
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('portal-proof:declaration.next')}</p>
    </section>
  );
}
