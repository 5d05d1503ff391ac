import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { eventNumber } from '@cotta/kit/runtime/outbox/event-names.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  DocumentFileKind,
  DocumentFileMadeSchema,
  ProductMovedEventSchema,
  ProductMovedSchema,
} from '@cotta/proto/cotta/invoicing/v1/events_pb.js';

export interface PublicationKeys {
  readonly linkKey: string;
  readonly encryptionKey: string;
}

/** What an event of a product repeats or adds; absent where nothing is known. */
interface ProductFacts {
  readonly userId?: string;
  readonly subjectType?: string;
  readonly subjectId?: string;
  readonly orderReference?: string;
  readonly name?: string;
  readonly kind?: string;
  readonly service?: string;
  readonly payableUntil?: string;
  readonly language?: string;
  readonly billing?: {
    readonly name: string;
    readonly email: string;
    readonly companyId?: string | null;
    readonly vatId?: string | null;
  };
  readonly total?: { readonly amountMinor: number; readonly currency: string };
  readonly creditUsed?: { readonly amountMinor: number } | null;
  readonly variableSymbol?: string;
  readonly paymentType?: string;
  readonly linkRevision?: number;
  readonly chargeAttempt?: number;
  readonly status?: string;
  readonly declineReason?: string | null;
  readonly amountMinor?: number;
  readonly amount?: { readonly amountMinor: number };
  readonly step?: number;
  readonly documentId?: string;
  readonly documentNumber?: string;
  readonly receivedOn?: string;
  readonly bankReference?: string;
  readonly offices?: readonly string[];
  readonly isFeeDifference?: boolean;
  readonly hasEstimatedFee?: boolean;
}

/** Facts of a product that others act on: letters, tasks, the order it is for. */
const transitions = [
  'ProductCreated',
  'ProductCheckoutStarted',
  'ProductPaymentMethodChanged',
  'ProductTransferTaken',
  'ProductCheckoutCompleted',
  'ProductPaymentFailed',
  'ProductPaid',
  'ProductSettledByCoupon',
  'ProductPartlyPaid',
  'ProductPaymentReminded',
  'ProductPaymentExpired',
  'ProductPaymentHeld',
  'ProductInvoiceMissing',
  'ProductRefunded',
  'ProductCancelled',
  'ProductInvoiceFiled',
  'ProductCreditNoteFiled',
  'ProductTransferBackAsked',
  'ProductDocumentRegenerationAsked',
  'ProductDisputeOpened',
  'ChargebackBooked',
  'ProductDisputeWon',
  'ProductTransferConfirmed',
  'ProductFeesAwaited',
  'ProductFeeSettled',
];

const LINK_DAYS = 60;
const DAY_MS = 86_400_000;

export function productPublications(keys: PublicationKeys): Publications {
  const moved = publication(ProductMovedSchema, (event: RecordedEvent<ProductFacts>) => {
    const { status, declineReason, amountMinor, step, documentId, documentNumber } = event.data;
    const { receivedOn, bankReference, offices, isFeeDifference, hasEstimatedFee } = event.data;
    return {
      product: reference(event, keys),
      event: eventNumber(ProductMovedEventSchema, event.type),
      status: status ?? '',
      declineReason: declineReason ?? '',
      amountMinor: BigInt(amountMinor ?? 0),
      step: step ?? 0,
      documentId: documentId ?? '',
      documentNumber: documentNumber ?? '',
      documentPath: documentId === undefined ? '' : documentPath(event, documentId, keys),
      reason: event.reason ?? '',
      receivedOn: receivedOn ?? '',
      bankReference: bankReference ?? '',
      offices: [...(offices ?? [])],
      isFeeDifference: isFeeDifference ?? false,
      hasEstimatedFee: hasEstimatedFee ?? false,
    };
  });
  return Object.fromEntries(transitions.map((type) => [type, moved]));
}

function reference(event: RecordedEvent<ProductFacts>, keys: PublicationKeys) {
  const {
    userId,
    subjectType,
    subjectId,
    orderReference,
    name,
    kind,
    service,
    payableUntil,
    language,
    billing,
    total,
    creditUsed,
    variableSymbol,
    paymentType,
    chargeAttempt,
  } = event.data;
  return {
    productId: event.streamId,
    subjectType: subjectType ?? '',
    subjectId: subjectId ?? '',
    userId: userId ?? '',
    language: language ?? 'en',
    orderReference: orderReference ?? '',
    name: name ?? '',
    service: service ?? '',
    kind: kind ?? '',
    payableUntil: payableUntil ?? '',
    currency: total?.currency ?? '',
    totalMinor: BigInt((total?.amountMinor ?? 0) - (creditUsed?.amountMinor ?? 0)),
    variableSymbol: variableSymbol ?? '',
    paymentType: paymentType ?? '',
    linkPath: linkPath(event, keys),
    isChargedOnFile: chargeAttempt !== undefined,
    ...(billing === undefined
      ? {}
      : {
          contact: encryptContact(
            {
              email: billing.email,
              firstName: isCompany(billing) ? '' : billing.name,
              lastName: billing.name,
              phone: '',
              language: language ?? 'en',
            },
            keys.encryptionKey,
          ),
        }),
  };
}

/** A person is greeted by name; a company is not. */
const isCompany = ({ companyId, vatId }: NonNullable<ProductFacts['billing']>): boolean =>
  Boolean(companyId) || Boolean(vatId);

/** The page where it is paid; a guest's link opens it without an account. */
function linkPath(
  { streamId, occurredAt, data: { userId, subjectId, linkRevision } }: RecordedEvent<ProductFacts>,
  { linkKey }: PublicationKeys,
): string {
  const path = `/product/${streamId}/checkout`;
  if (userId !== undefined || subjectId === undefined || linkRevision === undefined) return path;
  return `${path}?link=${signLink({ purpose: 'verification-receipt', subjectId, revision: linkRevision, expiresAt: expiry(occurredAt) }, linkKey)}`;
}

function documentPath(
  { occurredAt }: RecordedEvent<ProductFacts>,
  documentId: string,
  { linkKey }: PublicationKeys,
): string {
  return `/api/document/${documentId}/content?token=${signLink({ purpose: 'download', subjectId: documentId, revision: 0, expiresAt: expiry(occurredAt) }, linkKey)}`;
}

function expiry(from: Date): Date {
  return new Date(from.getTime() + LINK_DAYS * DAY_MS);
}

export interface FileFacts {
  readonly subjectType: string;
  readonly subjectId: string;
  readonly userId: string | null;
  readonly linkRevision: number;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
  /** Absent in those of before it was noted. */
  readonly kind?: 'invoice' | 'credit note';
  /** Sealed bytes, base64. */
  readonly sealed: string;
}

const FILE_KINDS = {
  invoice: DocumentFileKind.INVOICE,
  'credit note': DocumentFileKind.CREDIT_NOTE,
} as const;

export const filePublications: Publications = {
  DocumentFileMade: publication(
    DocumentFileMadeSchema,
    ({ streamId, data: { sealed, userId, kind, ...facts } }: RecordedEvent<FileFacts>) => ({
      ...facts,
      kind: kind === undefined ? DocumentFileKind.UNSPECIFIED : FILE_KINDS[kind],
      documentId: streamId,
      userId: userId ?? '',
      sealedContent: Buffer.from(sealed, 'base64'),
    }),
  ),
};
