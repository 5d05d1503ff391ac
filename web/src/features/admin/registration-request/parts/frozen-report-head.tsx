import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { CalendarDay } from './calendar-day.js';
import type { AdminRequest } from '../result-draft.js';
import styles from './result-editor.module.css';

/** Which frozen version the client reads, and what of the order it does not cover. */
export function FrozenReportHead({ report, gaps }: { readonly report: NonNullable<AdminRequest['report']>; readonly gaps: AdminRequest['notCovered'] }) {
  const { t } = useTranslation('admin-search');
  const office = useOfficeName();
  const seal = report.seal.slice(0, 12).toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <section className={styles['frozen']} aria-labelledby="frozen">
      <h2 id="frozen">{t('frozen.title')}</h2>
      <p>{t('frozen.version', { number: report.number })} · <CalendarDay date={report.releasedOn} /> · {report.lawyerName} · {t('frozen.seal')} <span className="mono">{seal}</span></p>
      {gaps.length > 0 && (
        <>
          <p>{t('frozen.notCovered')}</p>
          <ul>{gaps.map(({ kind, jurisdiction, classNumber }) => <li key={`${kind} ${jurisdiction} ${classNumber}`}>{t(`frozen.gap.${kind}`, { office: jurisdiction === null ? '' : office(jurisdiction), class: classNumber ?? '' })}</li>)}</ul>
        </>
      )}
    </section>
  );
}
