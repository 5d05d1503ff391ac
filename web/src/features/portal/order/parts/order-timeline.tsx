import { useTranslation } from 'react-i18next';
import { ownWords } from '../../../../domain/order/own-words.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Timeline, type TimelineStep } from '../../../../kit/timeline/timeline.js';
import type { PortalOrderResult } from '../order.graphql.js';

type Entry = NonNullable<PortalOrderResult['registrationRequest']>['timeline'][number];

/** What the next step says anyway, and what the news of the money says better. */
const SAID_ELSEWHERE: readonly string[] = ['ReadyForDrafting', 'ApplicationSealed'];

/** What happened, newest first, in the customer's words with who did it. */
export function OrderTimeline({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const paid = entries.some(({ type }) => type === 'InvoicePaid');
  const shown = entries.filter(
    ({ type }) => !SAID_ELSEWHERE.includes(type) && (type !== 'CheckoutCompleted' || !paid),
  );
  const said = new Set(ownWords(entries).map(({ id }) => id));
  const what = ({ type, label, reminder, by }: Entry): string => {
    if (type === 'ClientReminded')
      return t(`reminded.${reminder ?? 'OTHER'}`, { defaultValue: t('reminded.OTHER') });
    // Taken back by us, for what was ordered more: nobody asked for it.
    return type === 'ChangesRequested' && by === 'US'
      ? t('event.Taken back')
      : t([`event.${label}`, `portal:event.${label}`], { defaultValue: label });
  };
  const steps: TimelineStep[] = [...shown]
    .sort((left, right) => right.occurredAt.localeCompare(left.occurredAt))
    .map((entry) => ({
      id: entry.id,
      title: what(entry),
      meta: (
        <>
          <Moment at={entry.occurredAt} style="short" /> · {entry.actorName ?? t(`portal:by.${entry.by}`)}
        </>
      ),
      // What the client wrote with a step stands in the conversation.
      ...(entry.reason === null || said.has(entry.id) ? {} : { text: entry.reason }),
      state: 'done',
    }));
  return (
    <div aria-live="polite">
      <Timeline label={t('portal:order.timeline')} steps={steps} />
    </div>
  );
}
