import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import type { OfficeChange } from '../copy-changes.js';
import type { DraftOffice, DraftRequest } from '../use-draft.js';
import { useFilingCopy } from '../use-filing-copy.js';
import styles from '../application-draft.module.css';
import { FilingCopyView } from '../../../../domain/draft/filing-copy-view.js';
import { DecisionForm } from './decision-form.js';

/** The finished draft, and the three things its owner can do with it. Approving names what was read, word for word. */
export function Decision({
  request,
  offices,
  onDone,
}: {
  request: DraftRequest;
  offices: readonly DraftOffice[];
  onDone: () => void;
}) {
  const { t, i18n } = useTranslation('draft');
  const { copy, failed, changes, reload } = useFilingCopy(request.id);
  return (
    <section className={styles.decision} aria-labelledby="decision">
      <h2 id="decision">{t('decision.title')}</h2>
      <p>{t('decision.lead')}</p>
      {request.postponedUntil !== null && (
        <p className={styles.notice}>
          {t('decision.postponed', { day: formatDay(request.postponedUntil, i18n.language) })}
        </p>
      )}
      {failed && (
        <p role="alert" className={styles.wrong}>
          {t('common:failure.OTHER')}{' '}
          {copy === undefined && (
            <Button type="button" size="small" onClick={() => void reload()}>
              {t('common:action.retry')}
            </Button>
          )}
        </p>
      )}
      {copy === undefined && !failed && <p role="status">{t('common:loading')}</p>}
      {changes.length > 0 && <ChangedSince changes={changes} />}
      {copy !== undefined && (
        <FilingCopyView copy={copy} pictures={[request.logo, ...offices.map(({ logo }) => logo)]} />
      )}
      {/* Below what is to be read, once it stands there: nothing moves away from under a finger. */}
      {(copy !== undefined || failed) && (
        <DecisionForm id={request.id} copy={copy} reload={reload} onDone={onDone} />
      )}
    </section>
  );
}

/** What became different while it was read, office by office. */
function ChangedSince({ changes }: { changes: readonly OfficeChange[] }) {
  const { t } = useTranslation(['draft', 'draft-turn']);
  const office = useOfficeName();
  return (
    <div className={styles.notice} role="status">
      <p>{t('decision.changed')}</p>
      <ul>
        {changes.map(({ jurisdiction, keys }) => (
          <li key={jurisdiction}>
            {office(jurisdiction)}:{' '}
            {keys
              .map((key) => t(`draft-turn:copyPart.${key}`, { defaultValue: t('draft-turn:copyPart.other') }))
              .join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
