import { folded } from '../../kit/form/folded.js';
import type { Dispute } from './dispute.js';

/** A value as a part of an address: small letters and digits, the rest as hyphens. */
export const valueSlug = (code: string): string =>
  folded(code)
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Who stood on a side of a decision; an office that sided with a party is there by itself: “Nestlé / EUIPO”. */
export const partiesOn = (side: Dispute['claimant']): readonly string[] => side.split(' / ');
