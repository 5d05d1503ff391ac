import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilingCopyView } from '../../../../domain/draft/filing-copy-view.js';
import { Gaps } from '../../../../domain/draft/gaps.js';
import { OfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { AdminDraftDocument, type AdminDraftResult } from '../registration-request-answer.graphql.js';
import { AdminDraftSendDocument } from '../registration-request-commands.graphql.js';
import { useCommand } from '../use-command.js';
import { PaidUnits } from './paid-units.js';
import styles from '../registration-request-show.module.css';

/** From the paid order to the filing: what each office will get, what is missing, and the step to the client. */
export function DraftPanel({ id }: { id: string }) {
  const { t } = useTranslation('admin-draft');
  const { data } = useQuery({
    queryKey: ['request', id, 'draft'],
    queryFn: () => ask(AdminDraftDocument, { id }),
  });
  const request = data?.registrationRequest;
  if (data === undefined || request == null) return null;
  const [application] = request.applications.items;
  return (
    <section className={styles.draft} aria-labelledby="draft">
      <h2 id="draft">{t('title')}</h2>
      {application === undefined ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <PaidUnits
            id={id}
            units={request.units}
            open={request.status === 'ORDER_CREATED' || request.status === 'READY_FOR_DRAFTING'}
          />
          <Readiness request={request} />
          {data.filingCopy.sealedAt !== null && (
            <p>
              {t('sealed')} <Moment at={data.filingCopy.sealedAt} />
            </p>
          )}
          <details open={request.status === 'READY_FOR_DRAFTING' || undefined}>
            <summary>
              {t('copy')} <span className="mono">{data.filingCopy.digest.slice(0, 12)}</span>
            </summary>
            <FilingCopyView
              copy={data.filingCopy}
              pictures={[request.logo, ...application.jurisdictions.items.map(({ logo }) => logo)]}
            />
          </details>
          <ul className={styles.edit} aria-label={t('edit')}>
            <li>
              <AppLink to={`/application/${application.id}`}>{t('editShared')}</AppLink>
            </li>
            {data.filingCopy.offices.map(({ applicationJurisdictionId, jurisdiction }) => (
              <li key={applicationJurisdictionId}>
                <AppLink to={`/application_jurisdiction/${applicationJurisdictionId}`}>
                  <OfficeName code={jurisdiction} />
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type DraftRequest = NonNullable<AdminDraftResult['registrationRequest']>;

/** Gaps that keep a draft from the client; specimens and signatures may come while he reads. */
const BEFORE_SENDING: readonly string[] = ['OWNER', 'ADDRESS', 'OFFICES', 'GOODS', 'TERMS', 'FILING_BASIS'];

function Readiness({ request }: { request: DraftRequest }) {
  const { t } = useTranslation('admin-draft');
  const { busy, run } = useCommand(request.id);
  const [wrong, setWrong] = useState<{ readonly code: string | undefined; readonly text: string }>();
  const offices = [...new Set(request.draftGaps.map(({ jurisdiction }) => jurisdiction))];
  // Each list the client left to us: office and class.
  const lists = request.draftGaps
    .filter(({ kind }) => kind === 'TERMS')
    .flatMap(({ jurisdiction, classes }) =>
      classes.map((number) => `${jurisdiction ?? ''} ${number}`.trim()),
    );
  const ready = !request.draftGaps.some(({ kind }) => BEFORE_SENDING.includes(kind));
  const send = async (leaveOutUnused = false): Promise<void> => {
    const outcome = await run(AdminDraftSendDocument, { id: request.id, leaveOutUnused }, t('sent'));
    setWrong(outcome.ok ? undefined : { code: outcome.refusal?.code, text: outcome.message });
  };
  return (
    <div className={styles.ready}>
      {offices.length === 0 ? (
        <Gaps gaps={[]} />
      ) : (
        <ul>
          {offices.map((code) => (
            <li key={code ?? 'all'}>
              {code === null ? t('shared') : <OfficeName code={code} />}{' '}
              <Gaps gaps={request.draftGaps.filter(({ jurisdiction }) => jurisdiction === code)} />
            </li>
          ))}
        </ul>
      )}
      {lists.length > 0 && (
        <p>
          {t('terms', {
            count: lists.length,
            lists: new Intl.ListFormat('en', { type: 'conjunction' }).format(lists),
          })}
        </p>
      )}
      {request.poaDocument !== null && (
        <p>
          <a href={request.poaDocument.url} target="_blank" rel="noreferrer">
            {t('poa')}: {request.poaDocument.name}
          </a>
        </p>
      )}
      {request.postponedUntil !== null && (
        <p>{t('postponed', { day: formatDay(request.postponedUntil, 'en') })}</p>
      )}
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong.text}
        </p>
      )}
      {wrong?.code === 'NOT_USED' && (
        <p>
          <Button type="button" busy={busy} onClick={() => void send(true)}>
            {t('leaveOut')}
          </Button>
        </p>
      )}
      {request.status === 'READY_FOR_DRAFTING' && (
        <p>
          <Button type="button" look={ready ? 'accent' : 'plain'} busy={busy} onClick={() => void send()}>
            {t('send')}
          </Button>
        </p>
      )}
    </div>
  );
}
