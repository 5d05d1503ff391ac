import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Missing } from '../parts/missing.js';
import { Loaded, Page } from '../parts/page.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { LEAVING, useCommand } from '../parts/use-command.js';
import { WatchForm } from './parts/watch-form.js';
import {
  OrderTrademarkWatchDocument,
  OrderTrademarkWatchNode,
  PortalWatchOrderDocument,
  PortalWatchOrderNode,
} from './watch-order.graphql.js';

/** Orders a year of watching registers for one mark; with what the last year had, where one is named. */
export function Component() {
  const { t } = useTranslation('portal-watch');
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const [last] = useState(() => query.get('last'));
  const navigate = useNavigate();
  const answer = usePortalQuery(PortalWatchOrderDocument, PortalWatchOrderNode, { id });
  const order = useCommand(OrderTrademarkWatchDocument, OrderTrademarkWatchNode, (done) => {
    if (done.orderTrademarkWatch.__typename !== 'TrademarkWatchSubscription') return undefined;
    void navigate(`/portal/service-order/${done.orderTrademarkWatch.serviceRequestId}`);
    return LEAVING;
  });
  const mark = answer.data?.trademark;
  if (mark === null) return <Missing />;
  return (
    <Page title={t('order.title', { name: mark?.name ?? '' })} lead={t('order.lead')}>
      <Loaded answer={answer}>
        {({ trademark, watchableOfficeList: offices }) =>
          trademark !== null && (
            <WatchForm
              mark={trademark}
              offices={offices}
              last={trademark.watchSubscriptions.items.find((watch) => watch.id === last)}
              order={order}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
