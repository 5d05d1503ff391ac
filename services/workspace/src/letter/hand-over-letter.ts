import { create } from '@bufbuild/protobuf';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import type { HandOver } from '@cotta/kit/runtime/letters/deliver-letter.js';
import type { Letter } from '@cotta/kit/runtime/letters/letter.js';
import { decryptContact, decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import type { EncryptionPurpose } from '@cotta/reference/encryption-purposes.js';
import { SealedContactSchema } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import type { StoredOutcome } from './emails/read-params.js';
import { OTHER_SIDE_LETTER } from './emails/other-side-letter/email.js';
import { renderLetter } from './emails/render-letter.js';
import { addressId } from '../email-choice/address-id.js';
import { stopPath } from '../email-choice/stop-path.js';
import type { WantedLetters } from '../email-choice/wanted-letters.js';
import { feedbackPath, REVIEW_LETTER } from '../feedback/feedback-link.js';
import type { FeedbackRating } from '../feedback/feedback-rating.js';
import { localeOf } from '../words/locale.js';
import { composeEmail, type ComposedEmail, type EmailFile, type Sender } from './compose-email.js';
import { noticeOf } from './notices/notices.js';
import { WORDS_PURPOSE } from './words-purpose.js';
import { replyAddress } from './reply-address.js';
import { publicLinks, type PublicLinks } from '../words/public-links.js';

export interface HandOverParts {
  readonly clock: Clock;
  readonly encryptionKey: string;
  readonly publicOrigin: string;
  readonly sender: Sender;
  /** Signs the page where letters of a kind end, and the address to which a ticket is replied. */
  readonly linkKey: string;
  readonly handOver: (email: ComposedEmail) => Promise<HandOver>;
  /** Where somebody is reached whose address went with an account that became another's. @defaultValue where the letter says */
  readonly addressNow?: (email: string) => Promise<string>;
  /** The file that goes with a letter, by the id its row names. @defaultValue none go with files */
  readonly fileOf?: (documentId: string) => Promise<EmailFile>;
  /** Which letters that nobody owes an address wants. */
  readonly wanted: (addressId: string) => Promise<WantedLetters>;
}

/** Opens, writes and hands over one letter. Never throws: what fails before the mail server is asked is certain not to have been sent,
 *  and a letter that can never be written fails for good. */
export function letterHandOver(parts: HandOverParts): (letter: Letter) => Promise<HandOver> {
  return async (letter) => {
    let email: ComposedEmail | undefined;
    try {
      email = await writeEmail(letter, parts);
    } catch (error) {
      return {
        accepted: false,
        lasting: error instanceof PermanentFault,
        unsure: false,
        error: error instanceof Error ? error.message : String(error),
      };
    }
    return email === undefined ? { accepted: false, unwanted: true } : parts.handOver(email);
  };
}

/** Parameter that names the document to go with a letter. */
const ATTACHED = 'documentId';

/** Undefined: its reader wants none of its kind, or it was called back. */
async function writeEmail(
  letter: Letter,
  { clock, encryptionKey, publicOrigin, sender, addressNow, linkKey, wanted, fileOf }: HandOverParts,
): Promise<ComposedEmail | undefined> {
  if (letter.params['stopped'] === true) return undefined;
  const contact = decryptContact(
    create(SealedContactSchema, { sealed: letter.sealedContact }),
    encryptionKey,
  );
  const links = publicLinks(publicOrigin);
  const to = (await addressNow?.(contact.email)) ?? contact.email;
  const reader = letter.legal ? undefined : addressId(to, encryptionKey);
  const kind = switchOf(letter.template);
  if (reader !== undefined && !(await wanted(reader))[kind]) return undefined;
  const stop =
    reader === undefined
      ? undefined
      : links.site(letter.locale, stopPath(reader, linkKey, clock.now(), kind));
  const unsealed = (sealed: string, purpose: EncryptionPurpose): string =>
    Buffer.from(decrypt(Buffer.from(sealed, 'base64'), encryptionKey, purpose)).toString('utf8');
  const rendered = renderLetter({
    template: letter.template,
    locale: localeOf(letter.locale),
    params: { ...letter.params, ...waysToAnswer(letter, { linkKey, links, now: clock.now() }) },
    contact,
    ...(stop === undefined ? {} : { stop }),
    open: {
      openLink: (sealed) => links.portal(unsealed(sealed, 'account-link')),
      openWords: (sealed) => unsealed(sealed, WORDS_PURPOSE),
      openOutcome: (sealed) => outcomeOf(unsealed(sealed, 'consultation outcome')),
    },
  });
  const { [ATTACHED]: attached } = letter.params;
  const file = typeof attached === 'string' ? await fileOf?.(attached) : undefined;
  return composeEmail(
    {
      to,
      ...rendered,
      ...(stop === undefined ? {} : { stop }),
      ...(file === undefined ? {} : { file }),
      messageId: letter.messageId,
      locale: letter.locale,
    },
    senderOf(letter, sender, linkKey),
    clock.now(),
  );
}

/** Which choice of its reader holds a letter back that nobody owes. */
function switchOf(template: string): keyof WantedLetters {
  const category = noticeOf(template)?.category;
  return category === 'marketing' || category === 'newsletter' ? category : 'orderUpdates';
}

/** Where the letter that asks how we did is answered; signed as it goes out, so that its days begin then. */
function waysToAnswer(
  { id: letterId, template, locale }: Letter,
  { links, ...signing }: { readonly links: PublicLinks; readonly linkKey: string; readonly now: Date },
): Readonly<Record<string, string>> {
  if (template !== REVIEW_LETTER) return {};
  const to = (rating: FeedbackRating): string =>
    links.site(locale, feedbackPath({ letterId, rating }, signing));
  return { good: to('good'), bad: to('bad') };
}

/** A letter of a ticket, and one to the other side of a case, is answered to an address that leads to it. */
function senderOf({ subjectType, subjectId, template }: Letter, sender: Sender, linkKey: string): Sender {
  const to = template === OTHER_SIDE_LETTER ? 'letter' : 'ticket';
  if (to === 'ticket' && subjectType !== 'support_ticket') return sender;
  return { ...sender, replyTo: replyAddress(sender.replyTo ?? sender.from, { to, id: subjectId }, linkKey) };
}

/** The other side wrote it as JSON before it was sealed. */
function outcomeOf(json: string): StoredOutcome {
  const { outcome, advice, resolution } = JSON.parse(json) as Partial<StoredOutcome>;
  return { outcome: outcome ?? '', advice: advice ?? '', resolution: resolution ?? '' };
}
