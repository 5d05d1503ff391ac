import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, formatDay } from '../../kit/dates/day.js';
import { useOfficeName } from '../jurisdiction/office-name.js';
import type { FrozenReport, ReportFields } from './report.graphql.js';
import type { Recheck } from './recheck.js';
import styles from './findings.module.css';

type Age = NonNullable<ReportFields['reportAge']>;
type NewMark = NonNullable<Recheck>['newMarks'][number];

interface Props {
  readonly report: FrozenReport;
  readonly age: Age;
  readonly recheck: Recheck;
  /** The way to a fresh check, where this reader has one. */
  readonly fresh?: ReactNode;
}

/** The searches run once a day; after so many days without a run something keeps them from it. */
const LATE_AFTER_DAYS = 2;

/** How old the report is, and what the same search finds today: always there, so that an old report never reads as fresh. */
export function SinceReport({ report, age, recheck, fresh }: Props) {
  const { t, i18n } = useTranslation('report');
  const office = useOfficeName();
  const title = useId();
  const marks = recheck?.newMarks ?? [];
  const tone = age.stage === 'OLD' ? 'old' : age.stage === 'AGEING' || marks.length > 0 ? 'ageing' : 'calm';
  const day = (at: string): string => formatDay(at.slice(0, 10), i18n.language);
  return (
    <section className={`${styles.sinceBox} ${styles[tone]}`} aria-labelledby={title}>
      <h2 id={title}>{t('since.title')}</h2>
      {age.stage !== 'FRESH' && <p className={styles.age}>{t(`since.${age.stage}`, { count: age.days })}</p>}
      <Search report={report} age={age} recheck={recheck} />
      {marks.length > 0 && (
        <>
          <p>{t('since.found', { count: marks.length })}</p>
          <ul className={styles.marks}>
            {marks.map((mark) => (
              <SimilarMark key={mark.ref} mark={mark} />
            ))}
          </ul>
        </>
      )}
      {(recheck?.notRepeated ?? []).map(({ jurisdiction, lastSearchedAt }) => (
        <p key={jurisdiction}>
          {t('since.notRepeated', { office: office(jurisdiction), day: day(lastSearchedAt) })}
        </p>
      ))}
      {(tone !== 'calm' || (recheck?.notRepeated.length ?? 0) > 0) && fresh}
    </section>
  );
}

/** One sentence of the newest run, or why there is none. */
function Search({ report, age, recheck }: Omit<Props, 'fresh'>) {
  const { t, i18n } = useTranslation('report');
  const day = (at: string): string => formatDay(at.slice(0, 10), i18n.language);
  if (recheck === undefined) return <p>{t('since.away')}</p>;
  if (recheck === null || recheck.number !== report.number)
    return <p>{t(report.searches.length === 0 ? 'since.noSearch' : 'since.notYet')}</p>;
  const last = (recheck.ranAt ?? report.releasedAt).slice(0, 10);
  if (age.days - daysBetween(report.releasedOn, last) > LATE_AFTER_DAYS)
    return <p>{t('since.late', { day: formatDay(last, i18n.language) })}</p>;
  if (recheck.ranAt === null) return <p>{t('since.notYet')}</p>;
  const dataOf = recheck.offices.map((one) => one.dataOf).toSorted()[0];
  if (recheck.newMarks.length > 0 || dataOf === undefined) return null;
  return <p>{t('since.calm', { day: day(recheck.ranAt), data: day(dataOf) })}</p>;
}

function SimilarMark({ mark }: { mark: NewMark }) {
  const { t, i18n } = useTranslation('report');
  const office = useOfficeName();
  const facts = [
    mark.owner,
    mark.jurisdictions.map(office).join(', '),
    mark.number,
    mark.status,
    mark.filingDate == null ? null : t('similar.filed', { date: formatDay(mark.filingDate, i18n.language) }),
    mark.classes.length === 0
      ? null
      : t('similar.classes', { classes: mark.classes.join(', '), count: mark.classes.length }),
  ];
  return (
    <li>
      <strong>{mark.name}</strong>{' '}
      <span>
        {[
          ...facts.filter((fact) => fact != null && fact !== ''),
          t('since.near', { overall: mark.overall }),
        ].join(' · ')}
      </span>
    </li>
  );
}
