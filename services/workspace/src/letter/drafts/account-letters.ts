import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type {
  DataCopyReady,
  EmailChangeAsked,
  EmailChanged,
  ErasureBegun,
  NewBrowserSeen,
  PasswordChanged,
  PasswordResetRequested,
  RecoveryCodeUsed,
  SecondStepAdded,
  SecondStepRemoved,
  SecondStepsReset,
  SignInSuggested,
  TokenReuseDetected,
  UserErased,
  UserInvited,
} from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import type { LetterDraft } from './letter-draft.js';
import type { PublicLinks } from '../../words/public-links.js';

type SecondStepNews = SecondStepAdded | SecondStepRemoved | SecondStepsReset | RecoveryCodeUsed;
/** What every such fact tells of the one it is about. */
type AboutUser = Pick<UserInvited, 'userId' | 'language'> & { readonly contact?: UserInvited['contact'] };

/** Where one sees and undoes it. */
const SETTINGS = '/portal/profile?tab=account';

/** Facts of the accounts service as letters. */
export class AccountLetters {
  constructor(private readonly links: PublicLinks) {}

  invitation(message: UserInvited, eventId: string): LetterDraft {
    return aboutUser(message, eventId, { template: 'account-invitation', params: sealedLink(message) });
  }

  /** Somebody asked for an account under an address that has one. */
  signInSuggested(message: SignInSuggested, eventId: string, happenedAt: Date): LetterDraft {
    return aboutUser(message, eventId, {
      template: 'sign-in-suggested',
      params: { happenedAt: happenedAt.toISOString(), link: this.links.portal(message.path) },
    });
  }

  passwordReset(message: PasswordResetRequested, eventId: string): LetterDraft {
    return aboutUser(message, eventId, { template: 'password-reset', params: sealedLink(message) });
  }

  passwordChanged(message: PasswordChanged, eventId: string, happenedAt: Date): LetterDraft {
    const params = {
      happenedAt: happenedAt.toISOString(),
      link: this.links.portal('/portal/forgot-password'),
    };
    return aboutUser(message, eventId, { template: 'password-changed', params });
  }

  /** `template`: one of those about the second step. */
  secondStep(
    message: SecondStepNews,
    eventId: string,
    { template, happenedAt }: { template: string; happenedAt: Date },
  ): LetterDraft {
    const left = 'left' in message ? { left: message.left } : {};
    return aboutUser(message, eventId, {
      template,
      params: { happenedAt: happenedAt.toISOString(), link: this.links.portal(SETTINGS), ...left },
    });
  }

  /** The link goes to the new address alone. */
  emailChangeAsked(message: EmailChangeAsked, eventId: string, happenedAt: Date): LetterDraft {
    return aboutUser(message, eventId, {
      template: 'email-change-asked',
      params: { happenedAt: happenedAt.toISOString(), ...sealedLink(message) },
    });
  }

  /** To the address that holds until then, with a way to say no. */
  emailChangeNotice(
    { userId, oldContact, language, sealedRefusePath }: EmailChangeAsked,
    eventId: string,
    happenedAt: Date,
  ): LetterDraft {
    const params = {
      happenedAt: happenedAt.toISOString(),
      ...sealedLink({ sealedLinkPath: sealedRefusePath }),
    };
    return aboutUser({ userId, language, contact: oldContact }, `${eventId}/old`, {
      template: 'email-change-notice',
      params,
    });
  }

  emailChanged(message: EmailChanged, eventId: string, happenedAt: Date): LetterDraft {
    return aboutUser(message, eventId, {
      template: 'email-changed',
      params: { happenedAt: happenedAt.toISOString(), link: this.links.portal(SETTINGS) },
    });
  }

  erasureBegun(message: ErasureBegun, eventId: string, happenedAt: Date): LetterDraft {
    return aboutUser(message, eventId, {
      template: 'erasure-begun',
      params: { happenedAt: happenedAt.toISOString(), until: message.until, ...sealedLink(message) },
    });
  }

  /** The copy itself is fetched in the portal: nothing of it is in the letter. */
  dataCopyReady(message: DataCopyReady, eventId: string, happenedAt: Date): LetterDraft {
    return aboutUser(message, eventId, {
      template: 'data-copy-ready',
      params: {
        happenedAt: happenedAt.toISOString(),
        until: message.until,
        link: this.links.portal(SETTINGS),
      },
    });
  }

  /** The last one. It stands under an id of its own, because whatever is about the account is forgotten in the same moment; its address goes once it is sent. */
  accountErased(message: UserErased, eventId: string, happenedAt: Date): LetterDraft {
    return {
      ...aboutUser(message, eventId, {
        template: 'account-erased',
        params: {
          happenedAt: happenedAt.toISOString(),
          link: this.links.site(message.language, '/privacy-policy'),
        },
      }),
      subjectId: nameBasedId('last letter', message.userId),
    };
  }

  /** Where the browsers that are signed in stand, each with a way to end it. */
  newBrowser(message: NewBrowserSeen, eventId: string, happenedAt: Date): LetterDraft {
    const params = { happenedAt: happenedAt.toISOString(), link: this.links.portal(SETTINGS) };
    return aboutUser(message, eventId, { template: 'new-browser', params });
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

function aboutUser(
  { userId, contact, language }: AboutUser,
  eventId: string,
  { template, params }: { template: string; params: Readonly<Record<string, unknown>> },
): LetterDraft {
  return {
    businessKey: eventId,
    template,
    language,
    subjectType: 'user',
    subjectId: userId,
    contact,
    params,
    legal: true,
  };
}
