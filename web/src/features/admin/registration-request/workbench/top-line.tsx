import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { Status } from '../../../../kit/status/status.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import { PaidUnits } from '../parts/paid-units.js';
import type { DeskRequest } from './draft-records.js';
import { paidAgainstDraft } from './paid-against-draft.js';
import { DeskMoneyDocument } from './workbench.graphql.js';
import { useWorkbench } from './workbench-context.js';
import styles from './workbench.module.css';

/** What was ordered and paid against what the draft holds now, each difference with its money. */
export function TopLine({ request }: { request: DeskRequest }) {
  const { t } = useTranslation('admin-draft');
  const office = useOfficeName();
  const { open } = useWorkbench();
  const place = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['request', request.id, 'money'],
    queryFn: () => ask(DeskMoneyDocument, { id: request.id }),
  });
  useDeskKeys('workbench', { differences: () => place.current?.focus() });
  const price = data?.orderProduct?.price;
  const feeOf = (jurisdiction: string): string | undefined => {
    const fees = (price?.lines ?? []).filter(
      (line) => line.jurisdiction === jurisdiction && line.kind === 'OFFICIAL_FEE',
    );
    const [first] = fees;
    return first === undefined
      ? undefined
      : formatMoney(
          fees.reduce((sum, { net }) => sum + net.amountMinor, 0),
          first.net.currency,
          'en',
        );
  };
  const balance = paidAgainstDraft(request.units);
  const counts = (of: 'paid' | 'drafted'): string =>
    balance
      .filter((one) => one[of] > 0)
      .map((one) => t('top.classes', { office: office(one.jurisdiction), count: one[of] }))
      .join(' · ') || t('top.nothing');
  const waiting = request.units.filter(({ paid, drafted }) => paid === 'TO_PAY' && !drafted);
  const differing = balance.filter(({ unused, unpaid }) => unused.length + unpaid.length > 0);
  return (
    <div className={styles.top}>
      <p>
        <strong>{t('top.paid')}</strong> {counts('paid')}
        {price !== undefined && (
          <>
            {' · '}
            {t('top.money', {
              total: formatMoney(price.total.amountMinor, price.total.currency, 'en'),
              fees: formatMoney(price.officeFee.amountMinor, price.officeFee.currency, 'en'),
            })}
          </>
        )}
      </p>
      <p>
        <strong>{t('top.draft')}</strong> {counts('drafted')}
      </p>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      <div ref={place} tabIndex={-1} role="group" aria-label={t('top.differences')}>
        {differing.length === 0 && waiting.length === 0 ? (
          <Status tone="ok" quiet>
            {t('top.same')}
          </Status>
        ) : (
          <ul>
            {differing.map((one) => (
              <Difference key={one.jurisdiction} {...one} fees={feeOf(one.jurisdiction)} />
            ))}
            {waiting.length > 0 && (
              <li>
                <Status tone="waiting">{t('top.waiting', { count: waiting.length })}</Status>
              </li>
            )}
          </ul>
        )}
      </div>
      <details>
        <summary>{t('top.units')}</summary>
        <PaidUnits id={request.id} units={request.units} open={open} />
      </details>
    </div>
  );
}

type Balance = ReturnType<typeof paidAgainstDraft>[number];

/** What one office has in the order and not in the draft, or the other way, with the office's fee in the order. */
function Difference({
  jurisdiction,
  unused,
  unpaid,
  fees,
}: Pick<Balance, 'jurisdiction' | 'unused' | 'unpaid'> & { readonly fees: string | undefined }) {
  const { t } = useTranslation('admin-draft');
  const office = useOfficeName()(jurisdiction);
  return (
    <li>
      {unused.length > 0 && (
        <Status tone="waiting">
          {t('top.unused', { office, classes: unused.join(', '), count: unused.length })}
        </Status>
      )}
      {unpaid.length > 0 && (
        <Status tone="problem">
          {t('top.unpaid', { office, classes: unpaid.join(', '), count: unpaid.length })}
        </Status>
      )}{' '}
      {fees !== undefined && <span className={styles.hint}>{t('top.fees', { fees })}</span>}
    </li>
  );
}
