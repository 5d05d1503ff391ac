import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { waitingAddition, WaitingAddition } from '../../../../domain/order/more/waiting-addition.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import type { PortalOrderResult } from '../order.graphql.js';
import { AddMore, canAddMore } from './add-more.js';
import styles from '../order.module.css';

type Order = NonNullable<PortalOrderResult['registrationRequest']>;
type Unit = Order['units'][number];

/** What the order is for, office by office and class by class, and how far each is. Before it is placed: where protection is wanted. */
export function OfficesAndClasses({ order, again }: { order: Order; again: () => void }) {
  const addition = waitingAddition(order.units);
  const { t } = useTranslation(['portal-order', 'portal-next', 'portal']);
  return (
    <section aria-labelledby="offices">
      <h2 id="offices">{t('order.matrix.title')}</h2>
      {order.units.length > 0 ? (
        <Matrix units={order.units} />
      ) : (
        <Wanted jurisdictions={order.jurisdictions} classes={order.classes} />
      )}
      {addition !== undefined && (
        <WaitingAddition
          orderId={order.id}
          addition={addition}
          onDone={again}
          approving={order.status === 'SENT_FOR_REVIEW'}
        />
      )}
      {canAddMore(order) && <AddMore order={order} onOrdered={again} />}
    </section>
  );
}

function Wanted({ jurisdictions, classes }: Pick<Order, 'jurisdictions' | 'classes'>) {
  const { t } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const office = useOfficeName();
  if (jurisdictions.length === 0) return <p>{t('order.matrix.undecided')}</p>;
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">{t('order.matrix.office')}</th>
          <th scope="col">{t('order.matrix.classes')}</th>
        </tr>
      </thead>
      <tbody>
        {jurisdictions.map((code) => (
          <tr key={code}>
            <th scope="row">{office(code)}</th>
            <td data-column={t('order.matrix.classes')}>
              {classes.length === 0 ? t('order.matrix.advice') : classes.join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Matrix({ units }: { units: readonly Unit[] }) {
  const { t, i18n } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const office = useOfficeName();
  const columns = [
    { id: 'paid', of: ({ paid }: Unit) => t(`order.matrix.money.${paid}`) },
    { id: 'drafted', of: ({ drafted }: Unit) => t(drafted ? 'order.matrix.yes' : 'order.matrix.notYet') },
    {
      id: 'approved',
      of: ({ approvedAt }: Unit) =>
        approvedAt === null ? '–' : formatMoment(approvedAt, i18n.language, 'date'),
    },
    {
      id: 'filed',
      of: ({ filedAt, applicationNumber }: Unit) =>
        filedAt === null
          ? '–'
          : [applicationNumber, formatDay(filedAt, i18n.language)].filter(Boolean).join(' · '),
    },
  ] as const;
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">{t('order.matrix.office')}</th>
          {columns.map(({ id }) => (
            <th key={id} scope="col">
              {t(`order.matrix.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {units.map((unit, index) => (
          <tr key={`${unit.jurisdiction} ${unit.classNumber} ${String(index)}`} data-paid={unit.paid}>
            <th scope="row">
              <span>{office(unit.jurisdiction)}</span>{' '}
              <span className={styles.class}>{t('order.matrix.class', { number: unit.classNumber })}</span>
            </th>
            {columns.map(({ id, of }) => (
              <td key={id} data-column={t(`order.matrix.${id}`)}>
                {of(unit)}
                {id === 'paid' && <More unit={unit} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An additional order has a number of its own. */
function More({ unit: { additionalOrder } }: { unit: Unit }) {
  return additionalOrder === null ? null : (
    <span className={styles.class}>
      {' '}
      <span className="mono">{additionalOrder.publicId}</span>
    </span>
  );
}
