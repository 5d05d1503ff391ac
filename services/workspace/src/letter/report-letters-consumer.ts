import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  ThreatReporterWrittenSchema,
  type ThreatReporterWritten,
} from '@cotta/proto/cotta/cases/v1/events_pb.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import type { EntityManager } from 'typeorm';
import { publicLinks, type PublicLinks } from '../words/public-links.js';
import { addressedTo, addresseeOf } from './addressee.js';
import type { LetterDraft } from './drafts/letter-draft.js';
import { letterWriter } from './drafts/letter-writer.js';
import type { ThreatReportNews } from './emails/threat-report/email.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';

/** Where a report stands, and the letter about it; nothing yet: it has just come. */
const ofStatus: Readonly<Record<string, ThreatReportNews>> = {
  '': 'report-received',
  Assigned: 'report-looked-at',
  Converted: 'report-taken-up',
  Dismissed: 'report-not-pursued',
};

/** What became of a report, to whoever reported: part of what they asked for, so no switch turns it off. */
export function reportLettersConsumer(parts: LettersConsumerParts): Consumer {
  const links = publicLinks(parts.publicOrigin);
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'report-letters',
    sources: ['cases'],
    mode: 'once',
    handlers: [
      on(ThreatReporterWrittenSchema, async ({ message, envelope, tx }) => {
        const template = ofStatus[message.standsAt];
        const reader = await readerOf(tx, message, links);
        // Forgotten meanwhile, or not told of yet: the report itself is there for a person.
        if (template === undefined || reader === undefined) return;
        const { link, ...addressed } = reader;
        await write(tx, {
          ...addressed,
          subjectType: 'case_request',
          subjectId: message.caseRequestId,
          businessKey: envelope.eventId,
          template,
          params: { link },
          legal: true,
        });
      }),
    ],
  });
}

interface Reader extends Pick<LetterDraft, 'contact' | 'language'> {
  readonly link: string;
}

/** Who reported without an account, or with one. The page of a report is in English only, as the portal is. */
async function readerOf(
  tx: EntityManager,
  { contact, language, userId, linkPath }: ThreatReporterWritten,
  links: PublicLinks,
): Promise<Reader | undefined> {
  if (contact !== undefined) return { contact, language, link: links.site(defaultLanguage, linkPath) };
  const addressee = userId === '' ? undefined : await addresseeOf(tx, userId);
  return addressee === undefined
    ? undefined
    : { ...addressedTo(addressee), link: links.portal('/portal/cases?brand=all') };
}
