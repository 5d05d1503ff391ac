import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../kit/form/form-section.js';
import { clientsGaps } from '../clients-gaps.js';
import type { DraftApplication, DraftOffice, DraftRequest } from '../use-draft.js';
import styles from '../application-draft.module.css';
import { OfficePart } from './office-part.js';
import { OwnerPart } from './owner-part.js';
import { PoaPart } from './poa-part.js';
import { PriorityPart } from './priority-part.js';
import { ReviewPart } from './review-part.js';

interface Props { readonly request: DraftRequest; readonly application: DraftApplication; readonly offices: readonly DraftOffice[]; readonly onSaved: () => void }

/** What a filing needs, and a review may wait for. */
const AFTER_THE_REVIEW: readonly string[] = ['SPECIMEN', 'POWER_OF_ATTORNEY'];

/** What the lawyer needs to know: once for all offices, then office by office. */
export function Questionnaire({ request, application, offices, onSaved }: Props) {
  const { t } = useTranslation('draft');
  const asksPoa = request.powerOfAttorneyOffices.length > 0;
  const missing = clientsGaps(request).filter(({ kind }) => !AFTER_THE_REVIEW.includes(kind));
  return (
    <div className={styles['questions']}>
      <OwnerPart request={request} application={application} asksUs={offices.some(({ jurisdiction }) => jurisdiction === 'US')} disabled={application.clientApproval} onSaved={onSaved} />
      <PriorityPart application={application} disabled={application.clientApproval} onSaved={onSaved} />
      <FormSection number={3} id="offices" title={t('offices.title')} lead={t('offices.lead')}>
        {offices.map((office, index) => <OfficePart key={office.id} request={request} application={application} office={office} others={offices.filter(({ id }) => id !== office.id)} open={index === 0} disabled={application.clientApproval} onSaved={onSaved} />)}
      </FormSection>
      {asksPoa && <PoaPart number={4} request={request} disabled={application.clientApproval} onSaved={onSaved} />}
      <ReviewPart id={request.id} missing={missing} onAsked={onSaved} />
    </div>
  );
}
