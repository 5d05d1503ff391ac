import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import styles from './service-order.module.css';
import type { PlacedServiceOrderResult } from './service-order.graphql.js';

type Marks = NonNullable<PlacedServiceOrderResult['serviceRequest']>['marksOfOrder'];

/** The marks of an order of several, each with how far it is. */
export function PlacedMarks({ marks }: { marks: Marks }) {
  const { t } = useTranslation('service-order');
  const office = useOfficeName();
  return (
    <section aria-labelledby="marks">
      <h2 id="marks">{t('placed.marks')}</h2>
      <ol className={styles.marks} aria-labelledby="marks">
        {marks.map(({ serviceRequestId, name, number, jurisdiction, status }) => (
          <li key={serviceRequestId}>
            <strong>{name}</strong>
            <span>
              {office(jurisdiction)} · <span className="mono">{number}</span>
            </span>
            <span>{t(`markStatus.${status}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
