import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { waitingAddition, WaitingAddition } from '../../../../domain/order/more/waiting-addition.js';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { Seal } from '../../../../kit/seal/seal.js';
import { clientsGaps } from '../clients-gaps.js';
import { useDraft, type DraftOffice, type DraftRequest } from '../use-draft.js';
import styles from '../application-draft.module.css';
import { OrderBack } from '../../parts/order-back.js';
import { ApprovedCopy } from './approved-copy.js';
import { Comments } from './comments.js';
import { Decision } from './decision.js';
import { Gaps } from '../../../../domain/draft/gaps.js';
import { PoaPart } from './poa-part.js';
import { Questionnaire } from './questionnaire.js';
import { Specimens } from './specimens.js';
import { Stages } from './stages.js';
import { restsFor, WithLawyer } from './with-lawyer.js';

/** The draft of somebody who is signed in. */
export function OwnersDraft({ id }: { id: string }) {
  const { t } = useTranslation('draft');
  const { state, reload } = useDraft(id);
  if (state.kind === 'ready')
    return <Draft request={state.request} offices={state.offices} userId={state.userId} reload={reload} />;
  if (state.kind === 'loading')
    return (
      <>
        <h1>{t('title')}</h1>
        <p role="status">{t('common:loading')}</p>
      </>
    );
  if (state.kind === 'signedOut') {
    return (
      <>
        <h1>{t('title')}</h1>
        <p>{t('signedOut')}</p>
        <p>
          <ButtonLink
            to={`/portal/login?callbackUrl=${encodeURIComponent(`/application-draft/${id}`)}`}
            look="accent"
          >
            {t('guest.signIn')}
          </ButtonLink>
        </p>
      </>
    );
  }
  if (state.kind === 'missing')
    return (
      <>
        <h1>{t('title')}</h1>
        <p>{t('missing')}</p>
      </>
    );
  return (
    <>
      <h1>{t('title')}</h1>
      <p role="alert">{t('common:failure.OTHER')}</p>
      <p>
        <Button type="button" onClick={reload}>
          {t('common:action.retry')}
        </Button>
      </p>
    </>
  );
}

function Draft({
  request,
  offices,
  userId,
  reload,
}: {
  request: DraftRequest;
  offices: readonly DraftOffice[];
  userId: string;
  reload: () => void;
}) {
  const { t } = useTranslation(['draft', 'draft-turn']);
  const office = useOfficeName();
  const [application] = request.applications.items;
  const { status } = request;
  const addition = waitingAddition(request.units);
  const rests =
    status === 'READY_FOR_DRAFTING' || status === 'SENT_FOR_REVIEW' ? restsFor(request) : undefined;
  const [restedBefore] = useState(rests);
  const lead =
    status === 'SENT_FOR_REVIEW'
      ? 'draft-turn:leadRead'
      : status === 'READY_FOR_DRAFTING' && rests === undefined
        ? 'lead'
        : undefined;
  const gapsAt = (code: string | null) =>
    clientsGaps({ status, draftGaps: request.draftGaps.filter(({ jurisdiction }) => jurisdiction === code) });
  return (
    <>
      <OrderBack id={request.id} number={request.publicId} />
      <header className={styles.head}>
        <Seal name={request.value} size={112} />
        <div>
          <p className={styles.muted}>
            <span className="mono">{request.publicId}</span>
          </p>
          <h1>{request.value || t('title')}</h1>
          {lead !== undefined && <p>{t(lead)}</p>}
        </div>
      </header>
      <Stages status={status} rests={rests} />
      {application === undefined && <p className={styles.notice}>{t('preparing')}</p>}
      {application !== undefined && (
        <div className={styles.columns}>
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
            {rests !== undefined && (
              <WithLawyer request={request} why={rests} now={restedBefore === undefined} />
            )}
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
            )}
            {(status === 'APPLICATION_APPROVED' || status === 'FILED') && (
              <ApprovedCopy request={request} offices={offices} />
            )}
            {![
              'READY_FOR_DRAFTING',
              'ORDER_CREATED',
              'SENT_FOR_REVIEW',
              'APPLICATION_APPROVED',
              'FILED',
            ].includes(status ?? '') && <p className={styles.notice}>{t('closed')}</p>}
          </div>
          <aside className={styles.side} aria-label={t('progress')}>
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
            <Comments applicationId={application.id} userId={userId} />
          </aside>
        </div>
      )}
    </>
  );
}
