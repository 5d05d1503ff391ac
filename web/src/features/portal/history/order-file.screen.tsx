import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CaseFileLook } from '../../../domain/history/case-file-look.js';
import { orderChapters } from '../../../domain/history/order-chapters.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { Missing } from '../parts/missing.js';
import { Loaded, Page } from '../parts/page.js';
import { useAreaWords } from '../parts/use-area-words.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { PortalOrderFileDocument, PortalOrderFileNode } from './order-file.graphql.js';
import { useWho } from './use-who.js';

const question = (id: string) => [PortalOrderFileDocument, PortalOrderFileNode, { id }] as const;

export const ahead = asksAhead(({ params: { id = '' } }) => [question(id)]);

/** Everything that happened to an order and its money, open to its owner; what is the firm's own is counted. */
export function Component() {
  const { t } = useTranslation('records-history');
  const { id = '' } = useParams();
  const { lineWord } = useAreaWords();
  const who = useWho();
  const answer = usePortalQuery(...question(id));
  const { data } = answer;
  const order = data?.registrationRequest ?? data?.serviceRequest;
  if (order === null) return <Missing />;
  const back = data?.serviceRequest == null ? 'order' : 'service-order';
  return (
    <Page
      title={order === undefined ? t('file.title') : t('file.titleOf', { name: order.publicId })}
      lead={data?.registrationRequest?.value ?? undefined}
      actions={<AppLink to={`/portal/${back}/${id}`}>{t('file.backToOrder')}</AppLink>}
    >
      <Loaded answer={answer}>
        {(files) => <CaseFileLook chapters={orderChapters(files, t)} lineWord={lineWord} who={who} />}
      </Loaded>
    </Page>
  );
}
