import type { TaxGroup } from './tax-documents.js';
import { f } from '@cotta/kit/model/field/field.js';

/** A group as it is stored: what is not known may be absent. */
export interface StoredTaxGroup extends Omit<TaxGroup, 'reason'> {
  readonly reason?: string | null;
}

/** S: taxed; AE: reverse charge; E: exempt; O: outside the tax. @source UNCL 5305 as EN 16931 uses it */
export const taxCategories = ['S', 'AE', 'E', 'O'] as const;

const category = f.enumeration('S: taxed; AE: reverse charge; E: exempt; O: outside the tax.', {
  name: 'TaxCategory',
  values: taxCategories,
});
const rate = f.text('Percent, as a decimal number.', { max: 10, pattern: /^\d{1,3}(\.\d{1,4})?$/ });
const reason = f.text('Why there is no tax, as a code: `VATEX-EU-AE`.', { max: 40, optional: true });

/** What is taxed alike, in minor units of the document's currency. */
export const taxGroupFields = {
  category,
  rate,
  reason,
  base: f.integer('Before tax.'),
  vat: f.integer('Tax.'),
};

/** A part of an invoice to give back, in minor units of its currency: `base`, or `gross` in its place. */
export const creditedGroupFields = {
  category,
  rate,
  reason,
  base: f.integer('What is given back before tax, above zero.', { min: 1, optional: true }),
  gross: f.integer('Instead of it: what is given back with the tax inside.', { min: 1, optional: true }),
};

/** A stored group in the form of the rules: a reason that is absent is null. */
export function asTaxGroup({ reason: why = null, ...group }: StoredTaxGroup): TaxGroup {
  return { ...group, reason: why };
}

/** What is left of a document's groups after earlier credits, whose amounts are negative. */
export function remainingGroups(groups: readonly TaxGroup[], credits: readonly TaxGroup[]): TaxGroup[] {
  return groups.map((group) => {
    const own = credits.filter(
      (credit) =>
        credit.category === group.category && credit.rate === group.rate && credit.reason === group.reason,
    );
    return own.reduce(
      (left, credit) => ({ ...left, base: left.base + credit.base, vat: left.vat + credit.vat }),
      group,
    );
  });
}

/** Sums of a document, minor units. */
export function totalsOf(groups: readonly Pick<TaxGroup, 'base' | 'vat'>[]): {
  net: number;
  vat: number;
  total: number;
} {
  const net = groups.reduce((sum, { base }) => sum + base, 0);
  const vat = groups.reduce((sum, group) => sum + group.vat, 0);
  return { net, vat, total: net + vat };
}
