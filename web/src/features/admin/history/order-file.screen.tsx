import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CaseFileLook } from '../../../domain/history/case-file-look.js';
import { orderChapters } from '../../../domain/history/order-chapters.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import styles from './history.module.css';
import { DeskOrderFileDocument } from './order-file.graphql.js';

/** Everything that happened to an order and its money: who, when, why, with which paper, and the chains that prove it. */
export function Component() {
  const { t } = useTranslation('records-history');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['order-file', id],
    queryFn: () => ask(DeskOrderFileDocument, { id }),
  });
  const order = data?.registrationRequest ?? data?.serviceRequest;
  const title = order == null ? t('file.title') : t('file.titleOf', { name: order.publicId });
  const back = data?.serviceRequest == null ? 'registration_request' : 'service_request';
  return (
    <div className={styles.page}>
      <PageMeta title={title} />
      <header>
        <h1>{title}</h1>
        {data?.registrationRequest != null && <p>{data.registrationRequest.value}</p>}
        <AppLink to={`/${back}/${id}/show`}>{t('file.backToOrder')}</AppLink>
      </header>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data === undefined && error === null && <p role="status">{t('common:loading')}</p>}
      {order === null && <p>{t('file.noOrder')}</p>}
      {data !== undefined && order != null && (
        <CaseFileLook
          chapters={orderChapters(data, t)}
          lineWord={(label) => label}
          who={({ actor, actorKind }) => actor?.displayName ?? t(`who.${actorKind ?? 'system'}`)}
          why={({ reason }) => reason}
        />
      )}
    </div>
  );
}
