import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { useInOffice } from '../../../../domain/jurisdiction/in-office.js';
import { MorePrice } from '../../../../domain/order/more/more-price.js';
import styles from '../../../../domain/order/more/more.module.css';
import { useMore } from '../../../../domain/order/more/use-more.js';
import { isHeld, type Wished } from '../../../../domain/order/more/wished.js';
import { Button } from '../../../../kit/button/button.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { OrderOfficesDocument, OrderOfficesNode } from '../order-offices.graphql.js';
import type { PortalOrderResult } from '../portal-order.graphql.js';

type Order = NonNullable<PortalOrderResult['registrationRequest']>;

const CLASSES = Array.from({ length: 45 }, (_, index) => index + 1);
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
  const { t } = useTranslation(['order-more', 'classes']);
  const name = useOfficeName();
  const inOffice = useInOffice();
  const { data } = usePortalQuery(OrderOfficesDocument, OrderOfficesNode, {});
  const own = [...new Set(order.units.map(({ jurisdiction }) => jurisdiction))];
  // Those of the order first: a class is added more often than an office.
  const offices = [
    ...own,
    ...(data?.jurisdictionList ?? []).map(({ code }) => code).filter((code) => !own.includes(code)),
  ];
  const [wished, setWished] = useState<readonly Wished[]>([]);
  const [pick, setPick] = useState({ jurisdiction: own[0] ?? '', classNumber: 35 });
  const more = useMore(order.id, order.units, wished);
  const held = isHeld(order.units, pick);
  const listed = wished.some(
    ({ jurisdiction, classNumber }) => jurisdiction === pick.jurisdiction && classNumber === pick.classNumber,
  );
  const change = (next: readonly Wished[]): void => {
    setWished(next);
    more.forget();
  };
  const said = (one: Pick<Wished, 'jurisdiction' | 'classNumber'>): string =>
    t('class', { class: one.classNumber, office: inOffice(one.jurisdiction) });
  return (
    <details>
      <summary>{t('title')}</summary>
      <p>{t('lead')}</p>
      <div className={styles.wish}>
        <label>
          {t('office')}
          <select
            name="office"
            value={pick.jurisdiction}
            onChange={(event) => setPick((last) => ({ ...last, jurisdiction: event.target.value }))}
          >
            {offices.map((code) => (
              <option key={code} value={code}>
                {name(code)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('classLabel')}
          <select
            name="class"
            value={pick.classNumber}
            onChange={(event) => setPick((last) => ({ ...last, classNumber: Number(event.target.value) }))}
          >
            {CLASSES.map((number) => (
              <option key={number} value={number}>
                {t('classOption', { number, title: t(`classes:${number}`) })}
              </option>
            ))}
          </select>
        </label>
        <Button
          type="button"
          size="small"
          disabled={held || listed}
          onClick={() => change([...wished, { ...pick, terms: [] }])}
        >
          {t('add')}
        </Button>
      </div>
      {held && <p role="status">{t('ordered')}</p>}
      {wished.length > 0 && (
        <>
          <ul className={styles.wishes}>
            {wished.map((one) => (
              <li key={`${one.jurisdiction} ${one.classNumber}`}>
                {said(one)}{' '}
                <Button
                  type="button"
                  look="quiet"
                  size="small"
                  onClick={() => change(wished.filter((other) => other !== one))}
                  aria-label={t('remove', { what: said(one) })}
                >
                  ×
                </Button>
              </li>
            ))}
          </ul>
          <MorePrice
            more={more}
            wished={wished}
            onOrdered={() => {
              setWished([]);
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
