export interface TaxGroup {
  readonly category: string;
  readonly rate: string;
  readonly reason?: string | null | undefined;
  readonly base: number;
  readonly vat: number;
}

const keyOf = ({ category, rate, reason = null }: TaxGroup): string => `${category} ${rate} ${reason ?? ''}`;

/** What of an invoice was not taken back yet, group by group; amounts of credit notes are negative. The service decides, this is for looking at. */
export function leftToCredit(groups: readonly TaxGroup[], credited: readonly TaxGroup[]): TaxGroup[] {
  return groups
    .map((group) =>
      credited
        .filter((other) => keyOf(other) === keyOf(group))
        .reduce(
          (left, other) => ({ ...left, base: left.base + other.base, vat: left.vat + other.vat }),
          group,
        ),
    )
    .filter(({ base, vat }) => base + vat > 0);
}

/** What somebody typed as minor units; undefined where it is no amount of the currency. */
export function minorOf(text: string, decimals: number): number | undefined {
  const parts = /^(\d{1,10})(?:[.,](\d+))?$/.exec(text.trim().replace(/[\s\u00a0]/g, ''));
  if (parts === null) return undefined;
  const [, units = '', fraction = ''] = parts;
  return fraction.length > decimals ? undefined : Number(`${units}${fraction.padEnd(decimals, '0')}`);
}

/** Digits after the point that this browser knows the currency to have. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
