import { useTranslation } from 'react-i18next';
import { Gaps } from '../../../../domain/draft/gaps.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { clientsGaps } from '../clients-gaps.js';
import type { DraftOffice, DraftRequest } from '../use-draft.js';
import styles from '../application-draft.module.css';

/** What is still missing, for all offices and for each. */
export function DraftProgress({
  request,
  offices,
}: {
  request: DraftRequest;
  offices: readonly DraftOffice[];
}) {
  const { t } = useTranslation('draft');
  const office = useOfficeName();
  const { status } = request;
  const gapsAt = (code: string | null) =>
    clientsGaps({ status, draftGaps: request.draftGaps.filter(({ jurisdiction }) => jurisdiction === code) });
  return (
    <section aria-labelledby="progress">
      <h2 id="progress">{t('progress')}</h2>
      <ul className={styles.progress}>
        <li>
          <span>{t('shared')}</span>
          <Gaps gaps={gapsAt(null).now} />
        </li>
        {offices.map(({ id, jurisdiction }) => (
          <li key={id}>
            <a href={`#office-${jurisdiction}`}>{office(jurisdiction)}</a>
            <Gaps gaps={gapsAt(jurisdiction).now} later={gapsAt(jurisdiction).later} />
          </li>
        ))}
      </ul>
    </section>
  );
}
