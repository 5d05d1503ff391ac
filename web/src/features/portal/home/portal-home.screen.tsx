import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TURNING_POINTS } from '../../../domain/deadline/deadline-state.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { countingDeadlines } from '../parts/counting-deadlines.js';
import { DeadlineLedger } from '../parts/deadline-ledger.js';
import { OrderList } from '../parts/order-list.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { Changes } from './parts/changes.js';
import { dutiesOf } from './parts/duties.js';
import { NeedsYou } from './parts/needs-you.js';
import { Numbers } from './parts/numbers.js';
import { useArrival } from './parts/use-arrival.js';
import { PortalHomeDocument, PortalHomeNode } from './portal-home.graphql.js';

const EVERY_MINUTE = 60_000;
const SOON = 1_500;

/** First what waits for the reader, then what changed, then what goes on by itself. */
export function Component() {
  const { t } = useTranslation('portal');
  const arrival = useArrival();
  const [counting] = useState(() => ({ and: [countingDeadlines(new Date().toISOString()), { actor: { eq: 'OWNER' }, kind: { notIn: TURNING_POINTS } }] }) as never);
  const answer = usePortalQuery(PortalHomeDocument, PortalHomeNode, { counting }, { pollInterval: arrival.expected ? SOON : EVERY_MINUTE });
  const empty = answer.data !== undefined && answer.data.registrationRequestList.totalCount + answer.data.live + answer.data.pending === 0;
  useEffect(() => {
    if (answer.data !== undefined && !empty) arrival.arrived();
  });
  const name = answer.data?.viewer?.profile?.firstname ?? answer.data?.viewer?.displayName ?? '';
  return (
    <Page title={t('home.title')} heading={<h1>{name === '' ? t('home.title') : t('home.hello', { name })}</h1>}>
      <Loaded answer={answer}>
        {(home) => {
          const orders = home.registrationRequestList.items;
          const duties = dutiesOf(home);
          const dates = home.trademarkDeadlineList.items;
          const working = orders.filter((order) => order.status === 'VERIFICATION_REQUESTED');
          return (
            <>
              {empty && arrival.expected && <Empty><span role="status">{t('home.arriving')}</span></Empty>}
              {empty && !arrival.expected && <Empty action={<ButtonLink to="/verification" look="accent">{t('nav.check')}</ButtonLink>}>{t('home.empty')}</Empty>}
              {duties.length > 0 && <NeedsYou duties={duties} />}
              <Changes changes={home.notificationList.items} />
              <Numbers live={home.live} pending={home.pending} openCases={home.openCases} unseen={home.unseenMonitoringResultCount} />
              {dates.length > 0 && (
                <Section title={t('home.dates')} aside={<AppLink to="/portal/deadlines">{t('home.deadlines')}</AppLink>}>
                  <DeadlineLedger deadlines={dates} label={t('home.dates')} />
                </Section>
              )}
              {working.length > 0 && <Section title={t('home.working')}><OrderList orders={working} /></Section>}
              {orders.length > 0 && <p><ButtonLink to="/portal/orders">{t('home.all', { count: home.registrationRequestList.totalCount })}</ButtonLink></p>}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
