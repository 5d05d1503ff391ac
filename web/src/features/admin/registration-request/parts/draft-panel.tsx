import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilingCopyView } from '../../../../domain/draft/filing-copy-view.js';
import { Gaps } from '../../../../domain/draft/gaps.js';
import { OfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { AdminDraftDocument, type AdminDraftResult } from '../registration-request-answer.graphql.js';
import { PaidUnits } from './paid-units.js';
import styles from '../registration-request-show.module.css';

/** From the paid order to the filing: what each office will get, what is missing. */
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

function Readiness({ request }: { request: DraftRequest }) {
  const { t } = useTranslation('admin-draft');
  const offices = [...new Set(request.draftGaps.map(({ jurisdiction }) => jurisdiction))];
  // Each list the client left to us: office and class.
  const lists = request.draftGaps
    .filter(({ kind }) => kind === 'TERMS')
    .flatMap(({ jurisdiction, classes }) =>
      classes.map((number) => `${jurisdiction ?? ''} ${number}`.trim()),
    );
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
    </div>
  );
}
