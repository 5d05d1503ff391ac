import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  PortalOrderPromisesDocument,
  PortalOrderPromisesNode,
  type PortalOrderPromisesResult,
} from '../order.graphql.js';
import styles from '../order.module.css';

const LIVE_MS = 60_000;
/** What a client has of it; the rest is work of ours that is not worth a name to others. */
const NAMED = ['CHECK', 'DRAFT', 'CHANGE', 'FILE', 'ANSWER', 'PRICE'] as const;

type Promised = PortalOrderPromisesResult['servicePromiseList']['items'][number];

/** What we said by when, and when the client had it; nothing where nothing was said. */
export function Promises({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('portal-order');
  const { data } = usePortalQuery(
    PortalOrderPromisesDocument,
    PortalOrderPromisesNode,
    { id: orderId },
    { pollInterval: LIVE_MS },
  );
  const shown = (data?.servicePromiseList.items ?? []).filter(({ work }) => namedOf(work) !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.promises} aria-label={t('promises.title')}>
      {shown.map((each) => (
        <PromiseLine key={each.id} promised={each} />
      ))}
    </ul>
  );
}

const namedOf = (work: Promised['work']): (typeof NAMED)[number] | undefined =>
  NAMED.find((each) => each === work);

function PromiseLine({ promised }: { readonly promised: Promised }) {
  const { t } = useTranslation('portal-order');
  const { work, promisedAt, firstPromisedAt, movedBecause, keptAt } = promised;
  return (
    <li>
      {t(`promises.${namedOf(work) ?? 'CHECK'}`)}: {t(keptAt === null ? 'promises.by' : 'promises.was')}{' '}
      <Moment at={promisedAt} style="due" />
      {keptAt !== null && (
        <>
          , {t('promises.had')} <Moment at={keptAt} style="due" />
        </>
      )}
      {movedBecause !== null && (
        <>
          ; {t('promises.first')} <Moment at={firstPromisedAt} style="due" />: {movedBecause}
        </>
      )}
    </li>
  );
}
