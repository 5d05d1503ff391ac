import {
  type ProductMoved,
  type ProductReference,
  ProductMovedEvent,
} from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import type { PublicLinks } from '../../words/public-links.js';
import type { LetterDraft } from './letter-draft.js';

/** Steps after which the phone takes over. */
const LETTERS_OF_REMINDER = 3;

/** What is said to somebody who orders or pays himself. The charge of a period was announced, and its subscription writes what came of it. */
const OF_A_CHECKOUT: readonly ProductMovedEvent[] = [
  ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED,
  ProductMovedEvent.PRODUCT_PAYMENT_FAILED,
];

interface Letter {
  readonly template: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** Amount it speaks of, where that is not the whole. */
  readonly amountMinor?: bigint;
  /** Opened by the button instead of the page of the order. */
  readonly path?: string;
}

/** A fact about a product as a letter; undefined where nobody is written to. Letters about money owed are part of the contract: no switch
 *  turns them off. @source money rules R-REM-3 */
export function moneyLetter(
  message: ProductMoved,
  eventId: string,
  links: PublicLinks,
): LetterDraft | undefined {
  const { product } = message;
  const letter = product === undefined ? undefined : letterOf(message, product);
  // Before the checkout nobody is known to write to.
  if (product?.contact === undefined || letter === undefined) return undefined;
  const {
    orderReference,
    name,
    payableUntil,
    currency,
    variableSymbol,
    totalMinor,
    language,
    subjectType,
    subjectId,
    service,
    productId,
    linkPath,
    contact,
  } = product;
  const subject =
    subjectType === 'registration_request'
      ? ({ subjectType, subjectId } as const)
      : ({ subjectType: 'product', subjectId: productId } as const);
  return {
    businessKey: eventId,
    template: letter.template,
    language,
    ...subject,
    contact,
    legal: true,
    params: {
      ...namedBy({ orderReference, name, variableSymbol }),
      currency,
      variableSymbol,
      ...(payableUntil === '' ? {} : { payableUntil }),
      amountMinor: Number(letter.amountMinor ?? totalMinor),
      paidFor: subjectType || 'other',
      ...(service === '' ? {} : { service }),
      ...letter.params,
      link: letter.path === undefined ? links.site(language, linkPath) : links.portal(letter.path),
    },
  };
}

/** What people quote; what staff put on a bill has no number of its own and goes by its name. */
function namedBy({
  orderReference,
  name,
  variableSymbol,
}: Pick<ProductReference, 'orderReference' | 'name' | 'variableSymbol'>): {
  readonly publicId: string;
  readonly isName?: true;
} {
  return orderReference === '' && name !== ''
    ? { publicId: name, isName: true }
    : { publicId: orderReference || variableSymbol };
}

function letterOf(
  { event, step, amountMinor, documentNumber: number, documentPath: path, hasEstimatedFee }: ProductMoved,
  { paymentType, totalMinor, isChargedOnFile }: ProductReference,
): Letter | undefined {
  if (isChargedOnFile && OF_A_CHECKOUT.includes(event)) return undefined;
  switch (event) {
    case ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED:
      // Where credit pays all of it, nothing is left to be transferred.
      return {
        template: paymentType === 'transfer' && totalMinor > 0n ? 'payment-request' : 'order-confirmed',
        ...(hasEstimatedFee ? { params: { hasEstimatedFee } } : {}),
      };
    case ProductMovedEvent.PRODUCT_PAYMENT_FAILED:
      return { template: 'payment-failed' };
    case ProductMovedEvent.PRODUCT_PARTLY_PAID:
      return { template: 'payment-short', amountMinor };
    case ProductMovedEvent.PRODUCT_PAYMENT_REMINDED:
      return step <= LETTERS_OF_REMINDER ? { template: 'payment-reminder', params: { step } } : undefined;
    case ProductMovedEvent.PRODUCT_INVOICE_FILED:
      return { template: 'invoice-paid', params: { number }, path };
    case ProductMovedEvent.PRODUCT_CREDIT_NOTE_FILED:
      return { template: 'refunded', params: { number }, amountMinor, path };
    default:
      return undefined;
  }
}
