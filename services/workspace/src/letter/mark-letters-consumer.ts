import type { EntityManager } from 'typeorm';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  OfficeActionChangedSchema,
  OfficeActionEvent,
  TrademarkChangedSchema,
  TrademarkEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { rememberSubject } from '../subject/work-subject.js';
import { addressedTo, addresseeOf, type Addressee } from './addressee.js';
import { askedLately } from '../feedback/asked-lately.js';
import type { MarkNews } from './emails/mark-news/email.js';
import { violationPath } from './drafts/violation-path.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import { publicLinks, type PublicLinks } from '../words/public-links.js';
import { sendingTime } from './sending-time.js';
import type { LetterDraft } from './drafts/letter-draft.js';
import { letterWriter, type WriteLetter } from './drafts/letter-writer.js';

/** What is written to the owner of a mark. */
type MarkLetter = MarkNews | 'review-request';

/** What happened to a mark, and its letter. */
const ofEvent: Readonly<Partial<Record<TrademarkEvent, MarkLetter>>> = {
  [TrademarkEvent.TRADEMARK_FILED]: 'trademark-filed',
  [TrademarkEvent.TRADEMARK_NUMBER_ISSUED]: 'number-issued',
  [TrademarkEvent.DIVIDED_TRADEMARK_NUMBERED]: 'number-issued',
  [TrademarkEvent.OFFICE_ACTION_RESPONSE_FILED]: 'response-filed',
  [TrademarkEvent.OFFICE_ACTION_RESPONSE_ACCEPTED]: 'answer-accepted',
  [TrademarkEvent.ALLEGATION_OF_USE_ACCEPTED]: 'use-accepted',
  [TrademarkEvent.TRADEMARK_PUBLISHED]: 'trademark-published',
  [TrademarkEvent.TRADEMARK_OPPOSED]: 'trademark-opposed',
  [TrademarkEvent.TRADEMARK_REGISTERED]: 'trademark-registered',
  [TrademarkEvent.CERTIFICATE_SENT]: 'certificate-sent',
  [TrademarkEvent.TRADEMARK_REJECTED]: 'trademark-refused',
  [TrademarkEvent.TRADEMARK_REFUSED]: 'trademark-refused',
  [TrademarkEvent.OPPOSITION_UPHELD]: 'trademark-refused',
  [TrademarkEvent.TRADEMARK_ABANDONED]: 'protection-ended',
  [TrademarkEvent.TRADEMARK_EXPIRED]: 'protection-ended',
  [TrademarkEvent.TRADEMARK_CANCELLED]: 'protection-ended',
  [TrademarkEvent.TRADEMARK_REVIVED]: 'mark-revived',
  [TrademarkEvent.TRADEMARK_WITHDRAWAL_REQUESTED]: 'withdrawal-asked',
  [TrademarkEvent.TRADEMARK_WITHDRAWN]: 'mark-withdrawn',
  [TrademarkEvent.REPRESENTATIVE_CHANGED]: 'representative-changed',
  [TrademarkEvent.SIMILAR_TRADEMARKS_NOTICE_SENT]: 'similar-trademarks-notice',
  [TrademarkEvent.BRAND_REGISTRY_CODE_SENT]: 'brand-registry-code',
  [TrademarkEvent.REPORT_VIOLATION_LINK_SENT]: 'report-violation',
  [TrademarkEvent.SCAM_WARNING_SENT]: 'scam-warning',
  [TrademarkEvent.TRADEMARK_REVIEW_REQUESTED]: 'review-request',
};

/** Where a mark stands, and the letter that is sent once more. */
const ofStatus: Readonly<Record<string, MarkNews>> = {
  'Application filed': 'trademark-filed',
  'Response to office action submitted': 'response-filed',
  'Trademark published': 'trademark-published',
  'Application opposed': 'trademark-opposed',
  'Trademark registered': 'trademark-registered',
  Rejected: 'trademark-refused',
  Refused: 'trademark-refused',
  Abandoned: 'protection-ended',
  Expired: 'protection-ended',
  Cancelled: 'protection-ended',
  Withdrawn: 'mark-withdrawn',
};

/** Owed to nobody: those who want no letters about orders do not get them, which is read before one goes out and stands at its row. */
const nudges: readonly MarkLetter[] = [
  'similar-trademarks-notice',
  'report-violation',
  'scam-warning',
  'review-request',
];

/** Staff ask for them by name, so they go out for whatever mark it is: the history of the mark says that they did. */
const askedFor: readonly MarkLetter[] = [
  'certificate-sent',
  'similar-trademarks-notice',
  'brand-registry-code',
  'report-violation',
  'review-request',
];

/** A letter for what an office did with a mark we look after, and what staff ask for. What a person records of a mark that others look after is no news to its owner. */
export function markLettersConsumer(parts: LettersConsumerParts & { readonly linkKey: string }): Consumer {
  const links = publicLinks(parts.publicOrigin);
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'mark-letters',
    sources: ['trademarks'],
    mode: 'once',
    handlers: [
      on(TrademarkChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx }) => {
        const onDemand = event === TrademarkEvent.TRADEMARK_OWNER_NOTIFIED;
        const news = onDemand ? ofStatus[facts?.status ?? ''] : ofEvent[event];
        if (news === undefined || !facts?.userId) return;
        if (facts.imported === true && !onDemand && !askedFor.includes(news)) return;
        const addressee = await addresseeOf(tx, facts.userId);
        if (addressee === undefined) return;
        await rememberSubject(
          tx,
          { type: 'trademark', id: entityId },
          { clientId: facts.userId, mark: facts.name },
        );
        const params = {
          mark: facts.name ?? '',
          jurisdiction: facts.jurisdiction ?? '',
          number: facts.number ?? '',
          ...(facts.brandRegistryCode === undefined ? {} : { code: facts.brandRegistryCode }),
          link:
            news === 'report-violation'
              ? links.site(
                  addressee.language,
                  violationPath(entityId, envelope.eventId, {
                    linkKey: parts.linkKey,
                    now: parts.clock.now(),
                  }),
                )
              : links.portal(`/portal/trademarks/${entityId}`),
        };
        const letter = (template: MarkLetter, businessKey: string): LetterDraft =>
          toOwner(addressee, { template, businessKey, params, subjectId: entityId });
        // By the clock, so at any hour; what an office did is told at once.
        const hour =
          news === 'scam-warning' ? { notBefore: sendingTime(parts.clock.now(), addressee.zone) } : {};
        const lately = news === 'review-request' && (await askedLately(tx, facts.userId, parts.clock.now()));
        await write(tx, { ...letter(news, envelope.eventId), ...hour });
        if (lately) await holdBack(tx, envelope.eventId);
      }),
      factsNeeded(links, write),
    ],
  });
}

/** The lawyer asks what the office wants to know: the answer waits for it. */
const factsNeeded = (links: PublicLinks, write: WriteLetter) =>
  on(OfficeActionChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx }) => {
    if (event !== OfficeActionEvent.OFFICE_ACTION_INFO_REQUESTED || !facts?.userId) return;
    const addressee = await addresseeOf(tx, facts.userId);
    if (addressee === undefined) return;
    const { markName: mark = '', jurisdiction = '', userId: clientId } = facts;
    await rememberSubject(tx, { type: 'office_action', id: entityId }, { clientId, mark });
    await write(tx, {
      ...addressedTo(addressee),
      subjectType: 'office_action',
      subjectId: entityId,
      businessKey: envelope.eventId,
      template: 'answer-facts-needed',
      params: { mark, jurisdiction, number: '', link: links.portal(`/portal/office-action/${entityId}`) },
      legal: true,
    });
  });

/** It stands among the letters of its mark with the reason, so that whoever asked for it sees that it does not go out. */
async function holdBack(tx: EntityManager, businessKey: string): Promise<void> {
  await tx.query(
    `update outgoing_mail set state = 'unwanted', last_error = 'this client was asked within a year' where business_key = $1 and state = 'queued'`,
    [businessKey],
  );
}

function toOwner(
  addressee: Addressee,
  {
    template,
    businessKey,
    params,
    subjectId,
  }: Pick<LetterDraft, 'businessKey' | 'params' | 'subjectId'> & { readonly template: MarkLetter },
): LetterDraft {
  return {
    ...addressedTo(addressee),
    // Where it is found again: on the page of the mark.
    subjectType: 'trademark',
    subjectId,
    businessKey,
    template,
    params,
    legal: !(nudges as readonly string[]).includes(template),
  };
}
