import { useGetOne } from 'ra-core';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { factsOf } from '../../parts/records/facts-of.js';
import { Related } from '../../parts/records/list/related.js';
import { isAllowed, type RecordRow } from '../../parts/records/record-facts.js';
import { RecordSteps } from '../../parts/records/steps/record-steps.js';
import { useRole } from '../../parts/records/use-facts.js';
import styles from '../registration-request-show.module.css';

const TABLE = 'registration_request';
/** What the page does with controls of its own, or the editor of the report does. */
const BY_HAND = [
  'startVerification',
  'saveVerificationResult',
  'approveVerification',
  'dismissVerification',
  'resendVerificationResult',
  'pauseReminders',
  'goOnWithOrder',
];

/** The order after the check: its further steps, its facts as a form, and what belongs to it. */
export function RequestRecord({ id }: { id: string }) {
  const { t } = useTranslation('admin-records');
  const role = useRole();
  const facts = use(factsOf(TABLE));
  const { data } = useGetOne<RecordRow>(TABLE, { id });
  return (
    <div className={styles.details}>
      {data !== undefined && (
        <section className={styles.order}>
          <h2>{t('show.steps')}</h2>
          <RecordSteps facts={facts} row={data} without={BY_HAND} />
          {isAllowed(facts.update, role) && (
            <ButtonLink size="small" to={`/${TABLE}/${id}`}>
              {t('edit.open')}
            </ButtonLink>
          )}
        </section>
      )}
      <Related facts={facts} id={id} />
    </div>
  );
}
