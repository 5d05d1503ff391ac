import { useTranslation } from 'react-i18next';
import { FilingCopyView } from '../../../../domain/draft/filing-copy-view.js';
import { Button } from '../../../../kit/button/button.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Moment } from '../../../../kit/dates/moment.js';
import styles from '../application-draft.module.css';
import type { DraftOffice, DraftRequest } from '../use-draft.js';
import { useFilingCopy } from '../use-filing-copy.js';

/** What was approved, office by office, as it was sealed; with the day and who did it. Nothing of it can be changed here. */
export function ApprovedCopy({
  request,
  offices,
}: {
  request: DraftRequest;
  offices: readonly DraftOffice[];
}) {
  const { t } = useTranslation('draft-turn');
  const { copy, failed, reload } = useFilingCopy(request.id);
  const by = request.timeline.findLast(({ type }) => type === 'ApplicationApproved');
  return (
    <section className={styles.decision} aria-labelledby="approved">
      <h2 id="approved">{t('approved.title')}</h2>
      <p>{t(request.status === 'FILED' ? 'approved.filed' : 'approved.text')}</p>
      {request.approvedAt !== null && (
        <p>
          <strong>
            {by?.by === 'US'
              ? by.actorName === null
                ? t('approved.byFirm')
                : t('approved.by', { name: by.actorName })
              : t('approved.byYou')}
          </strong>{' '}
          · <Moment at={request.approvedAt} />
        </p>
      )}
      {failed && (
        <p role="alert" className={styles.wrong}>
          {t('common:failure.OTHER')}{' '}
          <Button type="button" size="small" onClick={() => void reload()}>
            {t('common:action.retry')}
          </Button>
        </p>
      )}
      {copy === undefined && !failed && <p role="status">{t('common:loading')}</p>}
      {copy !== undefined && (
        <FilingCopyView copy={copy} pictures={[request.logo, ...offices.map(({ logo }) => logo)]} />
      )}
      {copy !== undefined && copy.sealedAt !== null && (
        <p>
          <AppLink to={`/verify?fingerprint=${copy.digest}`}>{t('approved.check')}</AppLink>
        </p>
      )}
    </section>
  );
}
