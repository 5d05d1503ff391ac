import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { addressedTo, addresseeOf, type Addressee } from './addressee.js';
import type { MarkNews } from './emails/mark-news/email.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import { publicLinks } from '../words/public-links.js';
import { sendingTime } from './sending-time.js';
import type { LetterDraft } from './drafts/letter-draft.js';
import { letterWriter } from './drafts/letter-writer.js';

/** What happened to a mark, and its letter. */
const ofEvent: Readonly<Partial<Record<TrademarkEvent, MarkNews>>> = {
  [TrademarkEvent.TRADEMARK_FILED]: 'trademark-filed',
  [TrademarkEvent.TRADEMARK_NUMBER_ISSUED]: 'number-issued',
  [TrademarkEvent.DIVIDED_TRADEMARK_NUMBERED]: 'number-issued',
  [TrademarkEvent.OFFICE_ACTION_RESPONSE_FILED]: 'response-filed',
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
  [TrademarkEvent.REPRESENTATIVE_CHANGED]: 'representative-changed',
  [TrademarkEvent.SIMILAR_TRADEMARKS_NOTICE_SENT]: 'similar-trademarks-notice',
  [TrademarkEvent.SCAM_WARNING_SENT]: 'scam-warning',
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
  return defineConsumer({
    name: 'mark-letters',
    sources: ['trademarks'],
    mode: 'once',
    handlers: [
      on(TrademarkChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx }) => {
        const onDemand = event === TrademarkEvent.TRADEMARK_OWNER_NOTIFIED;
        const news = onDemand ? ofStatus[facts?.status ?? ''] : ofEvent[event];
        if (news === undefined || !facts?.userId || (facts.imported === true && !onDemand)) return;
        const addressee = await addresseeOf(tx, facts.userId);
        if (addressee === undefined) return;
        const params = {
          mark: facts.name ?? '',
          jurisdiction: facts.jurisdiction ?? '',
          number: facts.number ?? '',
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
  addressee: Addressee,
  {
    template,
    businessKey,
    params,
  }: Pick<LetterDraft, 'businessKey' | 'params'> & { readonly template: MarkNews },
): LetterDraft {
  return {
    ...addressedTo(addressee),
    businessKey,
    template,
    params,
    legal: !(nudges as readonly string[]).includes(template),
  };
}
