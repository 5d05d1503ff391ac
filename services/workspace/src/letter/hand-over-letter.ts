import { create } from '@bufbuild/protobuf';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import type { HandOver } from '@cotta/kit/runtime/letters/deliver-letter.js';
import type { Letter } from '@cotta/kit/runtime/letters/letter.js';
import { decryptContact, decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { SealedContactSchema } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import type { StoredOutcome } from './emails/read-params.js';
import { renderLetter } from './emails/render-letter.js';
import { localeOf } from '../words/locale.js';
import { composeEmail, type ComposedEmail, type Sender } from './compose-email.js';
import { WORDS_PURPOSE } from './words-purpose.js';
import { publicLinks } from '../words/public-links.js';

export interface HandOverParts {
  readonly clock: Clock;
  readonly encryptionKey: string;
  readonly publicOrigin: string;
  readonly sender: Sender;
  readonly handOver: (email: ComposedEmail) => Promise<HandOver>;
  /** Where somebody is reached whose address went with an account that became another's. @defaultValue where the letter says */
  readonly addressNow?: (email: string) => Promise<string>;
}

/** Opens, writes and hands over one letter. Never throws: what fails before the mail server is asked is certain not to have been sent,
 *  and a letter that can never be written fails for good. */
export function letterHandOver(parts: HandOverParts): (letter: Letter) => Promise<HandOver> {
  return async (letter) => {
    let email: ComposedEmail;
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
    return parts.handOver(email);
  };
}

async function writeEmail(
  letter: Letter,
  { clock, encryptionKey, publicOrigin, sender, addressNow }: HandOverParts,
): Promise<ComposedEmail> {
  const contact = decryptContact(
    create(SealedContactSchema, { sealed: letter.sealedContact }),
    encryptionKey,
  );
  const links = publicLinks(publicOrigin);
  const unsealed = (sealed: string, purpose: string): string =>
    Buffer.from(decrypt(Buffer.from(sealed, 'base64'), encryptionKey, purpose)).toString('utf8');
  const rendered = renderLetter({
    template: letter.template,
    locale: localeOf(letter.locale),
    params: letter.params,
    contact,
    open: {
      openLink: (sealed) => links.portal(unsealed(sealed, 'account-link')),
      openWords: (sealed) => unsealed(sealed, WORDS_PURPOSE),
      openOutcome: (sealed) => outcomeOf(unsealed(sealed, 'consultation outcome')),
    },
  });
  const to = (await addressNow?.(contact.email)) ?? contact.email;
  return composeEmail(
    { to, ...rendered, messageId: letter.messageId, locale: letter.locale },
    sender,
    clock.now(),
  );
}

/** The other side wrote it as JSON before it was sealed. */
function outcomeOf(json: string): StoredOutcome {
  const { outcome, resolution } = JSON.parse(json) as Partial<StoredOutcome>;
  return { outcome: outcome ?? '', resolution: resolution ?? '' };
}
