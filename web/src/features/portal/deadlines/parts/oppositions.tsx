import { useTranslation } from 'react-i18next';
import { watchResultAddress } from '../../../../domain/deadline/watch-result-address.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Day } from '../../parts/day.js';
import { Ledger } from '../../parts/ledger.js';
import { Loaded, Section } from '../../parts/page.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { PortalOppositionsDocument, PortalOppositionsNode } from '../deadlines.graphql.js';

/** Later marks the watch found, each with the last day to oppose it. `filter`: which of them. */
export function Oppositions({ filter }: { filter: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation('portal-deadlines');
  const office = useOfficeName();
  const answer = usePortalQuery(PortalOppositionsDocument, PortalOppositionsNode, {
    filter: filter as never,
  });
  return (
    <Loaded answer={answer}>
      {({ trademarkMonitoringResultList: { items } }) =>
        items.length > 0 && (
          <Section title={t('oppositions.title')}>
            <p>{t('oppositions.lead')}</p>
            <Ledger
              label={t('oppositions.title')}
              rows={items.map(
                ({ id, trademarkId, markName, jurisdiction, oppositionEndDate, orderedOn }) => ({
                  id,
                  to: watchResultAddress({ id, trademarkId }),
                  seal: markName,
                  title: t('oppositions.mark', { mark: markName }),
                  text: office(jurisdiction),
                  end: (
                    <>
                      {oppositionEndDate !== null && (
                        <strong>
                          <Day on={oppositionEndDate} due office={jurisdiction} />
                        </strong>
                      )}
                      {orderedOn !== null && (
                        <>
                          <br />
                          {t('oppositions.asked')} <Day on={orderedOn} />
                        </>
                      )}
                    </>
                  ),
                }),
              )}
            />
          </Section>
        )
      }
    </Loaded>
  );
}
