import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  AdditionalOrderMovedSchema,
  DocumentsSentSchema,
  RequestMessageWrittenSchema,
  RequestMovedSchema,
  ViolationLinkSentSchema,
  type RequestReference,
  AdditionalOrderMovedEvent,
  RequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { EntityManager } from 'typeorm';
import type { OrderNews } from './emails/order-news/email.js';
import { violationPath } from './drafts/violation-path.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import { publicLinks } from '../words/public-links.js';
import type { LetterDraft } from './drafts/letter-draft.js';
import { letterWriter } from './drafts/letter-writer.js';

/** Steps of an order its client has to know of; money and the check have letters of their own. */
const ofStep: Readonly<Partial<Record<RequestMovedEvent, OrderNews>>> = {
  [RequestMovedEvent.READY_FOR_DRAFTING]: 'ready-for-drafting',
  [RequestMovedEvent.SENT_FOR_REVIEW]: 'sent-for-review',
  [RequestMovedEvent.APPLICATION_APPROVED]: 'application-approved',
  [RequestMovedEvent.APPLICATION_POSTPONED]: 'application-postponed',
  [RequestMovedEvent.REQUEST_GIVEN_UP]: 'client-unresponsive',
  [RequestMovedEvent.END_ASKED]: 'end-asked',
  [RequestMovedEvent.REQUEST_WITHDRAWN]: 'withdrawn',
};

const inPortal: ReadonlySet<OrderNews> = new Set(['application-approved', 'end-asked', 'withdrawn']);

type OrderLettersParts = LettersConsumerParts & { readonly linkKey: string };

/** Letters of an order between its payment and its filing: part of the contract, so no switch turns them off. Only the way to report a violation is an offer. */
export function orderLettersConsumer(parts: OrderLettersParts): Consumer {
  const links = publicLinks(parts.publicOrigin);
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'order-letters',
    sources: ['requests'],
    mode: 'once',
    handlers: [
      on(RequestMovedSchema, async ({ message: { request, event, until }, envelope, tx }) => {
        const step = ofStep[event];
        if (request === undefined || step === undefined) return;
        const template =
          step === 'sent-for-review' && (await wasSentBefore(tx, request.requestId)) ? 'changed-draft' : step;
        // What is asked of an order with an account, and what has ended, is read on its page; what was approved, on that of the draft.
        const path =
          inPortal.has(template) && request.userId !== ''
            ? `${template === 'application-approved' ? '/application-draft' : '/portal/order'}/${request.requestId}`
            : request.linkPath;
        await write(
          tx,
          about(request, {
            template,
            businessKey: envelope.eventId,
            params: {
              until,
              link: path.startsWith('/portal/') ? links.portal(path) : links.site(request.language, path),
            },
          }),
        );
      }),
      on(
        AdditionalOrderMovedSchema,
        async ({ message: { request, event, publicId, units, totalMinor, currency }, envelope, tx }) => {
          if (request === undefined || event !== AdditionalOrderMovedEvent.ADDITIONAL_ORDER_PLACED) return;
          await write(
            tx,
            about(
              { ...request, publicId },
              {
                template: 'additional-order',
                businessKey: envelope.eventId,
                params: {
                  units,
                  amountMinor: Number(totalMinor),
                  currency,
                  link: links.portal(request.linkPath),
                },
              },
            ),
          );
        },
      ),
      on(RequestMessageWrittenSchema, async ({ message: { request, fromClient }, envelope, tx }) => {
        if (request === undefined || fromClient) return;
        const link =
          request.userId === ''
            ? links.site(request.language, request.linkPath)
            : links.portal(request.linkPath);
        await write(
          tx,
          about(request, { template: 'message-answered', businessKey: envelope.eventId, params: { link } }),
        );
      }),
      on(DocumentsSentSchema, async ({ message: { request, documentIds }, envelope, tx }) => {
        if (request === undefined) return;
        const count = await readable(tx, request.userId, documentIds);
        // Whoever named other people's documents, or some that are gone, has nothing written in the client's name.
        if (count > 0)
          await write(
            tx,
            about(request, {
              template: 'documents-sent',
              businessKey: envelope.eventId,
              params: { count, link: links.portal(`/portal/order/${request.requestId}`) },
            }),
          );
      }),
      violationLetter(parts, write),
    ],
  });
}

/** The way to report who else uses the mark: a link of its own, for those who want such letters. */
const violationLetter = (
  { linkKey, clock, publicOrigin }: OrderLettersParts,
  write: ReturnType<typeof letterWriter>,
) =>
  on(ViolationLinkSentSchema, async ({ message: { request }, envelope: { eventId }, tx }) => {
    if (request === undefined || !(await wantsOffers(tx, request.userId))) return;
    const path = violationPath(request.requestId, eventId, { linkKey, now: clock.now() });
    const link = publicLinks(publicOrigin).site(request.language, path);
    await write(
      tx,
      about(request, { template: 'violation-link', businessKey: eventId, params: { link }, legal: false }),
    );
  });

interface News extends Pick<LetterDraft, 'businessKey' | 'params'> {
  readonly template: OrderNews;
  readonly legal?: boolean;
}

function about(
  { requestId, publicId, mark, jurisdictions, language, contact }: RequestReference,
  { template, businessKey, params, legal = true }: News,
): LetterDraft {
  return {
    businessKey,
    template,
    language,
    subjectType: 'registration_request',
    subjectId: requestId,
    contact,
    legal,
    params: { publicId, mark, jurisdictions, ...params },
  };
}

/** A draft goes out again only after it was taken back: its client wanted changes, or ordered more. */
async function wasSentBefore(tx: EntityManager, requestId: string): Promise<boolean> {
  return (
    (await queryRow(
      tx,
      "select 1 from outgoing_mail where subject_id = $1 and template in ('sent-for-review', 'changed-draft') limit 1",
      [requestId],
    )) !== undefined
  );
}

/** How many of them this client may read. */
async function readable(tx: EntityManager, userId: string, documentIds: readonly string[]): Promise<number> {
  if (userId === '') return 0;
  const row = await queryRow<{ count: number }>(
    tx,
    'select count(*)::integer as count from document where id = any($1::uuid[]) and user_id = $2',
    [documentIds, userId],
  );
  return row?.count ?? 0;
}

/** Somebody accounts has told nothing of has turned nothing off. */
async function wantsOffers(tx: EntityManager, userId: string): Promise<boolean> {
  const row =
    userId === ''
      ? undefined
      : await queryRow<{ order_letters: boolean }>(
          tx,
          'select order_letters from addressee where user_id = $1',
          [userId],
        );
  return row?.order_letters ?? true;
}
