import { create } from '@bufbuild/protobuf';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { SealedContactSchema, type SealedContact } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import {
  ServiceRequestMovedSchema,
  type ServiceRequestMoved,
  type ServiceRequestReference,
  ServiceRequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { serviceFormOf } from '@cotta/reference/service-forms.js';
import type { EntityManager } from 'typeorm';
import { addressedTo, addresseeOf } from './addressee.js';
import type { serviceNews } from './emails/service-order/email.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import type { LetterDraft } from './drafts/letter-draft.js';
import { letterWriter } from './drafts/letter-writer.js';
import { publicLinks } from '../words/public-links.js';

type News = (typeof serviceNews)[number];

/** What people are told of; an invoice is told of by its own letters. */
const news: Readonly<Partial<Record<ServiceRequestMovedEvent, News>>> = {
  [ServiceRequestMovedEvent.SERVICE_REQUEST_SUBMITTED]: 'received',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_ORDERED]: 'ordered',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_QUOTED]: 'quoted',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID]: 'paid',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_STARTED]: 'started',
  [ServiceRequestMovedEvent.SERVICE_DRAFT_SENT]: 'drafted',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_FINISHED]: 'finished',
  [ServiceRequestMovedEvent.SERVICE_OUTCOME_RECORDED]: 'finished',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_CANCELLED]: 'ended',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_REFUNDED]: 'ended',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_GIVEN_UP]: 'ended',
};

/** Staff asked for the letter of where the order stands. */
const NOTIFIED = ServiceRequestMovedEvent.SERVICE_REQUEST_NOTIFIED;
const newsOfStatus: Readonly<Record<string, News>> = {
  Submitted: 'received',
  Quoted: 'quoted',
  Paid: 'paid',
  'In progress': 'started',
  Finished: 'finished',
  Cancelled: 'ended',
  Refunded: 'ended',
  'Client unresponsive': 'ended',
};

/** A letter for each step of a service order: part of the contract, so no switch turns it off. */
export function serviceLettersConsumer(parts: LettersConsumerParts): Consumer {
  const links = publicLinks(parts.publicOrigin);
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'service-letters',
    sources: ['requests'],
    mode: 'once',
    handlers: [
      on(ServiceRequestMovedSchema, async ({ message, envelope, tx }) => {
        const { request, event, status } = message;
        if (event === NOTIFIED && status === 'Invoiced' && request !== undefined) {
          const asked = await askedBefore(tx, request.productId, envelope.eventId);
          return asked === undefined ? undefined : write(tx, asked);
        }
        const letterNews = event === NOTIFIED ? newsOfStatus[status] : news[event];
        if (
          request === undefined ||
          letterNews === undefined ||
          (event !== NOTIFIED &&
            (hasLetterElsewhere(letterNews, message) ||
              !hasLetter(letterNews, request, envelope.actor?.kind === 'system')))
        )
          return;
        const reader = await readerOf(tx, request);
        // Forgotten meanwhile, or not told of yet: the task of the order is there for a person.
        if (reader === undefined) return;
        const {
          publicId,
          serviceName: service,
          mark,
          jurisdiction,
          linkPath,
          serviceRequestId: subjectId,
        } = request;
        const link = linkPath.startsWith('/portal')
          ? links.portal(linkPath)
          : links.site(reader.language, linkPath);
        const params = { publicId, news: ofWork(letterNews, message), service, mark, jurisdiction, link };
        await write(tx, {
          businessKey: envelope.eventId,
          template: 'service-order',
          language: reader.language,
          subjectType: 'service_request',
          subjectId,
          contact: reader.contact,
          params,
          legal: true,
        });
      }),
    ],
  });
}

const SEVERAL_RENEWALS = 'trademark-renewals';
/** Ordered at the record that offers it, and done there. */
const offeredWork = [
  'office-action-response',
  'proof-of-use',
  'case-solution',
  'opposition',
  'trademark-watch',
];
/** Neither of these is a step at an office that the words of renewals and transfers speak of. */
const hasOwnWords = (service: string): boolean =>
  offeredWork.includes(service) || serviceFormOf(service) !== undefined;

type Moved = Pick<ServiceRequestMoved, 'request' | 'priceMinor' | 'currency'>;

/** A plan or a coupon takes all of its price. */
const costsNothing = ({ priceMinor, currency }: Moved): boolean => currency !== '' && priceMinor === 0n;

/** Such work has words of its own for its money and its end. */
function ofWork(letterNews: News, moved: Moved): News {
  if (!hasOwnWords(moved.request?.serviceName ?? '')) return letterNews;
  if (letterNews === 'paid' && costsNothing(moved)) return 'workFree';
  if (letterNews === 'paid' || letterNews === 'started') return 'workPaid';
  return letterNews === 'finished' ? 'workFinished' : letterNews;
}

/** That such work has begun is no news after its payment, an answer that is filed has the letter of its mark, and of an order without anything to pay the letter that it begins is the first. */
function hasLetterElsewhere(letterNews: News, moved: Moved): boolean {
  const serviceName = moved.request?.serviceName ?? '';
  if (!hasOwnWords(serviceName)) return false;
  if (letterNews === 'ordered' && costsNothing(moved)) return true;
  return letterNews === 'started' || (letterNews === 'finished' && serviceName === 'office-action-response');
}
const atTheOffice: readonly News[] = ['started', 'finished'];

/** Several marks in one order: one letter for the order and its money, and one for each mark once it is at the office and on record, or where a person ended it alone.
 *  `follows`: the step came of another one, as when the whole order ends. */
function hasLetter(
  letterNews: News,
  { serviceName, partOf }: ServiceRequestReference,
  follows: boolean,
): boolean {
  if (partOf !== '') return atTheOffice.includes(letterNews) || (letterNews === 'ended' && !follows);
  return serviceName !== SEVERAL_RENEWALS || !atTheOffice.includes(letterNews);
}

/** The last letter about its payment once more; none was written before the checkout. */
async function askedBefore(
  tx: EntityManager,
  productId: string,
  businessKey: string,
): Promise<LetterDraft | undefined> {
  const last = await queryRow<LastLetter>(
    tx,
    `select template, locale, sealed_contact, params from outgoing_mail where subject_type = 'product' and subject_id = $1 and state <> 'failed' order by created_at desc, id desc limit 1`,
    [productId === '' ? null : productId],
  );
  if (last === undefined || last.sealed_contact.length === 0) return undefined;
  const { template, locale: language, params, sealed_contact: sealed } = last;
  return {
    businessKey,
    template,
    language,
    subjectType: 'product',
    subjectId: productId,
    contact: create(SealedContactSchema, { sealed }),
    params,
    legal: true,
  };
}

interface LastLetter {
  readonly template: string;
  readonly locale: string;
  readonly sealed_contact: Buffer;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Reader {
  readonly contact: SealedContact;
  readonly language: string;
}

/** Who ordered: by account, or as the form said. */
async function readerOf(
  tx: EntityManager,
  { userId, contact, language }: ServiceRequestReference,
): Promise<Reader | undefined> {
  if (contact !== undefined) return { contact, language };
  const addressee = userId === '' ? undefined : await addresseeOf(tx, userId);
  return addressee === undefined ? undefined : addressedTo(addressee);
}
