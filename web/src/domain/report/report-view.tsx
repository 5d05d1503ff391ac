import { useTranslation } from 'react-i18next';
import { Moment } from '../../kit/dates/moment.js';
import { Seal } from '../../kit/seal/seal.js';
import { useOfficeName } from '../jurisdiction/office-name.js';
import { ClassList } from './class-list.js';
import { DistinctivenessSection } from './distinctiveness-section.js';
import { OfficeVerdicts } from './office-verdicts.js';
import type { ReportFields } from './report-fields.graphql.js';
import styles from './report-view.module.css';
import { SimilarMarks } from './similar-marks.js';

type Result = NonNullable<ReportFields['verificationResult']>;

/** The lawyer's report, the same for a visitor with a link and for a customer in the portal. */
export function ReportView({ request, result, compact = false }: { request: Pick<ReportFields, 'value' | 'jurisdictions' | 'publicId' | 'verificationVersion'>; result: Result; compact?: boolean }) {
  const { t, i18n } = useTranslation('report');
  const office = useOfficeName();
  const name = request.value ?? '';
  const marks = result.similarTrademarks ?? [];
  const offices = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format((request.jurisdictions ?? []).map(office));
  return (
    <article className={styles['report']}>
      {!compact && <header className={styles['head']}>
        <div>
          <p className={styles['kind']}>{t('kind')}</p>
          <h1>{name}</h1>
          <p className={styles['facts']}>
            {result.lawyerName != null && <>{t('by', { lawyer: result.lawyerName })} · </>}
            {result.releasedAt != null && <><Moment at={result.releasedAt} style="date" /> · </>}
            {t('version', { version: result.resultVersion ?? request.verificationVersion ?? 1 })} · {request.publicId}
          </p>
        </div>
        <Seal name={name} size={148} />
      </header>}
      <OfficeVerdicts offices={result.jurisdictions ?? []} />
      {result.strategy != null && result.strategy !== '' && (
        <section className={styles['strategy']}>
          <h2>{t('strategy')}</h2>
          <div className={styles['prose']}>{result.strategy.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}</div>
        </section>
      )}
      {result.distinctiveness != null && <DistinctivenessSection facts={result.distinctiveness} />}
      <SimilarMarks marks={marks} similarity={result.similarity} />
      <ClassList verified={result.verifiedClasses ?? []} recommended={result.recommendedClasses ?? []} />
      <section className={styles['limits']}>
        <h2>{t('limits.title')}</h2>
        <div className={styles['prose']}>
          <p>{t('limits.searched', { offices })}</p>
          <p>{t('limits.not')}</p>
          <p>{t('limits.none')}</p>
        </div>
      </section>
    </article>
  );
}
