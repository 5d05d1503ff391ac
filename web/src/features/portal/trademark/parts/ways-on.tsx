import { useTranslation } from 'react-i18next';
import { orderAddress, type FormService } from '../../../../domain/service-order/service-addresses.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Ledger } from '../../parts/ledger.js';
import { Section } from '../../parts/page.js';
import type { Mark } from './mark-of.js';

/** What is ordered for a mark that lives, with what is known of it filled in. */
const SERVICES: readonly FormService[] = [
  'cease-and-desist-letter',
  'filing-opposition',
  'trademark-coexistence-agreement',
  'limitation-of-goods-and-services',
  'domain-resolution',
];
/** A later application counts from the day of the first one for so long. */
const PRIORITY_MONTHS = 6;

/** Last day on which a filing elsewhere counts from the day of this one; undefined where it is over, or this was no first filing. */
export function priorityUntil(
  { filingDate, priorityDate }: Pick<Mark, 'filingDate' | 'priorityDate'>,
  today: string,
): string | undefined {
  if (filingDate === null || priorityDate !== null) return undefined;
  const [year = 0, month = 1, day = 1] = filingDate.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + PRIORITY_MONTHS + 1, 0)).getUTCDate();
  const until = new Date(Date.UTC(year, month - 1 + PRIORITY_MONTHS, Math.min(day, lastOfMonth)))
    .toISOString()
    .slice(0, 10);
  return until < today ? undefined : until;
}

/** What else can be ordered from the page of a mark. */
export function WaysOn({ mark, today }: { mark: Mark; today: string }) {
  const { t } = useTranslation(['portal-trademarks', 'portal-threats']);
  const until = priorityUntil(mark, today);
  return (
    <Section title={t('ways.title')}>
      <Ledger
        label={t('ways.title')}
        rows={[
          {
            id: 'extend',
            to: `/registration-request/new?${new URLSearchParams({ value: mark.name }).toString()}`,
            title: t('ways.extend'),
            text:
              until === undefined
                ? t('ways.extendText')
                : t('ways.extendPriority', { day: formatDay(until, 'en', { weekday: true }) }),
          },
          {
            id: 'talk',
            to: '/book-a-free-consultation',
            title: t('ways.talk'),
            text: t('ways.talkText'),
          },
          ...(mark.statusGroup === 'LIVE' ? SERVICES : []).map((service) => ({
            id: service,
            to: orderAddress(service, mark),
            title: t(`portal-threats:order.named.${service}`),
          })),
        ]}
      />
    </Section>
  );
}
