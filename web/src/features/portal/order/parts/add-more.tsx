import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MorePrice } from '../../../../domain/order/more/more-price.js';
import { useMore } from '../../../../domain/order/more/use-more.js';
import { isHeld, type RequestedUnit } from '../../../../domain/order/more/requested-unit.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { OrderOfficesDocument, OrderOfficesNode, type PortalOrderResult } from '../order.graphql.js';
import { UnitPicker } from './unit-picker.js';
import { RequestedUnits } from './requested-units.js';

type Order = NonNullable<PortalOrderResult['registrationRequest']>;

/** Until the approval the draft can take more. */
const OPEN: readonly (string | null)[] = ['READY_FOR_DRAFTING', 'SENT_FOR_REVIEW'];

/** Whether more can be ordered: the same rule as the server's, which decides. One addition at a time. */
export function canAddMore({
  status,
  endAskedAt,
  units,
}: Pick<Order, 'status' | 'endAskedAt' | 'units'>): boolean {
  return (
    OPEN.includes(status) &&
    endAskedAt === null &&
    units.length > 0 &&
    !units.some(({ paid }) => paid === 'TO_PAY')
  );
}

/** Further offices and classes: picked here, priced before they are ordered. */
export function AddMore({ order, onOrdered }: { order: Pick<Order, 'id' | 'units'>; onOrdered: () => void }) {
  const { t } = useTranslation('order-more');
  const { data } = usePortalQuery(OrderOfficesDocument, OrderOfficesNode, {});
  const own = [...new Set(order.units.map(({ jurisdiction }) => jurisdiction))];
  // Those of the order first: a class is added more often than an office.
  const offices = [
    ...own,
    ...(data?.jurisdictionList ?? []).map(({ code }) => code).filter((code) => !own.includes(code)),
  ];
  const [requestedUnits, setRequestedUnits] = useState<readonly RequestedUnit[]>([]);
  const [pick, setPick] = useState({ jurisdiction: own[0] ?? '', classNumber: 35 });
  const more = useMore(order.id, order.units, requestedUnits);
  const held = isHeld(order.units, pick);
  const listed = requestedUnits.some(
    ({ jurisdiction, classNumber }) => jurisdiction === pick.jurisdiction && classNumber === pick.classNumber,
  );
  const change = (next: readonly RequestedUnit[]): void => {
    setRequestedUnits(next);
    more.forget();
  };
  return (
    <details>
      <summary>{t('title')}</summary>
      <p>{t('lead')}</p>
      <UnitPicker
        offices={offices}
        pick={pick}
        onPick={setPick}
        add={held || listed ? undefined : () => change([...requestedUnits, { ...pick, terms: [] }])}
      />
      {held && <p role="status">{t('ordered')}</p>}
      {requestedUnits.length > 0 && (
        <>
          <RequestedUnits requestedUnits={requestedUnits} onChange={change} />
          <MorePrice
            more={more}
            requestedUnits={requestedUnits}
            onOrdered={() => {
              setRequestedUnits([]);
              more.forget();
              onOrdered();
            }}
            look="plain"
          />
        </>
      )}
    </details>
  );
}
