import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { Moment } from '../../../kit/dates/moment.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Seal } from '../../../kit/seal/seal.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { StatusWord } from '../parts/tops/status-words.js';
import { AdminFilingDeskDocument } from './filing.graphql.js';
import styles from './filing.module.css';
import { PaidLine } from './parts/paid-line.js';
import { OfficeFilings } from './parts/office-filings.js';
import { Offices } from './parts/offices.js';
import { orderPaid } from './parts/order-paid.js';

const EVERY_5_SECONDS = 5_000;

/** Each office of an approved order: what goes there, by which way, and how far it is. */
export function Component() {
  const { t } = useTranslation('admin-filing');
  const { id = '' } = useParams();
  const asked = useSearchParams()[0].get('trademarkId');
  const { data, error, refetch } = useQuery({
    queryKey: ['filing desk', id],
    queryFn: () => ask(AdminFilingDeskDocument, { id }),
    refetchInterval: EVERY_5_SECONDS,
  });
  if (data === undefined)
    return error === null ? (
      <p role="status">{t('common:loading')}</p>
    ) : (
      <Failed error={error} again={() => void refetch()} />
    );
  const { registrationRequest: request, filingCopy: copy, trademarkList, productList } = data;
  if (request === null)
    return (
      <>
        <PageMeta title={t('admin:request.missing')} />
        <h1>{t('admin:request.missing')}</h1>
      </>
    );
  const marks = trademarkList.items.toSorted((a, b) =>
    (a.jurisdiction ?? '').localeCompare(b.jurisdiction ?? '', 'en'),
  );
  const pictures = [
    request.logo,
    ...request.applications.items.flatMap(({ jurisdictions }) => jurisdictions.items.map(({ logo }) => logo)),
  ];
  return (
    <div className={styles.desk}>
      <PageMeta title={t('title', { name: request.value ?? '' })} />
      <header className={styles.head}>
        <Seal name={request.value ?? ''} size={56} />
        <div>
          <h1>{t('title', { name: request.value || t('admin:request.logo') })}</h1>
          <p>
            <AppLink to={`/registration_request/${id}/show`} className="mono">
              {request.publicId}
            </AppLink>{' '}
            <StatusWord table="registration_request" status={request.status} row={request} />
          </p>
        </div>
      </header>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      <PaidLine units={request.units} />
      <section aria-labelledby="sealed" className={styles.seal}>
        <h2 id="sealed">{t('sealed')}</h2>
        {copy.sealedAt === null ? (
          <p>{t('notSealed')}</p>
        ) : (
          <p>
            {t('sealedAt')} <Moment at={copy.sealedAt} />
          </p>
        )}
        <p className={styles.copyDigest}>
          <span>{t('digest')}</span> <code>{copy.digest}</code>
        </p>
      </section>
      {marks.length === 0 && <p>{t(copy.sealedAt === null ? 'afterApproval' : 'onTheWay')}</p>}
      {marks.length > 1 && <Offices requestId={id} marks={marks} asked={asked} />}
      {marks.map((mark) => (
        <OfficeFilings
          key={mark.id}
          requestId={id}
          mark={mark}
          paid={orderPaid(productList.items, { office: mark.jurisdiction, notedAt: request.paidAt })}
          isAsked={mark.id === asked}
          pictures={pictures}
          copy={{ offices: copy.offices.filter(({ jurisdiction }) => jurisdiction === mark.jurisdiction) }}
        />
      ))}
    </div>
  );
}
