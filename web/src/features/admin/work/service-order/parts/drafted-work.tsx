import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../../kit/dates/moment.js';
import { Paper } from '../../../parts/paper/paper.js';
import { RecordSteps } from '../../../parts/records/steps/record-steps.js';
import { UploadStep } from '../../parts/upload-step.js';
import type { ServiceOrder } from '../service-order.js';
import styles from '../service-order.module.css';

/** The draft, what the client says of it, and what came of it. */
export function DraftedWork({ order }: { order: ServiceOrder }) {
  const { t } = useTranslation('admin-service-order');
  const { draftDocument, draftApprovedAt, draftWish, outcome, outcomeDocument } = order;
  const upload = (given: string) => Promise.resolve({ upload: given });
  return (
    <section>
      <h3>{t('draft')}</h3>
      <div className={styles.beside}>
        <Paper file={draftDocument} none={t('noDraft')} />
        <div className={styles.side}>
          {draftApprovedAt !== null && (
            <p>
              {t('draftAgreed')} <Moment at={draftApprovedAt} />
            </p>
          )}
          {draftWish !== null && (
            <p className={styles.wrong}>
              {t('draftWish')}: {draftWish}
            </p>
          )}
          {draftDocument !== null && draftApprovedAt === null && draftWish === null && (
            <p className={styles.muted}>{t('draftWaits')}</p>
          )}
          {outcome !== null && (
            <p>
              {t('outcome')}: {outcome}
            </p>
          )}
          {outcomeDocument !== null && (
            <p>
              <a href={outcomeDocument.url} target="_blank" rel="noreferrer">
                {outcomeDocument.name}
              </a>
            </p>
          )}
          <div className={styles.steps}>
            <UploadStep table="service_request" row={order} root="sendServiceDraft" inputOf={upload} />
            <UploadStep table="service_request" row={order} root="addOutcomePaper" inputOf={upload} />
            <RecordSteps table="service_request" row={order} only={['recordServiceOutcome']} />
          </div>
        </div>
      </div>
    </section>
  );
}
