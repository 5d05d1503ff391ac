import type { PasswordChanged, PasswordResetRequested, TokenReuseDetected, UserInvited } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import type { LetterDraft } from './letter-draft.js';
import type { PublicLinks } from '../public-links.js';

type AboutUser = UserInvited | PasswordResetRequested | PasswordChanged | TokenReuseDetected;

/** Facts of the accounts service as letters. */
export class AccountLetters {
  constructor(private readonly links: PublicLinks) {}

  invitation(message: UserInvited, eventId: string): LetterDraft {
    return aboutUser(message, eventId, { template: 'account-invitation', params: sealedLink(message) });
  }

  passwordReset(message: PasswordResetRequested, eventId: string): LetterDraft {
    return aboutUser(message, eventId, { template: 'password-reset', params: sealedLink(message) });
  }

  passwordChanged(message: PasswordChanged, eventId: string, happenedAt: Date): LetterDraft {
    const params = { happenedAt: happenedAt.toISOString(), link: this.links.portal('/portal/forgot-password') };
    return aboutUser(message, eventId, { template: 'password-changed', params });
  }

  tokenReuse(message: TokenReuseDetected, eventId: string, happenedAt: Date): LetterDraft {
    const params = { happenedAt: happenedAt.toISOString(), link: this.links.portal('/portal/login') };
    return aboutUser(message, eventId, { template: 'token-reuse', params });
  }
}

/** The link stays sealed in the row: whoever reads the table could otherwise take the account over. */
function sealedLink({ sealedLinkPath }: { readonly sealedLinkPath: Uint8Array }) {
  return { sealedLink: Buffer.from(sealedLinkPath).toString('base64') };
}

function aboutUser({ userId, contact, language }: AboutUser, eventId: string, { template, params }: { template: string; params: Readonly<Record<string, unknown>> }): LetterDraft {
  return { businessKey: eventId, template, language, subjectType: 'user', subjectId: userId, contact, params, legal: true };
}
