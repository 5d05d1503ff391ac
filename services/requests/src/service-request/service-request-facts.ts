import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { pick } from '@cotta/kit/model/words/pick.js';
import { serviceTitle } from '@cotta/reference/service-words.js';
import { awaitsOffice } from './office-work-rules.js';
import { FIRST_LINK_REVISION } from './order-link.js';
import { lastDayOf, markOfOrder, orderedWorkServices } from './service-parameters.js';
import type { serviceRequestResource } from './service-request.resource.js';

type Fields = RecordFields<typeof serviceRequestResource.fields>;

const REPEATED = [
  'userId',
  'publicId',
  'serviceName',
  'language',
  'contactEmail',
  'contactName',
  'linkRevision',
  'currency',
  'country',
  'price',
  'quoteId',
  'productId',
  'deedDocumentId',
  'deedCheck',
  'paperDocumentIds',
  'draftDocumentId',
  'outcomeDocumentId',
  'partOfId',
  'orderBy',
] as const;

/** Columns that follow from the answers, and what every event repeats so that a reader in another service needs no copy of the order. */
export function factsOfServiceRequest(next: Fields): Fields {
  const { trademarkId: named, jurisdiction, number, mark } = markOfOrder(next);
  const orderBy = lastDayOf(next);
  const trademarkId = named ?? next.trademarkId ?? null;
  const given = Object.entries({
    ...pick(next, REPEATED),
    markNumber: number,
    markName: mark,
    title: serviceTitle(next.serviceName ?? '', mark),
    awaitsOffice: awaitsOffice(next),
    ...(orderedWorkServices.some((name) => name === next.serviceName)
      ? { workElsewhere: true, linkRevision: FIRST_LINK_REVISION }
      : {}),
    ...(orderBy === undefined ? {} : { orderBy }),
    ...(trademarkId === null ? {} : { trademarkId }),
    ...(jurisdiction === null ? {} : { jurisdiction }),
  });
  return Object.fromEntries(
    given.filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
