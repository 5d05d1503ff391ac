import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/button/button.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { BrandScope, useBrandScope, type Scope } from '../parts/brand-scope.js';
import { aMomentAgo, ownersDates } from '../parts/counting-deadlines.js';
import { DeadlineLedger } from '../parts/deadline-ledger.js';
import { OrderList } from '../parts/order-list.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { dutiesOf } from './parts/duties.js';
import { FirstOrder } from './parts/first-order.js';
import { NeedsYou } from './parts/needs-you.js';
import { Numbers } from './parts/numbers.js';
import { ReturnedLetters } from './parts/returned-letters.js';
import { SinceLastVisit } from './parts/since-last-visit.js';
import { useArrival } from './parts/use-arrival.js';
import { PortalHomeDocument, PortalHomeNode, type PortalHomeResult } from './home.graphql.js';

const EVERY_MINUTE = 60_000;
const SOON = 1_500;
const OPEN_CASES = ['CREATED', 'CLIENT_APPROACHED', 'IN_PROGRESS', 'CLIENT_UNRESPONSIVE'];

function question({ filter }: Scope, counting: Record<string, unknown>) {
  const marks = (groups: readonly string[]) => ({ ...filter, statusGroup: { in: groups } }) as never;
  const variables = {
    counting: counting as never,
    live: marks(['LIVE']),
    pending: marks(['PENDING', 'ACTION_NEEDED']),
    open: { ...filter, status: { in: OPEN_CASES } } as never,
  };
  return [PortalHomeDocument, PortalHomeNode, variables] as const;
}

const countingNow = () => ownersDates(aMomentAgo(new Date()));

export const ahead = asksAhead(({ scope }) => [question(scope, countingNow())]);

/** First what waits for the reader, then what changed, then what goes on by itself. */
export function Component() {
  const { t } = useTranslation('portal');
  const arrival = useArrival();
  const scope = useBrandScope();
  const [counting] = useState(countingNow);
  const answer = usePortalQuery(...question(scope, counting), {
    pollInterval: arrival.expected ? SOON : EVERY_MINUTE,
    skip: !scope.ready,
  });
  const empty =
    answer.data !== undefined && answer.data.registrationRequestList.totalCount + answer.data.allMarks === 0;
  useEffect(() => {
    if (answer.data !== undefined && !empty) arrival.arrived();
  });
  const name = answer.data?.viewer?.profile?.firstname ?? answer.data?.viewer?.displayName ?? '';
  return (
    <Page
      title={t('home.title')}
      heading={<h1>{name === '' ? t('home.title') : t('home.hello', { name })}</h1>}
    >
      <Loaded answer={answer}>
        {(home) => {
          const [first] = home.registrationRequestList.items;
          if (empty && arrival.expected)
            return (
              <Empty>
                <span role="status">{t('home.arriving')}</span>
              </Empty>
            );
          if (empty)
            return (
              <Empty
                action={
                  <>
                    <ButtonLink to="/verification" look="accent">
                      {t('home.checkName')}
                    </ButtonLink>
                    <ButtonLink to="/portal/trademarks">{t('home.addMark')}</ButtonLink>
                  </>
                }
              >
                {t('home.empty')}
              </Empty>
            );
          const single =
            home.registrationRequestList.totalCount === 1 && home.allMarks === 0 ? first : undefined;
          const duties = dutiesOf(home, new Date()).filter(({ id }) => id !== single?.id);
          const yours = single?.nextStep.whoseTurn === 'YOU';
          return (
            <>
              {single !== undefined && <FirstOrder order={single} />}
              <ReturnedLetters />
              {duties.length > 0 && (
                <NeedsYou
                  duties={duties}
                  filled={!yours}
                  title={t(single === undefined ? 'home.needsYou' : 'home.alsoNeedsYou')}
                />
              )}
              <SinceLastVisit />
              {single === undefined && <Portfolio home={home} scope={scope} />}
              <p>
                <AppLink to="/book-a-free-consultation">{t('home.talk')}</AppLink>
              </p>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** Numbers, dates and orders of somebody who has more than one thing here. */
function Portfolio({ home, scope }: { home: PortalHomeResult; scope: ReturnType<typeof useBrandScope> }) {
  const { t } = useTranslation('portal');
  const orders = home.registrationRequestList.items;
  const dates = home.trademarkDeadlineList.items;
  const working = orders.filter(({ nextStep: { whoseTurn } }) => whoseTurn === 'US');
  return (
    <>
      <BrandScope
        path="/portal"
        scope={scope}
        hidden={[
          { what: 'threats', count: home.allCases - home.openCases },
          { what: 'marks', count: home.allMarks - home.live - home.pending },
        ]}
      />
      <Numbers
        live={home.live}
        pending={home.pending}
        openCases={home.openCases}
        unseen={home.unseenMonitoringResultCount}
        firstUnseen={home.unseenResults.items[0]}
      />
      {dates.length > 0 && (
        <Section
          title={t('home.dates')}
          aside={<AppLink to="/portal/deadlines">{t('home.deadlines')}</AppLink>}
        >
          <DeadlineLedger deadlines={dates} label={t('home.dates')} />
        </Section>
      )}
      {working.length > 0 && (
        <Section title={t('home.working')}>
          <OrderList orders={working} />
        </Section>
      )}
      {orders.length > 0 && (
        <p>
          <ButtonLink to="/portal/orders">
            {t('home.all', { count: home.registrationRequestList.totalCount })}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
