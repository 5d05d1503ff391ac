import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { Seal } from '../../../../kit/seal/seal.js';
import { useDraft, type DraftOffice, type DraftRequest } from '../use-draft.js';
import styles from '../application-draft.module.css';
import { OrderBack } from '../../parts/order-back.js';
import { Comments } from './comments.js';
import { DraftProgress } from './draft-progress.js';
import { DraftWork } from './draft-work.js';
import { Stages } from './stages.js';
import { restsFor } from './with-lawyer.js';

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
  const [application] = request.applications.items;
  const { status } = request;
  const rests =
    status === 'READY_FOR_DRAFTING' || status === 'SENT_FOR_REVIEW' ? restsFor(request) : undefined;
  const [restedBefore] = useState(rests);
  const lead =
    status === 'SENT_FOR_REVIEW'
      ? 'draft-turn:leadRead'
      : status === 'READY_FOR_DRAFTING' && rests === undefined
        ? 'lead'
        : undefined;
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
          <DraftWork
            request={request}
            application={application}
            offices={offices}
            rests={rests}
            justRests={restedBefore === undefined}
            reload={reload}
          />
          <aside className={styles.side} aria-label={t('progress')}>
            <DraftProgress request={request} offices={offices} />
            <Comments requestId={request.id} applicationId={application.id} userId={userId} />
          </aside>
        </div>
      )}
    </>
  );
}
