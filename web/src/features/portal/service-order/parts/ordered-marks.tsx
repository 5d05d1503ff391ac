import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger } from '../../parts/ledger.js';
import { Section } from '../../parts/page.js';
import type { PortalServiceOrderResult } from '../service-order.graphql.js';

type Order = NonNullable<PortalServiceOrderResult['serviceRequest']>;

/** Of an order for several marks: each of them, with an order of its own. */
export function OrderedMarks({ marks }: { marks: Order['marksOfOrder'] }) {
  const { t } = useTranslation('portal-threats');
  const office = useOfficeName();
  if (marks.length === 0) return null;
  return (
    <Section title={t('order.marks')}>
      <Ledger
        label={t('order.marks')}
        rows={marks.map(({ serviceRequestId, name, number, jurisdiction, status }) => ({
          id: serviceRequestId,
          to: `/portal/service-order/${serviceRequestId}`,
          title: name,
          text: (
            <>
              {office(jurisdiction)} · <span className="mono">{number}</span>
            </>
          ),
          status: <EntityStatus of="serviceRequest" status={status} />,
        }))}
      />
    </Section>
  );
}
