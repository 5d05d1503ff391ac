/** What an account may do; `lawyer` and `admin` are staff. */
export const userRoles = ['customer', 'lawyer', 'admin', 'partner'] as const;

/** What one account may do. */
export type UserRole = (typeof userRoles)[number];

/** `Active` is the specification's; the others are named in docs/adr/0009. Only `Active` may sign in or refresh. */
export const userStatuses = ['Initiated', 'Invited', 'Active', 'Deactivated', 'Merged', 'Deleted'] as const;

/** Where one account stands. */
export type UserStatus = (typeof userStatuses)[number];

/** Ways to prove oneself beside the password. */
export const secondFactorKinds = ['CodeApp', 'Passkey'] as const;

/** `CodeApp`: codes of an authenticator app; `Passkey`: a key that a device keeps. */
export type SecondFactorKind = (typeof secondFactorKinds)[number];

/** One of them, as the account knows it; secrets are elsewhere. */
export interface SecondFactor {
  readonly id: string;
  readonly kind: SecondFactorKind;
  readonly name: string;
}

/** What a person says of themselves, and how they want to be written to. `currency`: ISO 4217; `region`: that of the site. */
export interface Profile {
  readonly firstname: string;
  readonly lastname: string;
  readonly phoneNumber: string;
  /** en, cs, sk, es */
  readonly language: string;
  readonly currency: string;
  readonly region: string;
  /** IANA; null or absent: that of the region or the language. */
  readonly timeZone?: string | null;
  readonly orderUpdateEmailsEnabled: boolean;
  readonly marketingEmailsEnabled: boolean;
  readonly newsletterEmailsEnabled: boolean;
  /** Parties; absent in the oldest facts. */
  readonly billingEntityId?: string | null;
  readonly registrationEntityId?: string | null;
}

interface Fact<Type extends string, Data extends object> {
  readonly type: Type;
  readonly data: Data;
  /** Why, where a person decided. */
  readonly reason?: string;
}

/** What staff keep about an account. */
export type UserFacts = {
  readonly tags?: readonly string[];
  readonly revolutId?: string | null;
  readonly documentHubId?: string | null;
  readonly noteHubId?: string | null;
};

/** What one service says it has forgotten, and what a law makes it keep. */
export interface ErasureProgress {
  readonly service: string;
  readonly rows: number;
  readonly events: number;
  readonly retained: readonly { readonly entity: string; readonly law: string; readonly rows: number }[];
}

/** What a letter to this person needs. */
export interface Addressee {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
}

/** Facts of an account. Paths that open it stand in them encrypted. */
export type UserEvent =
  | Fact<'UserInitiated', { email: string; role: UserRole; profile: Profile }>
  /** `sealedLink`: path with the token, sealed, base64url; whoever reads the log cannot open the account with it. */
  | Fact<'UserInvited', { addressee: Addressee; sealedLink: string; requestId: string | null }>
  /** `addressee`: at the address that was proved; absent in the oldest facts. */
  | Fact<'UserActivated', { role: UserRole; displayName: string; addressee?: Addressee }>
  | Fact<'RequestTiedToUser', { requestId: string }>
  /** `path`: of the order in the portal. */
  | Fact<'SignInSuggested', { addressee: Addressee; path: string }>
  | Fact<'PasswordResetRequested', { addressee: Addressee; sealedLink: string }>
  | Fact<'PasswordChanged', { addressee: Addressee }>
  | Fact<'UserProfileUpdated', { profile: Profile }>
  | Fact<'OnboardingFinished', Record<string, never>>
  | Fact<'UserDeactivated', Record<string, never>>
  /** `proved`: the address was, before the account was closed; absent in the oldest facts, which meant it was. */
  | Fact<'UserReactivated', { proved?: boolean }>
  /** `addressee`: of the account that went. */
  | Fact<'UserMerged', { intoId: string; addressee: Addressee }>
  | Fact<'UserAdminAssigned', { adminId: string }>
  | Fact<'UserAmended', UserFacts>
  /** Absent in the oldest facts: whom the letter with the link that keeps the account goes to, and the last day on which it can be kept (ISO 8601). */
  | Fact<'UserErasureRequested', { addressee?: Addressee; sealedLink?: string; until?: string }>
  /** `addressee`: where the last letter goes; absent in the oldest facts, and for accounts nobody has used. */
  | Fact<'UserErasureApproved', { addressee?: Addressee }>
  | Fact<'UserErasureProgressed', ErasureProgress>
  | Fact<'TokenReuseDetected', { addressee: Addressee }>
  | Fact<'NewBrowserSeen', { addressee: Addressee }>
  /** `count`: how many the account has afterwards. */
  | Fact<
      'SecondFactorAdded',
      { factorId: string; kind: SecondFactorKind; name: string; count: number; addressee: Addressee }
    >
  | Fact<
      'SecondFactorRemoved',
      { factorId: string; kind: SecondFactorKind; name: string; count: number; addressee: Addressee }
    >
  | Fact<'SecondFactorsReset', { factorIds: readonly string[]; addressee: Addressee }>
  /** `addressee`: at the address that holds until the new one is confirmed. */
  | Fact<
      'EmailChangeAsked',
      { email: string; addressee: Addressee; sealedLink: string; sealedRefuse: string }
    >
  | Fact<'EmailChangeCancelled', Record<string, never>>
  /** `addressee`: at the new address. `role`: absent in the oldest facts. */
  | Fact<'EmailChanged', { email: string; addressee: Addressee; role?: UserRole }>
  /** `askedAt`: ISO 8601. */
  | Fact<'DataCopyAsked', { copyId: string; askedAt: string }>
  | Fact<'DataCopyGathered', { copyId: string; service: string; rows: number }>
  /** `until`: last day on which it can be fetched, ISO 8601. */
  | Fact<'DataCopyReady', { copyId: string; until: string; addressee: Addressee }>
  | Fact<'RecoveryCodeUsed', { left: number; addressee: Addressee }>;

/** What a fact of this type carries. */
export type UserEventData<T extends UserEvent['type']> = Extract<UserEvent, { type: T }>['data'];

/** An account as its facts leave it; what its commands decide by. */
export interface UserState {
  readonly status: UserStatus | null;
  readonly email: string;
  readonly role: UserRole;
  readonly profile: Profile;
  /** The e-mail address: it was once activated. */
  readonly proved: boolean;
  /** Requests that wait for the e-mail address to be proved. */
  readonly pendingRequests: readonly string[];
  readonly tiedRequests: readonly string[];
  readonly facts: UserFacts;
  /** Waits to be confirmed. */
  readonly pendingEmail: string | null;
  /** Before the last change, so that its owner can go back to it; null once the next one is asked for. */
  readonly emailBefore: string | null;
  readonly erasureRequested: boolean;
  readonly secondFactors: readonly SecondFactor[];
  /** The last one that was asked for, and the services that have put their part aside. */
  readonly dataCopy: {
    readonly copyId: string;
    readonly askedAt: string;
    readonly gatheredBy: readonly string[];
  } | null;
  /** Services that have said they forgot. */
  readonly erasedBy: readonly string[];
}

/** Of whoever has said nothing yet: English, euro, letters about orders and none for marketing. */
export const noProfile: Profile = {
  firstname: '',
  lastname: '',
  phoneNumber: '',
  language: 'en',
  currency: 'EUR',
  region: 'EU',
  orderUpdateEmailsEnabled: true,
  marketingEmailsEnabled: false,
  newsletterEmailsEnabled: false,
};

/** An account before its first fact. */
export const nobody: UserState = {
  status: null,
  email: '',
  role: 'customer',
  profile: noProfile,
  proved: false,
  pendingRequests: [],
  tiedRequests: [],
  facts: {},
  pendingEmail: null,
  emailBefore: null,
  erasureRequested: false,
  secondFactors: [],
  dataCopy: null,
  erasedBy: [],
};

/** Folds one fact into the state. Total: a fact that no decision hangs on changes nothing. */
export function evolveUser(state: UserState, event: UserEvent): UserState {
  switch (event.type) {
    case 'UserInitiated':
      return {
        ...state,
        status: 'Initiated',
        email: event.data.email,
        role: event.data.role,
        profile: event.data.profile,
      };
    case 'UserInvited': {
      const { requestId } = event.data;
      const pendingRequests =
        requestId === null ? state.pendingRequests : [...new Set([...state.pendingRequests, requestId])];
      return { ...state, status: state.status === 'Active' ? 'Active' : 'Invited', pendingRequests };
    }
    case 'UserActivated':
      return { ...state, status: 'Active', proved: true };
    case 'UserReactivated':
      return { ...state, status: reactivatedTo(event.data), erasureRequested: false };
    case 'RequestTiedToUser':
      return {
        ...state,
        tiedRequests: [...state.tiedRequests, event.data.requestId],
        pendingRequests: state.pendingRequests.filter((requestId) => requestId !== event.data.requestId),
      };
    case 'UserProfileUpdated':
      return { ...state, profile: event.data.profile };
    case 'UserAmended':
      return { ...state, facts: { ...state.facts, ...event.data } };
    case 'UserErasureRequested':
      return { ...state, erasureRequested: true };
    case 'UserErasureApproved':
      return { ...state, status: 'Deleted' };
    case 'UserErasureProgressed':
      return { ...state, erasedBy: [...state.erasedBy, event.data.service] };
    case 'UserDeactivated':
      return { ...state, status: 'Deactivated' };
    case 'UserMerged':
      return { ...state, status: 'Merged', pendingEmail: null, emailBefore: null, secondFactors: [] };
    case 'SecondFactorAdded': {
      const { factorId: id, kind, name } = event.data;
      return { ...state, secondFactors: [...state.secondFactors, { id, kind, name }] };
    }
    case 'SecondFactorRemoved':
      return { ...state, secondFactors: state.secondFactors.filter(({ id }) => id !== event.data.factorId) };
    case 'EmailChangeAsked':
      return { ...state, pendingEmail: event.data.email, emailBefore: null };
    case 'EmailChangeCancelled':
      return { ...state, pendingEmail: null };
    case 'EmailChanged':
      return { ...state, email: event.data.email, emailBefore: state.email, pendingEmail: null };
    case 'DataCopyAsked':
      return { ...state, dataCopy: { ...event.data, gatheredBy: [] } };
    case 'DataCopyGathered':
      return state.dataCopy === null
        ? state
        : {
            ...state,
            dataCopy: { ...state.dataCopy, gatheredBy: [...state.dataCopy.gatheredBy, event.data.service] },
          };
    case 'SecondFactorsReset':
      return { ...state, secondFactors: [] };
    default:
      return state;
  }
}

/** A closed account that was never activated waits for its proof again. */
export function reactivatedTo({ proved }: UserEventData<'UserReactivated'>): 'Active' | 'Invited' {
  return proved === false ? 'Invited' : 'Active';
}

/** The people of the firm. */
export function isStaff(role: string): boolean {
  return role === 'lawyer' || role === 'admin';
}

/** Whom a letter to this account goes to, at the address that holds now and in the language of the profile. */
export function addressee(state: UserState): Addressee {
  const { firstname, lastname, language } = state.profile;
  return { email: state.email, firstname, lastname, language };
}

/** First and last name; the e-mail address where neither is known. */
export function displayName(state: Pick<UserState, 'profile' | 'email'>): string {
  return `${state.profile.firstname} ${state.profile.lastname}`.trim() || state.email;
}
