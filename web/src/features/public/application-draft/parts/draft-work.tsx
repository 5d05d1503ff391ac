import { useTranslation } from 'react-i18next';
import { waitingAddition, WaitingAddition } from '../../../../domain/order/more/waiting-addition.js';
import type { DraftApplication, DraftOffice, DraftRequest } from '../use-draft.js';
import styles from '../application-draft.module.css';
import { ApprovedCopy } from './approved-copy.js';
import { Decision } from './decision.js';
import { PoaPart } from './poa-part.js';
import { Questionnaire } from './questionnaire.js';
import { Specimens } from './specimens.js';
import { WithLawyer, type restsFor } from './with-lawyer.js';

interface ReviewProps {
  readonly request: DraftRequest;
  readonly application: DraftApplication;
  readonly offices: readonly DraftOffice[];
  readonly reload: () => void;
}

interface Props extends ReviewProps {
  readonly rests: ReturnType<typeof restsFor>;
  /** It has just come to rest, while the page was open. */
  readonly justRests: boolean;
}

/** What there is to do with the draft at this point of its way: answer, decide, read what was approved, or wait. */
export function DraftWork({ request, application, offices, rests, justRests, reload }: Props) {
  const { t } = useTranslation('draft');
  const { status } = request;
  const addition = waitingAddition(request.units);
  return (
    <div className={styles.work}>
      {(status === 'READY_FOR_DRAFTING' || status === 'SENT_FOR_REVIEW') && addition !== undefined && (
        <section className={styles.notice}>
          <WaitingAddition
            orderId={request.id}
            addition={addition}
            onDone={reload}
            approving={status === 'SENT_FOR_REVIEW'}
          />
        </section>
      )}
      {rests !== undefined && <WithLawyer request={request} why={rests} now={justRests} />}
      {status === 'READY_FOR_DRAFTING' && (
        <Questionnaire
          request={request}
          application={application}
          offices={offices}
          closed={rests !== undefined}
          onSaved={reload}
        />
      )}
      {status === 'ORDER_CREATED' && <p className={styles.notice}>{t('unpaid')}</p>}
      {status === 'SENT_FOR_REVIEW' && rests === undefined && (
        <Review request={request} application={application} offices={offices} reload={reload} />
      )}
      {(status === 'APPLICATION_APPROVED' || status === 'FILED') && (
        <ApprovedCopy request={request} offices={offices} />
      )}
      {!['READY_FOR_DRAFTING', 'ORDER_CREATED', 'SENT_FOR_REVIEW', 'APPLICATION_APPROVED', 'FILED'].includes(
        status ?? '',
      ) && <p className={styles.notice}>{t('closed')}</p>}
    </div>
  );
}

/** The draft as the lawyer wrote it: what is still to be signed or shown, then the decision. */
function Review({ request, application, offices, reload }: ReviewProps) {
  return (
    <>
      {request.powerOfAttorneyOffices.length > 0 && (
        <PoaPart number={1} request={request} disabled={false} onSaved={reload} />
      )}
      {request.draftGaps.some(({ kind }) => kind === 'SPECIMEN') && (
        <Specimens
          application={application}
          classes={
            offices
              .find(({ jurisdiction }) => jurisdiction === 'US')
              ?.goodsAndServices.map(({ classNumber }) => classNumber) ?? []
          }
          disabled={false}
          onSaved={reload}
        />
      )}
      <Decision request={request} offices={offices} onDone={reload} />
    </>
  );
}
