import { defineCommand, type CommandContext, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId, spokenId } from '@cotta/kit/model/words/ids.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { serviceFormOf } from '@cotta/reference/service-forms.js';
import type { ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { talkProblem } from '../registration-request/order/named-talk.js';
import { linkExpiry } from '../registration-request/links.js';
import { affiliateOf, attributionInput } from '../registration-request/order/visit-attribution.js';
import { FIRST_LINK_REVISION } from './order-link.js';
import { quotedPrice, submitProblem } from './service-quote.js';
import { deedOf, deedProblem } from './service-request-rules.js';
import { refuseByOtherRows } from './refuse-by-other-rows.js';
import { factsOfServiceRequest } from './service-request-facts.js';
import { uploadedPapers } from './order-papers.js';
import { MOST_PAPERS, serviceRequestResource } from './service-request.resource.js';
import { serviceRequest } from './service-request.work-item.js';

const { serviceName, description, parameters, language, region, currency, country } =
  serviceRequestResource.fields;

const input = {
  contactEmail: f.email('Where to write to; needed without an account.', { personal: true, optional: true }),
  contactName: f.text('Who orders; needed without an account.', {
    max: 200,
    min: 1,
    personal: true,
    optional: true,
  }),
  serviceName,
  description,
  parameters,
  language,
  region,
  currency,
  country,
  consultationId: f.id('The talk it follows from: of the account, or of the link in hand.', {
    optional: true,
  }),
  attribution: attributionInput,
  deedUpload: f.text('Token of the upload that holds the signed deed of a transfer; it may follow later.', {
    max: 120,
    optional: true,
  }),
  paperUploads: f.list(f.text('Token of an upload that goes with the order.', { max: 120, min: 1 }), {
    max: MOST_PAPERS,
    optional: true,
  }),
  quote: f.text(
    'Signed price as serviceOrderQuote gave it: the order is charged what stands there; without one a person quotes.',
    { max: 8000, optional: true },
  ),
};

type Wanted = InputOf<typeof input>;
type Fields = RecordState<typeof serviceRequestResource.fields>['fields'];

/** A public form is complete when it is sent: there is no draft to come back to. */
export const defineOrderService = (linkKey: string) =>
  defineCommand({
    name: 'OrderService',
    doc: 'Orders a service, with or without an account.',
    aggregate: serviceRequest.aggregate,
    stream: 'new',
    allowed: ['visitor', 'customer'],
    input,
    preload: async (tx, { input: wanted, context: { viewer } }) =>
      (await talkProblem(tx, wanted, viewer)) ??
      refuseByOtherRows(tx, { ...wanted, userId: viewer.userId ?? null }, viewer),
    decide: (_, wanted, context): readonly DomainEvent[] | Refusal => {
      const papers = papersOf(wanted, context, linkKey);
      if (isRefusal(papers)) return papers;
      const refused =
        contactProblem(wanted, context) ??
        submitProblem(wanted, wanted.quote, { linkKey, now: context.now }) ??
        uploadProblem(wanted, context, linkKey);
      if (refused !== undefined) return refused;
      return isRefusal(context.preloaded) ? context.preloaded : ordered(wanted, { context, linkKey, papers });
    },
  });

interface Placing {
  readonly context: CommandContext;
  readonly linkKey: string;
  /** Documents that go with the order. */
  readonly papers: readonly string[];
}

function ordered(
  { quote, deedUpload, paperUploads: _proved, attribution, ...wanted }: Wanted,
  { context, linkKey, papers }: Placing,
): readonly DomainEvent[] {
  const { viewer, streamId, now } = context;
  const userId = viewer.role === 'customer' ? (viewer.userId ?? null) : null;
  const affiliate = affiliateOf(attribution);
  const deedDocumentId = deedOf({ upload: deedUpload }, { linkKey, context });
  const fields: Fields = {
    ...wanted,
    ...(deedDocumentId ? { deedDocumentId } : {}),
    ...(papers.length === 0 ? {} : { paperDocumentIds: papers }),
    ...(attribution == null || attribution.length === 0 ? {} : { attribution }),
    ...(affiliate === undefined ? {} : { affiliate }),
    userId,
    publicId: spokenId('S', streamId),
    ...(userId === null ? { linkRevision: FIRST_LINK_REVISION } : {}),
  };
  const price = quotedPrice(quote, { linkKey, now });
  const about = userId === null ? {} : { subjectId: userId };
  return [
    {
      type: serviceRequest.events.added,
      data: { ...fields, ...factsOfServiceRequest(fields), status: 'Draft' },
      ...about,
    },
    {
      type: 'ServiceRequestSubmitted',
      data: {
        ...price,
        ...factsOfServiceRequest({ ...fields, ...price }),
        status: 'Submitted',
        statusFrom: 'Draft',
      },
      ...about,
    },
  ];
}

function contactProblem(
  { contactEmail, contactName }: Wanted,
  { viewer }: CommandContext,
): Refusal | undefined {
  if (viewer.role === 'customer') return undefined;
  const missing = [...(contactEmail ? [] : ['contactEmail']), ...(contactName ? [] : ['contactName'])];
  return missing.length === 0
    ? undefined
    : refuseFields(
        missing.map((key) => ({
          path: [key],
          code: 'REQUIRED',
          message: 'Without an account we need it to answer you.',
        })),
      );
}

/** Papers go with an order whose service asks for them. */
function papersOf(
  { serviceName, paperUploads }: Wanted,
  context: CommandContext,
  linkKey: string,
): readonly string[] | Refusal {
  const uploads = paperUploads ?? [];
  if (uploads.length > 0 && serviceFormOf(serviceName) === undefined)
    return refuseFields([
      { path: ['paperUploads'], code: 'NOT_HERE', message: 'This service takes no papers in its form.' },
    ]);
  return uploadedPapers(uploads, 'paperUploads', { linkKey, context });
}

/** A deed comes with the order or later; one that comes has to be the caller's own upload. */
function uploadProblem(wanted: Wanted, context: CommandContext, linkKey: string): Refusal | undefined {
  if (!wanted.deedUpload) return undefined;
  const refused = deedProblem(wanted, { upload: wanted.deedUpload }, { linkKey, context });
  return refused?.fields === undefined
    ? refused
    : { ...refused, fields: refused.fields.map((field) => ({ ...field, path: ['deedUpload'] })) };
}

/** The id under which the price list's product of a service order will stand. */
export function productOfServiceRequest(serviceRequestId: string): string {
  return nameBasedId('product', 'service_request', serviceRequestId);
}

/** What whoever ordered holds in hand: the number to quote, where to look, where to pay. */
export const defineServiceOrder = (linkKey: string): ExposedCommand => ({
  command: defineOrderService(linkKey),
  result: {
    typeName: 'ServiceOrderReceipt',
    resolve: async ({ streamId }, { manager, viewer }) => {
      const [order] = await readByIds(manager, serviceRequestResource, { ...systemViewer, role: 'admin' }, [
        streamId,
      ]);
      const expiresAt = linkExpiry(order?.createdAt ?? new Date(0));
      const link =
        viewer.role === 'customer'
          ? null
          : signLink(
              {
                purpose: 'verification-receipt',
                subjectId: streamId,
                revision: FIRST_LINK_REVISION,
                expiresAt,
              },
              linkKey,
            );
      return {
        publicId: spokenId('S', streamId),
        serviceRequestId: streamId,
        link,
        productId: order?.quoteId ? productOfServiceRequest(streamId) : null,
      };
    },
  },
});
