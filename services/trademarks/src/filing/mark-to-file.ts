import type { InputOf } from '@cotta/kit/model/field/field.js';
import type { TrademarkType } from '@cotta/reference/trademark-types.js';
import { trademark } from '../mark/trademark.work-item.js';
import type { FiledContent } from './filed-content.js';
import { filesItself } from './filing-route.js';

/** Facts of the order that stand in no office's part. */
export interface OrderOfMark {
  readonly jurisdiction: string;
  readonly registrationRequestId: string;
  readonly userId: string | null;
  readonly brandId: string | null;
  readonly poaDocumentId: string | null;
}

/** The mark that follows from one approved part of an application. */
export function markToFile(
  { mark, goodsAndServices, ownerEntityId, priority, filingBasis }: FiledContent,
  order: OrderOfMark,
): InputOf<typeof trademark.create.input> {
  const type: TrademarkType = mark.kind === 'text' ? 'WORD' : 'FIGURATIVE';
  const input = {
    name: mark.words === '' ? 'logo' : mark.words,
    jurisdiction: order.jurisdiction,
    type,
    status: 'Ready for filing',
    goodsAndServices: goodsAndServices.map(({ classNumber, terms }) => ({ class: classNumber, terms })),
    priorityDate: priority?.date ?? null,
    filingBasis: filingBasis === null ? null : [filingBasis],
    logoType: mark.logoType,
    colorClaim: mark.colorClaim,
    directFiling: filesItself(order.jurisdiction),
    userId: order.userId,
    brandId: order.brandId,
    registrationRequestId: order.registrationRequestId,
    ownerEntityId,
    poaDocumentId: order.poaDocumentId,
  };
  // The edge: the field declarations check it when the command parses it.
  return input as InputOf<typeof trademark.create.input>;
}
