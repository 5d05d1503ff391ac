import { timestampDate } from '@bufbuild/protobuf/wkt';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import type {
  ClientReminded,
  NewLinksAsked,
  RequestReference,
  TooManyVerifications,
  VerificationApproved,
  VerificationDismissed,
  VerificationRepeated,
  VerificationRequested,
  VerificationResultResent,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { LetterDraft } from './letter-draft.js';
import { orderReminders, type OrderReminder } from '../emails/order-reminder/email.js';
import type { PublicLinks } from '../../words/public-links.js';

/** What is left of an earlier letter about the same subject, to say the same once more. */
export type EarlierParams = Readonly<Record<string, unknown>> | undefined;

interface Parts {
  readonly template: string;
  readonly businessKey: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly legal?: boolean;
}

const isOrderReminder = (reminder: string): reminder is OrderReminder =>
  orderReminders.some((name) => name === reminder);
/** What was ordered cannot go on without the client: no switch of the account turns these off, only the order's own. */
const contractual: readonly OrderReminder[] = ['application-not-submitted', 'draft-reminder'];

/** Facts of the requests service as letters. `eventId` becomes the business key, so each fact is told once. */
export class RequestLetters {
  constructor(private readonly links: PublicLinks) {}

  received(message: VerificationRequested | VerificationRepeated, eventId: string): LetterDraft {
    if (message.promisedAt === undefined) throw new PermanentFault('a check without a promised time');
    const request = known(message.request);
    const params = {
      promisedAt: timestampDate(message.promisedAt).toISOString(),
      repeated: message.verificationVersion > 1,
      hasAccount: request.userId !== '',
      ...(request.zone === '' ? {} : { zone: request.zone }),
    };
    return this.#about(request, { template: 'verification-received', businessKey: eventId, params });
  }

  approved(message: VerificationApproved, eventId: string): LetterDraft {
    const verdicts = message.verdicts.map(({ jurisdiction, verdict }) => ({ jurisdiction, verdict }));
    return this.#about(known(message.request), {
      template: 'verification-approved',
      businessKey: eventId,
      params: { verdicts },
    });
  }

  dismissed({ request, reason, alternatives }: VerificationDismissed, eventId: string): LetterDraft {
    return this.#about(known(request), {
      template: 'verification-dismissed',
      businessKey: eventId,
      params: { reason, alternatives },
    });
  }

  /** The letter with the answer once more, with the words of the first where they are still known. */
  resent(message: VerificationResultResent, eventId: string, earlier: EarlierParams): LetterDraft {
    return this.#answer(known(message.request), {
      approved: message.approved,
      businessKey: eventId,
      earlier,
    });
  }

  reminded(message: ClientReminded, earlier: EarlierParams): LetterDraft {
    const request = known(message.request);
    const { reminder, reminderKey: businessKey, step } = message;
    if (businessKey === '') throw new PermanentFault('a reminder without a key');
    if (reminder === 'result-not-viewed')
      return this.#about(request, { template: reminder, businessKey, params: { step }, legal: false });
    if (isOrderReminder(reminder))
      return this.#about(request, {
        template: reminder,
        businessKey,
        params: { step },
        legal: contractual.includes(reminder),
      });
    if (reminder !== 'verification-approved' && reminder !== 'verification-dismissed')
      throw new PermanentFault(`no letter for the reminder ${reminder}`);
    const answer = this.#answer(request, {
      approved: reminder === 'verification-approved',
      businessKey,
      earlier,
    });
    // This series begins when the report was opened.
    return { ...answer, params: { ...answer.params, read: true }, legal: false };
  }

  tooMany({ contact, language }: TooManyVerifications, subjectId: string, eventId: string): LetterDraft {
    return {
      businessKey: eventId,
      template: 'too-many-verifications',
      language,
      subjectType: 'verification_limit',
      subjectId,
      contact,
      params: { link: this.links.site(language, '/book-a-free-consultation') },
      legal: false,
    };
  }

  /** To whoever the orders' letters go to, in the language of the page where it was asked. */
  newLinks(
    { contact, language, orders, more }: NewLinksAsked,
    subjectId: string,
    eventId: string,
  ): LetterDraft {
    const listed = orders.map(({ publicId, mark, linkPath, needsAccount }) => ({
      publicId,
      mark,
      needsAccount,
      link: needsAccount ? this.links.portal(linkPath) : this.links.site(language, linkPath),
    }));
    return {
      businessKey: eventId,
      template: 'new-links',
      language,
      subjectType: 'new_links',
      subjectId,
      contact,
      params: { orders: listed, more },
      legal: true,
    };
  }

  #answer(
    request: RequestReference,
    { approved, businessKey, earlier }: { approved: boolean; businessKey: string; earlier: EarlierParams },
  ): LetterDraft {
    if (approved)
      return this.#about(request, {
        template: 'verification-approved',
        businessKey,
        params: { verdicts: earlier?.['verdicts'] ?? [] },
      });
    const params = { reason: earlier?.['reason'] ?? '', alternatives: earlier?.['alternatives'] ?? [] };
    return this.#about(request, { template: 'verification-dismissed', businessKey, params });
  }

  #about(
    request: RequestReference,
    { template, businessKey, params = {}, legal = true }: Parts,
  ): LetterDraft {
    const { publicId, mark, jurisdictions, language, linkPath } = request;
    return {
      businessKey,
      template,
      language,
      subjectType: 'registration_request',
      subjectId: request.requestId,
      contact: request.contact,
      legal,
      params: { publicId, mark, jurisdictions, link: this.links.site(language, linkPath), ...params },
    };
  }
}

function known(request: RequestReference | undefined): RequestReference {
  if (request === undefined) throw new PermanentFault('the message does not say which request it is about');
  return request;
}
