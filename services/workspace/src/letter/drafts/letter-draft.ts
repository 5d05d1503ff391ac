import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import type { NewLetter } from '@cotta/kit/runtime/letters/letter.js';
import type { SealedContact } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import { localeOf } from '../../words/locale.js';

/** Records with whom their client stands in `work_subject`: what was written about them goes with the client. */
export type RecordOfClient =
  | 'trademark'
  | 'office_action'
  | 'use_in_commerce_request'
  | 'case'
  | 'case_platform_report'
  | 'case_letter'
  | 'case_objection'
  | 'service'
  | 'brand_monitoring_task'
  | 'brand_monitoring_report'
  | 'brand_subscription'
  | 'brand_subscription_payment';

/** What a fact of another service asks us to write. */
export interface LetterDraft {
  /** What makes it this letter and no other: the event's id, or the reminder's key. */
  readonly businessKey: string;
  readonly template: string;
  readonly language: string;
  readonly subjectType:
    | 'registration_request'
    | 'user'
    | 'verification_limit'
    | 'new_links'
    | 'product'
    | 'service_request'
    | 'consultation'
    | 'support_ticket'
    | 'case_request'
    | RecordOfClient;
  readonly subjectId: string;
  readonly contact: SealedContact | undefined;
  /** Only what the template needs; never an address, never an open account link. */
  readonly params: Readonly<Record<string, unknown>>;
  /** A duty to inform; reminders and offers are none. */
  readonly legal: boolean;
  /** Held until then. */
  readonly notBefore?: Date;
}

/** The row to be. Its id follows from the business key, so a repeated event finds the same row and the same Message-ID.
 *  @throws PermanentFault when the fact says nothing about where the letter goes. */
export function newLetter(draft: LetterDraft, domain: string): NewLetter {
  const { businessKey, template, language, subjectType, subjectId, contact, params, legal, notBefore } =
    draft;
  if (contact === undefined || contact.sealed.length === 0)
    throw new PermanentFault(`the ${template} letter has no addressee`);
  return {
    id: nameBasedId('letter', businessKey),
    businessKey,
    template,
    locale: localeOf(language),
    subjectType,
    subjectId,
    sealedContact: contact.sealed,
    params,
    legal,
    domain,
    ...(notBefore === undefined ? {} : { notBefore }),
  };
}
