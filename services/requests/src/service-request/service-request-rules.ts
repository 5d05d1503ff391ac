import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { orderedWorkServices } from './service-parameters.js';
import { uploadedDocument } from '../registration-request/verification/requested-mark.js';

interface Stage {
  readonly status?: string;
}

interface Order {
  readonly serviceName?: string;
  readonly parameters?: unknown;
  readonly billingEntityId?: string | null;
  readonly price?: unknown;
  readonly country?: string | null;
  readonly userId?: string | null;
  readonly deedDocumentId?: string | null;
}

/** A mark that was ordered with others is priced, paid and ended with them, until it is paid. */
export function partProblem(
  { partOfId }: { readonly partOfId?: string | null },
  { viewer }: Pick<CommandContext, 'viewer'>,
): Refusal | undefined {
  return partOfId && viewer.role !== 'system' ? no('PART_OF_AN_ORDER') : undefined;
}

/** The same for a step that asks nothing else. */
export const withItsOrder = (
  order: { readonly partOfId?: string | null },
  _: object,
  context: CommandContext,
): Refusal | undefined => partProblem(order, context);

/** The work on a transfer starts with the deed in hand. */
export function startProblem({ serviceName, deedDocumentId }: Order): Refusal | undefined {
  if (serviceName !== 'ownership-transfer') return undefined;
  return deedDocumentId ? undefined : no('DEED_MISSING');
}

/** Only work that waits for its money is let begin before it, and once. Refused with NOTHING_WAITS or RELEASED. */
export function releaseProblem({
  serviceName = '',
  releasedAt,
}: Order & { readonly releasedAt?: string | null }): Refusal | undefined {
  if (!orderedWorkServices.some((name) => name === serviceName)) return no('NOTHING_WAITS');
  return releasedAt ? no('RELEASED') : undefined;
}

/** Only a deed that is there is checked. Refused with NO_TRANSFER or DEED_MISSING. */
export function deedCheckProblem({ serviceName, deedDocumentId }: Order): Refusal | undefined {
  if (serviceName !== 'ownership-transfer') return no('NO_TRANSFER');
  return deedDocumentId ? undefined : no('DEED_MISSING');
}

/** Clients prove their own upload by its token; a document by its id is named by the firm alone, for ids of others can be known. */
export interface GivenDeed {
  readonly upload?: string | null | undefined;
  readonly document?: string | null | undefined;
}

interface DeedReading {
  readonly linkKey: string;
  readonly context: Pick<CommandContext, 'now' | 'viewer'>;
}

/** A deed belongs to a transfer and is proved by the token of its upload; staff may name a document. Refused with NO_TRANSFER, or at the field with
 *  UPLOAD_NOT_FOUND or REQUIRED. */
export function deedProblem(
  { serviceName }: Order,
  given: GivenDeed,
  reading: DeedReading,
): Refusal | undefined {
  if (serviceName !== 'ownership-transfer') return no('NO_TRANSFER');
  if (given.document && !staff.includes(reading.context.viewer.role))
    return refuseFields([
      {
        path: ['document'],
        code: 'UPLOAD_NOT_FOUND',
        message: 'Upload the deed and send what proves the upload.',
      },
    ]);
  const deed = deedOf(given, reading);
  if (deed === null)
    return refuseFields([{ path: ['upload'], code: 'REQUIRED', message: 'Upload the deed.' }]);
  return deed === undefined
    ? refuseFields([{ path: ['upload'], code: 'UPLOAD_NOT_FOUND', message: 'Upload the deed again.' }])
    : undefined;
}

/** The document of a deed; null where none was given, undefined where the token opens nothing. */
export function deedOf(
  { upload, document }: GivenDeed,
  { linkKey, context }: DeedReading,
): string | null | undefined {
  return document ? document : uploadedDocument(upload, linkKey, context.now);
}

/** A letter needs somebody to go to: the account, or the address of the order. */
export function addresseeProblem({
  userId,
  contactEmail,
}: {
  readonly userId?: string | null;
  readonly contactEmail?: string | null;
}): Refusal | undefined {
  return userId || contactEmail ? undefined : no('NOBODY_TO_TELL');
}

/** Only the address an order was made with is ever written to, so only an order with one can become somebody's. */
export function accountProblem({
  userId,
  accountAsked,
}: {
  readonly userId?: string | null;
  readonly accountAsked?: boolean | null;
}): Refusal | undefined {
  if (userId) return no('ACCOUNT_ALREADY_THERE');
  return accountAsked === true ? no('ACCOUNT_ASKED') : undefined;
}

/** An order becomes somebody's once. Refused with CLAIMED_BEFORE where it is theirs already, ALREADY_CLAIMED.service where it is another's. */
export function claimProblem({ userId }: Order, claimedBy: string): Refusal | undefined {
  if (!userId) return undefined;
  return userId === claimedBy ? no('CLAIMED_BEFORE') : no('ALREADY_CLAIMED.service');
}

/** The mark of an order is found once. Refused with MARK_KNOWN. */
export function markFoundProblem({
  trademarkId,
}: {
  readonly trademarkId?: string | null;
}): Refusal | undefined {
  return trademarkId ? no('MARK_KNOWN') : undefined;
}

/** Taxes follow from the country, and the office's part is a part of the price. */
export function quoteInputProblem(
  { country: known }: Order,
  {
    price,
    officeFee,
    country,
  }: { readonly price: Money; readonly officeFee?: Money | null; readonly country?: string | null },
): Refusal | undefined {
  if (!country && !known)
    return refuseFields([
      {
        path: ['country'],
        code: 'REQUIRED',
        message: 'The country of the billing address is needed for the tax.',
      },
    ]);
  const fits =
    !officeFee ||
    (officeFee.currency === price.currency &&
      officeFee.amountMinor >= 0 &&
      officeFee.amountMinor <= price.amountMinor);
  return fits
    ? undefined
    : refuseFields([
        {
          path: ['officeFee'],
          code: 'OUT_OF_RANGE',
          message: 'The office’s part is a part of the price, in the same currency.',
        },
      ]);
}

/** An invoice names somebody and an amount; a product of the price list does so itself. */
export function invoiceProblem(
  { billingEntityId, price }: Order,
  given: { readonly price?: unknown; readonly product?: string | null },
): Refusal | undefined {
  if (given.product) return undefined;
  const missing = [
    ...(billingEntityId ? [] : ['billingEntityId']),
    ...((given.price ?? price) ? [] : ['price']),
  ];
  return missing.length === 0
    ? undefined
    : refuseFields(
        missing.map((key) => ({
          path: [key],
          code: 'REQUIRED',
          message: 'An invoice cannot do without; fill it in first.',
        })),
      );
}

/** A draft is its customer's to write; afterwards they walk the steps that are open to them. */
export function draftProblem({ status }: Stage, { viewer }: CommandContext): Refusal | undefined {
  return viewer.role !== 'customer' || status === 'Draft' ? undefined : no('NO_DRAFT');
}

const IN_THE_BOOKS: readonly (string | undefined)[] = [
  'Invoiced',
  'Paid',
  'In progress',
  'Finished',
  'Refunded',
];

/** What was invoiced is part of the books. */
export function keepProblem(order: Stage, context: CommandContext): Refusal | undefined {
  return IN_THE_BOOKS.includes(order.status) ? no('RETAINED.order') : draftProblem(order, context);
}
