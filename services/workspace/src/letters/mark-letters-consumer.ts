import { create } from '@bufbuild/protobuf';
import { defineConsumer, on, type Consumer } from '@cotta/kit/inbox/consumer.js';
import { SealedContactSchema } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import type { EntityManager } from 'typeorm';
import { addresseeOf, type Addressee } from '../addressees/addressee.js';
import type { MarkNews } from '../mails/mark-news/mail.js';
import type { LettersConsumerParts } from './letters-consumer.js';
import { publicLinks } from './public-links.js';
import { sendingTime } from './sending-time.js';
import type { LetterDraft } from './wishes/letter-draft.js';
import { letterWriter } from './wishes/letter-writer.js';

/** What happened to a mark, and its letter. */
const ofEvent: Readonly<Record<string, MarkNews>> = {
  TrademarkFiled: 'trademark-filed',
  TrademarkNumberIssued: 'number-issued',
  DividedTrademarkNumbered: 'number-issued',
  OfficeActionResponseFiled: 'response-filed',
  TrademarkPublished: 'trademark-published',
  TrademarkOpposed: 'trademark-opposed',
  TrademarkRegistered: 'trademark-registered',
  CertificateSent: 'certificate-sent',
  TrademarkRejected: 'trademark-refused',
  TrademarkRefused: 'trademark-refused',
  OppositionUpheld: 'trademark-refused',
  TrademarkAbandoned: 'protection-ended',
  TrademarkExpired: 'protection-ended',
  TrademarkCancelled: 'protection-ended',
  RepresentativeChanged: 'representative-changed',
  SimilarTrademarksNoticeSent: 'similar-trademarks-notice',
  ScamWarningSent: 'scam-warning',
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
};

/** Owed to nobody: those who want no letters about orders do not get them. */
const nudges: readonly MarkNews[] = ['similar-trademarks-notice', 'scam-warning'];

/** A letter for what an office did with a mark we look after, and what staff ask for. What a person records of a mark that others look after is no news to its owner. */
export function markLettersConsumer(parts: LettersConsumerParts): Consumer {
  const links = publicLinks(parts.publicOrigin);
  const write = letterWriter(parts);
  /** An order is confirmed in writing, whatever letters somebody wants. */
  const ordered = async (
    tx: EntityManager,
    {
      entityId,
      facts,
      eventId,
    }: {
      readonly entityId: string;
      readonly facts: Readonly<Record<string, string>>;
      readonly eventId: string;
    },
  ): Promise<void> => {
    const addressee = facts['user_id'] ? await addresseeOf(tx, facts['user_id']) : undefined;
    if (addressee === undefined) return;
    const { mark_name: mark = '', jurisdiction = '', due_date: date = '' } = facts;
    const params = {
      notices: [
        {
          key: eventId,
          mark,
          jurisdiction,
          state: 'open',
          date,
          opens: '',
          grace: '',
          reminder: 'office action ordered',
        },
      ],
      link: links.portal(`/office-action/${entityId}`),
    };
    await write(tx, toOwner(addressee, { template: 'office-action-ordered', businessKey: eventId, params }));
  };
  return defineConsumer({
    name: 'mark-letters',
    sources: ['trademarks'],
    mode: 'once',
    handlers: [
      on(EntityChangedSchema, async ({ message: { entity, entityId, event, facts }, envelope, tx }) => {
        if (entity === 'office_action' && event === 'OfficeActionOrdered')
          return ordered(tx, { entityId, facts, eventId: envelope.eventId });
        if (entity !== 'trademark') return;
        const onDemand = event === 'TrademarkOwnerNotified';
        const news = onDemand ? ofStatus[facts['status'] ?? ''] : ofEvent[event];
        if (news === undefined || !facts['user_id'] || (facts['imported'] === 'true' && !onDemand)) return;
        const addressee = await addresseeOf(tx, facts['user_id']);
        if (addressee === undefined) return;
        const params = {
          mark: facts['name'] ?? '',
          jurisdiction: facts['jurisdiction'] ?? '',
          number: facts['number'] ?? '',
          link: links.portal(`/portal/trademarks/${entityId}`),
        };
        const letter = (template: MarkNews, businessKey: string): LetterDraft =>
          toOwner(addressee, { template, businessKey, params });
        if (!wanted(news, addressee)) return;
        // By the clock, so at any hour; what an office did is told at once.
        const hour =
          news === 'scam-warning' ? { notBefore: sendingTime(parts.clock.now(), addressee.zone) } : {};
        await write(tx, { ...letter(news, envelope.eventId), ...hour });
      }),
    ],
  });
}

function wanted(news: MarkNews, { orderLetters }: Addressee): boolean {
  return orderLetters || !nudges.includes(news);
}

function toOwner(
  { userId, language, sealedContact: sealed }: Addressee,
  {
    template,
    businessKey,
    params,
  }: Pick<LetterDraft, 'businessKey' | 'params'> & { readonly template: MarkNews | 'office-action-ordered' },
): LetterDraft {
  return {
    businessKey,
    template,
    language,
    subjectType: 'user',
    subjectId: userId,
    contact: create(SealedContactSchema, { sealed }),
    params,
    legal: !(nudges as readonly string[]).includes(template),
  };
}
