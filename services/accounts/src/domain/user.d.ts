export declare const userRoles: readonly ['customer', 'lawyer', 'admin', 'partner'];
export type UserRole = (typeof userRoles)[number];
/** `Active` is the specification's; the others are named in docs/adr/0009. Only `Active` may sign in or refresh. */
export declare const userStatuses: readonly ['Initiated', 'Invited', 'Active', 'Deactivated', 'Deleted'];
export type UserStatus = (typeof userStatuses)[number];
export interface Profile {
    readonly firstname: string;
    readonly lastname: string;
    readonly phoneNumber: string;
    /** en, cs, sk, es */
    readonly language: string;
    readonly currency: string;
    readonly region: string;
    readonly orderUpdateEmailsEnabled: boolean;
    readonly marketingEmailsEnabled: boolean;
    readonly newsletterEmailsEnabled: boolean;
}
interface Fact<Type extends string, Data extends object> {
    readonly type: Type;
    readonly data: Data;
}
/** What a letter to this person needs. */
export interface Addressee {
    readonly email: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly language: string;
}
export type UserEvent = Fact<'UserInitiated', {
    email: string;
    role: UserRole;
    profile: Profile;
}>
/** `sealedLink`: path with the token, sealed, base64url; whoever reads the log cannot open the account with it. */
 | Fact<'UserInvited', {
    addressee: Addressee;
    sealedLink: string;
    requestId: string | null;
}> | Fact<'UserActivated', {
    role: UserRole;
    displayName: string;
}> | Fact<'RequestTiedToUser', {
    requestId: string;
}> | Fact<'PasswordResetRequested', {
    addressee: Addressee;
    sealedLink: string;
}> | Fact<'PasswordChanged', {
    addressee: Addressee;
}> | Fact<'UserProfileUpdated', {
    profile: Profile;
}> | Fact<'OnboardingFinished', Record<string, never>> | Fact<'UserDeactivated', Record<string, never>> | Fact<'UserReactivated', Record<string, never>> | Fact<'UserAdminAssigned', {
    adminId: string;
}> | Fact<'TokenReuseDetected', {
    addressee: Addressee;
}>;
export type UserEventData<T extends UserEvent['type']> = Extract<UserEvent, {
    type: T;
}>['data'];
export interface UserState {
    readonly status: UserStatus | null;
    readonly email: string;
    readonly role: UserRole;
    readonly profile: Profile;
    /** Requests that wait for the e-mail address to be proved. */
    readonly pendingRequests: readonly string[];
    readonly tiedRequests: readonly string[];
}
export declare const noProfile: Profile;
export declare const nobody: UserState;
export declare function evolveUser(state: UserState, event: UserEvent): UserState;
export declare function addressee(state: UserState): Addressee;
export declare function displayName(state: Pick<UserState, 'profile' | 'email'>): string;
export {};
