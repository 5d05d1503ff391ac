import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Day } from '../../parts/day.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger } from '../../parts/ledger.js';
import { nextDates } from '../../parts/next-dates.js';
import type { TrademarkRow } from '../../parts/portal-parts.graphql.js';

/** Each mark with its office, classes, status and the date that comes first. */
export function TrademarkLedger({ marks, now }: { marks: readonly TrademarkRow[]; now: Date }) {
  const { t } = useTranslation('portal-trademarks');
  const office = useOfficeName();
  if (marks.length === 0) return null;
  return (
    <Ledger
      label={t('list.title')}
      rows={marks.map((mark) => {
        const next = nextDates([mark], now)[0];
        return {
          id: mark.id,
          to: `/portal/trademarks/${mark.id}`,
          seal: mark.name,
          title: mark.alias ?? mark.name,
          text: (
            <>
              {office(mark.jurisdiction)}
              {mark.number !== null && (
                <>
                  {' '}
                  · <span className="mono">{mark.number}</span>
                </>
              )}{' '}
              · {t('list.classes', { count: mark.classes.length, list: mark.classes.join(', ') })}
            </>
          ),
          status: <EntityStatus of="trademark" status={mark.status} />,
          end:
            next === undefined ? undefined : (
              <>
                {t(`portal:date.${next.kind}`)}
                <br />
                <Day on={next.on} due office={mark.jurisdiction} />
              </>
            ),
        };
      })}
    />
  );
}
