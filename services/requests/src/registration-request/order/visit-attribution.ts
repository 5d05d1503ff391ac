import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** One value about where the visit of an order came from. */
interface VisitValue {
  readonly name: string;
  readonly value: string;
}

/** What a form sends along about its visit. */
export const attributionInput = f.list(
  f.object('AttributionValue', 'Where the visit came from.', {
    name: f.text('gclid, utm_source, msclkid, gbraid or affiliate.', { max: 30 }),
    value: f.text('Its value.', { max: 500 }),
  }),
  { max: 10, optional: true },
);

/** One of these values as an order keeps it. */
export const attributionKept = f.object('Attribution', 'Where the visit came from.', {
  name: f.text('Name of the value.', { max: 30 }),
  value: f.text('The value.', { max: 500 }),
});

/** Who sent the client, for the count of what a partner brought. */
export const affiliateField = f.text('Who sent the client here, as the address of the visit named them.', {
  max: 64,
  optional: true,
  visibleTo: staff,
  filterable: true,
});

/** The affiliate among the values; undefined where nobody sent the client, and for what is no name of one. */
export function affiliateOf(values: readonly VisitValue[] | null | undefined): string | undefined {
  const value = values?.find(({ name }) => name === 'affiliate')?.value;
  return value !== undefined && /^[\w.-]{1,64}$/.test(value) ? value : undefined;
}
