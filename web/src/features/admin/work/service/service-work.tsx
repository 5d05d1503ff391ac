import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { Extract, type ExtractRow } from '../../../../kit/extract/extract.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import type { RecordRow } from '../../parts/records/record-facts.js';
import { StatusWord } from '../../parts/tops/status-words.js';
import { RecordSteps } from '../../parts/records/steps/record-steps.js';
import { wordsOf } from './answer-words.js';
import { FinishService } from './finish-service.js';
import { ServiceWorkDocument, type ServiceWorkResult } from './service.graphql.js';
import styles from './service.module.css';

type Service = NonNullable<ServiceWorkResult['service']>;
type Papers = ServiceWorkResult['documentList']['items'];

/** The work on a service: what was wanted, against what, its papers, and what the client reads at the end. */
export function ServiceWork({ row }: { row: RecordRow }) {
  const { t } = useTranslation('admin-service');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'service', row.id],
    queryFn: () => ask(ServiceWorkDocument, { id: row.id }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const { service } = data;
  if (service === null) return null;
  return (
    <section aria-label={t('title')} className={styles.work}>
      <Wanted service={service} />
      <Threat service={service} />
      <PapersOf papers={data.documentList.items} />
      <Outcome service={service} />
    </section>
  );
}

/** What is done and with which answers, in words. */
function Wanted({ service }: { service: Service }) {
  const { t } = useTranslation('admin-service');
  const { type, deadline, paidAt, brand, parameters } = service;
  const rows: readonly ExtractRow[] = [
    { label: t('type'), value: wordsOf(type) },
    {
      label: t('deadline'),
      value: deadline === null ? t('noDeadline') : formatDay(deadline, 'en', { weekday: true }),
    },
    {
      label: t('paid'),
      value: paidAt === null ? t('notPaid') : formatDay(paidAt.slice(0, 10), 'en', { short: true }),
    },
    ...(brand === null
      ? []
      : [{ label: t('brand'), value: <AppLink to={`/brand/${brand.id}/show`}>{brand.name}</AppLink> }]),
    ...answerRows(parameters),
  ];
  return (
    <section>
      <h3>{t('wanted')}</h3>
      <Extract rows={rows} />
    </section>
  );
}

/** Answers of the order form as rows of words; what has no answer is left out. */
function answerRows(parameters: unknown): readonly ExtractRow[] {
  if (typeof parameters !== 'object' || parameters === null) return [];
  return Object.entries(parameters).flatMap(([key, value]) => {
    const said = wordsOf(value);
    return said === '' ? [] : [{ label: wordsOf(key), value: said }];
  });
}

function Threat({ service: { case: threat } }: { service: Service }) {
  const { t } = useTranslation('admin-service');
  if (threat === null) return null;
  return (
    <section>
      <h3>{t('threat')}</h3>
      <p>
        <AppLink to={`/case/${threat.id}/show`}>
          {t('against', {
            other: threat.caseCounterparty?.primaryName ?? '–',
            brand: threat.brand?.name ?? '–',
          })}
        </AppLink>{' '}
        <StatusWord table="case" status={threat.status} />
      </p>
    </section>
  );
}

function PapersOf({ papers }: { papers: Papers }) {
  const { t } = useTranslation('admin-service');
  return (
    <section>
      <h3>{t('papers')}</h3>
      {papers.length === 0 && <p className={styles.muted}>{t('noPapers')}</p>}
      <ul>
        {papers.map(({ id, name, url, createdAt }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>{' '}
            <span className={styles.muted}>{formatDay(createdAt.slice(0, 10), 'en', { short: true })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the client reads at the end; written while it is in work, shown ever after. */
function Outcome({ service }: { service: Service }) {
  const { t } = useTranslation('admin-service');
  return (
    <section>
      <h3>{t('outcome')}</h3>
      {service.outcome !== null && <blockquote className={styles.client}>{service.outcome}</blockquote>}
      {service.status === 'IN_PROGRESS' && <FinishService service={service} />}
      {service.outcome === null && service.status !== 'IN_PROGRESS' && (
        <p className={styles.muted}>{t(`outcomeLater.${service.status}`)}</p>
      )}
      <div className={styles.steps}>
        <RecordSteps
          table="service"
          row={service}
          only={['startService', 'askServiceClient', 'resumeService']}
        />
      </div>
    </section>
  );
}
