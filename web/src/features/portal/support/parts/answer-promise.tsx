import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { TicketPromiseDocument, TicketPromiseNode } from '../support.graphql.js';

const LOOK_MS = 60_000;

/** By when we said that we answer, from what was promised and is not kept yet; one that went by is said to have. */
export function AnswerPromise({ ticketId }: { ticketId: string }) {
  const { t } = useTranslation('portal-support');
  const { data } = usePortalQuery(
    TicketPromiseDocument,
    TicketPromiseNode,
    { id: ticketId },
    { pollInterval: LOOK_MS },
  );
  const at = data?.servicePromiseList.items[0]?.promisedAt;
  if (at === undefined) return null;
  const isLate = Date.parse(at) < Date.now();
  return (
    <p>
      {t(isLate ? 'promise.late' : 'promise.by')}{' '}
      <strong>
        <Moment at={at} />
      </strong>
    </p>
  );
}
