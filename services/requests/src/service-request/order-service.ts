import { defineCommand, type CommandContext, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId, spokenId } from '@cotta/kit/model/words/ids.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { linkExpiry } from '../registration-request/links.js';
import { quotedPrice, submitProblem } from './service-quote.js';
import { deedOf, deedProblem } from './service-request-rules.js';
import { refuseByOtherRows } from './refuse-by-other-rows.js';
import { factsOfServiceRequest } from './service-request-facts.js';
import { serviceRequestResource } from './service-request.resource.js';
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
  deedUpload: f.text('Token of the upload that holds the signed deed of a transfer; it may follow later.', {
    max: 120,
    optional: true,
  }),
  quote: f.text(
    'Signed price as serviceOrderQuote gave it: the order is charged what stands there; without one a person quotes.',
    { max: 8000, optional: true },
  ),
};

type Wanted = InputOf<typeof input>;
type Fields = RecordState<typeof serviceRequestResource.fields>['fields'];

const FIRST_LINK_REVISION = 1;

/** A public form is complete when it is sent: there is no draft to come back to. */
export const defineOrderService = (linkKey: string) =>
  defineCommand({
    name: 'OrderService',
    doc: 'Orders a service, with or without an account.',
    aggregate: serviceRequest.aggregate,
    stream: 'new',
    allowed: ['visitor', 'customer'],
    input,
    preload: (tx, { input: wanted, context: { viewer } }) =>
      refuseByOtherRows(tx, { ...wanted, userId: viewer.userId ?? null }, viewer),
    decide: (_, wanted, context): readonly DomainEvent[] | Refusal => {
      const refused =
        contactProblem(wanted, context) ??
        submitProblem(wanted, wanted.quote, { linkKey, now: context.now }) ??
        uploadProblem(wanted, context, linkKey);
      if (refused !== undefined) return refused;
      return isRefusal(context.preloaded) ? context.preloaded : ordered(wanted, context, linkKey);
    },
  });

function ordered(
  { quote, deedUpload, ...wanted }: Wanted,
  context: CommandContext,
  linkKey: string,
): readonly DomainEvent[] {
  const { viewer, streamId, now } = context;
  const userId = viewer.role === 'customer' ? (viewer.userId ?? null) : null;
  const deedDocumentId = deedOf({ upload: deedUpload }, { linkKey, context });
  const fields: Fields = {
    ...wanted,
    ...(deedDocumentId ? { deedDocumentId } : {}),
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
