import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { Failed } from '../../../parts/failed.js';
import type { RecordFacts, RecordRow } from '../../../parts/records/record-facts.js';
import { offersOf } from '../../../parts/records/steps/offers.js';
import { useReader } from '../../../parts/records/use-facts.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import {
  likeliestFirst,
  sameBy,
  useOpenThreats,
  type OpenThreat,
  type Sought,
} from '../../parts/open-threats.js';
import { ConvertDialog } from '../convert-dialog.js';
import type { Report } from '../report.js';
import styles from '../report-work.module.css';

interface Props {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
  readonly report: Report;
}

/** Which threat it may be about: those of the same client that are still worked on. */
export function SameThreats({ facts, row, report }: Props) {
  const { t } = useTranslation('admin-report');
  const { data = [], error, isLoading, refetch } = useOpenThreats(report.userId);
  const [joined, setJoined] = useState<OpenThreat>();
  const sought: Sought = { name: report.otherSide, links: report.links, brandId: report.brandId };
  const convert = offersOf(facts, row, useReader()).steps.find(({ root }) => root === 'convertCaseRequest');
  const isOver = report.status === 'CONVERTED' || report.status === 'DISMISSED';
  return (
    <section aria-labelledby="report-same">
      <h3 id="report-same">{t(report.case === null ? 'same' : 'became')}</h3>
      {report.brand !== null && (
        <p>
          {t('threatened')} <AppLink to={`/brand/${report.brand.id}/show`}>{report.brand.name}</AppLink>
        </p>
      )}
      {report.case !== null && (
        <p>
          <AppLink to={`/case/${report.case.id}/show`}>
            {report.case.caseCounterparty?.primaryName ?? t('theThreat')}
          </AppLink>{' '}
          <StatusWord table="case" status={report.case.status} />
        </p>
      )}
      {report.userId === null && !isOver && <p>{t('whose')}</p>}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {isLoading && <p role="status">{t('common:loading')}</p>}
      {!isOver && report.userId !== null && !isLoading && error === null && data.length === 0 && (
        <p>{t('none')}</p>
      )}
      {!isOver && (
        <ul className={styles.same}>
          {likeliestFirst(data, sought).map((threat) => (
            <li key={threat.id}>
              <Threat threat={threat} by={sameBy(threat, sought)} />
              {convert !== undefined && (
                <Button
                  size="small"
                  aria-label={t('joinNamed', { name: nameOf(threat) })}
                  onClick={() => setJoined(threat)}
                >
                  {t('join')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {report.status === 'CREATED' && data.length > 0 && <p>{t('takeFirst')}</p>}
      {joined !== undefined && convert !== undefined && (
        <ConvertDialog
          facts={facts}
          command={convert}
          row={{ ...row, caseId: joined.id }}
          onClose={() => setJoined(undefined)}
        />
      )}
    </section>
  );
}

const nameOf = ({ caseCounterparty, brand }: OpenThreat): string =>
  [caseCounterparty?.primaryName, brand?.name].filter(Boolean).join(' / ');

function Threat({ threat, by }: { threat: OpenThreat; by: 'name' | 'site' | undefined }) {
  const { t } = useTranslation('admin-report');
  return (
    <p>
      <AppLink to={`/case/${threat.id}/show`}>
        {t('against', {
          side: threat.caseCounterparty?.primaryName ?? '–',
          brand: threat.brand?.name ?? '–',
        })}
      </AppLink>{' '}
      <StatusWord table="case" status={threat.status} />
      {by !== undefined && <strong> {t(`by.${by}`)}</strong>}
    </p>
  );
}
