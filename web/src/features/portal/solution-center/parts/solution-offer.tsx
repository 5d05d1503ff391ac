import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownCountry } from '../../../../data/api-of.js';
import { MONITORING_ORDER } from '../../../../domain/monitoring/tiers.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { CommandButton } from '../../parts/command-button.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Money } from '../../parts/money.js';
import { OfferedTotal } from '../../../../domain/offered-price/offered-total.js';
import { OrderCountry } from '../../parts/ordered-work/order-country.js';
import { OrderLink } from '../../parts/ordered-work/order-link.js';
import { Offer } from '../../../../kit/offer/offer.js';
import { useCommand } from '../../parts/use-command.js';
import {
  DeclineCaseSolutionDocument,
  DeclineCaseSolutionNode,
  OrderCaseSolutionDocument,
  OrderCaseSolutionNode,
  type PortalSolutionsResult,
} from '../solution-center.graphql.js';

type Solution = NonNullable<PortalSolutionsResult['case']>['solutions']['items'][number];

/** Minor units of its currency, before tax. */
const sumOf = ({ items }: Solution): number => items.reduce((sum, { price }) => sum + price.amountMinor, 0);

/** A plan takes its price off; a lawyer may offer a step at nothing without one. */
const isOfPlan = ({ items }: Solution): boolean => items.some(({ isIncluded }) => isIncluded === true);

function Prices({ solution }: { solution: Solution }) {
  const { t } = useTranslation('portal-threats');
  return (
    <dl>
      {solution.items.map((item) => (
        <div key={item.title}>
          <dt>{item.title}</dt>
          <dd>{item.isIncluded === true ? t('portal-letter:order.included') : <Money of={item.price} />}</dd>
        </div>
      ))}
      {solution.items.length > 1 && (
        <div>
          <dt>{t('center.total')}</dt>
          <dd>
            <strong>
              <Money of={{ amountMinor: sumOf(solution), currency: solution.currency }} />
            </strong>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Ordered, it is in progress once the first of its steps is. */
const standsAt = ({ status, workBegunAt }: Solution): string =>
  status === 'ORDERED' && workBegunAt !== null ? 'IN_PROGRESS' : status;

/** One way to act: its parts, prices, odds and days. */
export function SolutionOffer({ solution }: { solution: Solution }) {
  const { t } = useTranslation('portal-threats');
  const toast = useToast();
  const isFree = sumOf(solution) === 0;
  const order = useCommand(OrderCaseSolutionDocument, OrderCaseSolutionNode, () =>
    toast('success', t(isFree ? 'portal-letter:order.includedDone' : 'center.ordered')),
  );
  const decline = useCommand(DeclineCaseSolutionDocument, DeclineCaseSolutionNode);
  const [country, setCountry] = useState(knownCountry(undefined));
  const kinds = [...new Set(solution.items.flatMap(({ kind }) => (kind === null ? [] : kind)))];
  const title = solution.items.map((item) => item.title).join(', ');
  return (
    <Offer title={title} badge={<EntityStatus of="solution" status={standsAt(solution)} />}>
      {kinds.length > 0 && <p>{kinds.map((kind) => t(`center.kind.${kind}`)).join(', ')}</p>}
      {solution.items.map((item) => (
        <div key={item.title}>
          {item.description !== null && <p>{item.description}</p>}
          {item.needed !== null && (
            <p>
              <strong>{t('center.needed')}</strong> {item.needed}
            </p>
          )}
          {item.risk !== null && (
            <p>
              <strong>{t('center.risk')}</strong> {item.risk}
            </p>
          )}
          {item.chanceOfSuccess !== null && <p>{t('center.odds', { percent: item.chanceOfSuccess })}</p>}
          {item.days !== null && <p>{t('center.days', { count: item.days })}</p>}
        </div>
      ))}
      <Prices solution={solution} />
      {solution.offerSubscription && (
        <p>
          {t('center.subscription')}{' '}
          <AppLink to={`${MONITORING_ORDER}?caseSolutionId=${solution.id}`}>{t('center.monitoring')}</AppLink>
        </p>
      )}
      {solution.status === 'ORDERED' && solution.serviceRequestId !== null && (
        <OrderLink orderId={solution.serviceRequestId} isPaid={solution.paidAt !== null} />
      )}
      {solution.status === 'OFFERED' && (
        <div>
          <CommandButton
            command={order}
            variables={{
              id: solution.id,
              input: country === '' || isFree ? {} : { country },
              expectedVersion: solution.version,
            }}
            look="accent"
            label={t('center.order')}
            title={t('center.orderTitle', { title })}
            confirm={t(isFree ? 'center.order' : 'center.confirm')}
          >
            {isFree ? (
              <p>{t(`portal-letter:order.${isOfPlan(solution) ? 'includedText' : 'freeText'}`)}</p>
            ) : (
              <>
                <OrderCountry country={country} choose={setCountry} />
                <OfferedTotal
                  fee={sumOf(solution)}
                  officeFee={0}
                  currency={solution.currency}
                  office={null}
                  country={country}
                />
                <p>{t('center.orderText')}</p>
              </>
            )}
          </CommandButton>{' '}
          <CommandButton
            command={decline}
            variables={{ id: solution.id }}
            label={t('center.decline')}
            title={t('center.declineTitle', { title })}
            confirm={t('center.decline')}
          >
            <p>{t('center.declineText')}</p>
          </CommandButton>
        </div>
      )}
    </Offer>
  );
}
