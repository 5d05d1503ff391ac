import type { PortalOrderMoneyResult } from '../order.graphql.js';
import { feesTaxedAs, type Price } from './lines-by-office.js';

type Invoice = PortalOrderMoneyResult['invoiceList']['items'][number];

/** One rate of tax on an order, with whose rate it is and why. */
export interface TaxLine {
  readonly id: string;
  readonly category: Invoice['taxGroups'][number]['category'];
  readonly rate: string;
  /** Whose rate it is, ISO alpha-2. */
  readonly country: string;
  readonly why: 'person' | 'business' | 'number' | 'outside' | 'disbursed' | 'none';
  readonly buyerCountry: string;
  readonly vatId: string | null;
  /** Offices whose fees are taxed so. */
  readonly officeFees: readonly string[];
  /** Minor units. */
  readonly vat: number;
}

type CustomerKind = NonNullable<Price['pricedFor']>['customerKind'] | undefined;

const ONE_STOP = 'OSS-';

/** The tax of an order as its documents have it: by rate, country and reason. `price`: for whom it was worked out, and its parts. */
export function taxLines(
  invoices: readonly Invoice[],
  { lines, pricedFor }: Pick<Price, 'lines' | 'pricedFor'>,
): TaxLine[] {
  return invoices
    .filter(({ status }) => status !== 'CREDITED')
    .flatMap(({ id, taxGroups, taxDocument, billingEntity, customer }) =>
      taxGroups.map(({ category, rate, reason, vat }) => ({
        id: `${id} ${category} ${rate} ${reason ?? ''}`,
        category,
        rate,
        vat,
        officeFees: feesTaxedAs(lines, category),
        country:
          taxDocument?.startsWith(ONE_STOP) === true
            ? taxDocument.slice(ONE_STOP.length)
            : billingEntity.country,
        why: why(category, reason, pricedFor?.customerKind),
        buyerCountry: pricedFor?.country ?? customer?.country ?? billingEntity.country,
        vatId: pricedFor?.vatNumber ?? customer?.vatId ?? null,
      })),
    );
}

function why(category: TaxLine['category'], reason: string | null, kind: CustomerKind): TaxLine['why'] {
  if (category === 'AE') return 'number';
  if (category === 'E') return 'disbursed';
  if (category === 'O') return reason === 'VATEX-EU-O' ? 'outside' : 'none';
  return kind === 'BUSINESS' ? 'business' : 'person';
}
