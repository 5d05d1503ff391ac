import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addedFilings, type RequestedUnit } from '../../../../domain/order/more/requested-unit.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { Status } from '../../../../kit/status/status.js';
import { ask } from '../../parts/admin-api.js';
import type { DeskRequest } from './draft-records.js';
import { DeskAskPriceDocument } from './workbench.graphql.js';
import { useWorkbench } from './workbench-context.js';
import styles from './workbench.module.css';

interface Props {
  readonly request: DeskRequest;
  readonly units: readonly RequestedUnit[];
  readonly onLeaveOut: () => void;
}

/** Classes that were picked and are not in the order: what they would cost, and the question whether the client wants them. Nothing of them is in the draft before. */
export function BeyondOrder({ request, units, onLeaveOut }: Props) {
  const { t } = useTranslation('admin-draft');
  const office = useOfficeName();
  const { askClient } = useWorkbench();
  const filings = addedFilings(request.units, units);
  const { data, error } = useQuery({
    queryKey: ['request', request.id, 'added', filings],
    queryFn: () => ask(DeskAskPriceDocument, { id: request.id, filings }),
  });
  const quote = data?.additionalOrderQuote;
  const price = quote?.__typename === 'OrderQuote' ? quote : undefined;
  const said = {
    classes: units.map(({ classNumber }) => classNumber).join(', '),
    office: office(units[0]?.jurisdiction ?? ''),
    count: units.length,
  };
  const money =
    price === undefined
      ? undefined
      : {
          total: formatMoney(price.total, price.currency, 'en'),
          fees: formatMoney(price.officeFee, price.currency, 'en'),
        };
  return (
    <div className={styles.beyond} role="group" aria-label={t('beyond.title')}>
      <Status tone="waiting">{t('beyond.said', said)}</Status>
      <p aria-live="polite">
        {money !== undefined && t('beyond.price', money)}
        {quote?.__typename === 'Refusal' && quote.message}
        {error !== null && t('beyond.noPrice')}
      </p>
      <Button
        size="small"
        onClick={() =>
          askClient(
            money === undefined
              ? t('beyond.letter', said)
              : t('beyond.letterWithPrice', { ...said, ...money }),
          )
        }
      >
        {t('ask.short')}
      </Button>{' '}
      <Button size="small" look="quiet" onClick={onLeaveOut}>
        {t('beyond.leaveOut')}
      </Button>
    </div>
  );
}
