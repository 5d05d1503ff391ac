import type { ServiceRequestMoved } from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import type { SubjectFacts } from '../../subject/work-subject.js';

/** What every step of a service order tells of it: what people call it, and whose it is. */
export const serviceOrderFacts = ({
  publicId,
  mark,
  jurisdiction,
  userId,
  language,
  trademarkId,
}: NonNullable<ServiceRequestMoved['request']>): SubjectFacts => ({
  publicId,
  mark,
  jurisdictions: jurisdiction === '' ? [] : [jurisdiction],
  clientId: userId,
  language,
  ...(trademarkId === '' ? {} : { parent: { type: 'trademark', id: trademarkId } }),
});

/** The price a person named, before tax, until there is something to pay. */
export const namedPrice = ({ priceMinor, currency }: ServiceRequestMoved): Pick<SubjectFacts, 'amount'> =>
  priceMinor > 0n ? { amount: { amountMinor: Number(priceMinor), currency } } : {};
