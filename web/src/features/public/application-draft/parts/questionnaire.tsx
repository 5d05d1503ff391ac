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

interface Props {
  readonly request: DraftRequest;
  readonly application: DraftApplication;
  readonly offices: readonly DraftOffice[];
  /** It is not the client's turn: what was answered is read, and nothing can be changed. */ readonly closed: boolean;
  readonly onSaved: () => void;
}

/** What the lawyer needs to know: once for all offices, then office by office. */
export function Questionnaire({ request, application, offices, closed, onSaved }: Props) {
  const { t } = useTranslation('draft');
  const disabled = closed || application.clientApproval;
  const asksPoa = request.powerOfAttorneyOffices.length > 0;
  return (
    <div className={styles.questions}>
      <OwnerPart
        request={request}
        application={application}
        asksUs={offices.some(({ jurisdiction }) => jurisdiction === 'US')}
        disabled={disabled}
        onSaved={onSaved}
      />
      <PriorityPart application={application} disabled={disabled} onSaved={onSaved} />
      <FormSection number={3} id="offices" title={t('offices.title')} lead={t('offices.lead')}>
        {offices.map((office, index) => (
          <OfficePart
            key={office.id}
            request={request}
            application={application}
            office={office}
            others={offices.filter(({ id }) => id !== office.id)}
            open={index === 0}
            disabled={disabled}
            onSaved={onSaved}
          />
        ))}
      </FormSection>
      {asksPoa && <PoaPart number={4} request={request} disabled={disabled} onSaved={onSaved} />}
      {!closed && <ReviewPart id={request.id} missing={clientsGaps(request).now} onAsked={onSaved} />}
    </div>
  );
}
