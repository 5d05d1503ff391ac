import { useTranslation } from 'react-i18next';
import { Status, type StatusTone } from '../../kit/status/status.js';
import { OfficeName } from '../jurisdiction/office-name.js';
import styles from './report.module.css';
import type { FrozenReport } from './report.graphql.js';
import type { ReportSearch } from './frozen-report.js';
import { RiskScale } from './risk-scale.js';
import { searchedOffices } from './search-sentences.js';

type Verdict = 'GO' | 'GO_WITH_CHANGES' | 'NOT_ADVISED' | 'NO_ANSWER';
const TONES: Readonly<Record<Verdict, StatusTone>> = {
  GO: 'ok',
  GO_WITH_CHANGES: 'waiting',
  NOT_ADVISED: 'problem',
  NO_ANSWER: 'waiting',
};

type Office = FrozenReport['jurisdictions'][number];

/** The answer people came for: one line an office. */
export function OfficeVerdicts({
  offices,
  searches,
}: {
  offices: readonly Office[];
  searches: readonly ReportSearch[];
}) {
  const { t } = useTranslation('report');
  const sampled = new Set(
    searchedOffices(searches)
      .filter(({ office }) => office.coverage === 'SAMPLE')
      .map(({ office }) => office.jurisdiction),
  );
  return (
    <section className={styles.verdicts}>
      <h2>{t('verdict.title')}</h2>
      <ul>
        {offices.map((office) => (
          <li key={office.jurisdiction}>
            <h3>
              <OfficeName code={office.jurisdiction ?? ''} />
            </h3>
            {office.verdict != null && (
              <Status tone={TONES[office.verdict]}>{t(`verdict.${office.verdict}`)}</Status>
            )}
            {office.risk != null && <RiskScale band={office.risk} />}
            <p>
              {office.reason}
              {office.notSearched != null && (
                <>
                  {' '}
                  {office.notSearched === 'OTHER'
                    ? office.notSearchedText
                    : t(`notSearched.${office.notSearched}`)}{' '}
                  {t('searched.noAnswer')}
                </>
              )}
              {sampled.has(office.jurisdiction) && <> {t('verdict.sample')}</>}
              {office.sampleNote != null && office.sampleNote !== '' && <> {office.sampleNote}</>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
