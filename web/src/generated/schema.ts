// Written by `npm run documents` from the gateway's schema.

export interface ActivateUserInput {
  readonly token: string;
  readonly password: string;
}

export interface ApproveVerificationInput {
  readonly overallRisk: RiskBand;
}

export interface AskForPasswordResetInput {
  readonly email: string;
}

export interface AssignRegistrationRequestInput {
  readonly assignedAdminId?: string | null | undefined;
}

export interface AssignTaskInput {
  readonly assignedAdminId?: string | null | undefined;
}

export interface AssignUserInput {
  readonly assignedAdminId?: string | null | undefined;
}

export interface AttributionInput {
  readonly name: string;
  readonly value: string;
}

export interface ChangePasswordInput {
  readonly currentPassword: string;
  readonly password: string;
}

export interface ContactInput {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | null | undefined;
}

export interface CreateNoteInput {
  readonly subjectType: string;
  readonly subjectId: string;
  readonly text: string;
}

export interface DateTimeFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly gt?: string | null | undefined;
  readonly gte?: string | null | undefined;
  readonly lt?: string | null | undefined;
  readonly lte?: string | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface DismissVerificationInput {
  readonly reason: string;
  readonly alternatives: readonly string[];
}

export type DistinctivenessBand = 'STRONG' | 'MEDIUM' | 'WEAK' | 'NONE';

export interface DistinctivenessInput {
  readonly band: DistinctivenessBand;
  readonly explanation: string;
  readonly descriptiveWords: readonly string[];
  readonly whatHelps?: string | null | undefined;
}

export interface IdFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface InviteUserInput {
  readonly email: string;
  readonly role: UserRole;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
}

export interface LetterFilter {
  readonly and?: readonly LetterFilter[] | null | undefined;
  readonly or?: readonly LetterFilter[] | null | undefined;
  readonly not?: LetterFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly template?: StringFilter | null | undefined;
  readonly subjectId?: IdFilter | null | undefined;
}

export interface LetterOrder {
  readonly field: LetterOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type LetterOrderField = 'CREATED_AT';

export type LetterState = 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'UNKNOWN';

export type LinkStateName = 'VALID' | 'USED' | 'EXPIRED' | 'UNKNOWN';

export interface NoteFilter {
  readonly and?: readonly NoteFilter[] | null | undefined;
  readonly or?: readonly NoteFilter[] | null | undefined;
  readonly not?: NoteFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly subjectType?: StringFilter | null | undefined;
  readonly subjectId?: IdFilter | null | undefined;
}

export interface NoteOrder {
  readonly field: NoteOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type NoteOrderField = 'CREATED_AT';

export interface NotificationFilter {
  readonly and?: readonly NotificationFilter[] | null | undefined;
  readonly or?: readonly NotificationFilter[] | null | undefined;
  readonly not?: NotificationFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly kind?: StringFilter | null | undefined;
  readonly subjectId?: IdFilter | null | undefined;
  readonly seenAt?: DateTimeFilter | null | undefined;
}

export interface NotificationOrder {
  readonly field: NotificationOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type NotificationOrderField = 'CREATED_AT';

export interface OfficeResultInput {
  readonly jurisdiction: string;
  readonly verdict: OfficeVerdict;
  readonly risk: RiskBand;
  readonly reason: string;
}

export type OfficeVerdict = 'GO' | 'GO_WITH_CHANGES' | 'NOT_ADVISED';

export type OrderDirection = 'ASC' | 'DESC';

export interface PauseRemindersInput {
  readonly paused: boolean;
}

export interface RegistrationRequestFilter {
  readonly and?: readonly RegistrationRequestFilter[] | null | undefined;
  readonly or?: readonly RegistrationRequestFilter[] | null | undefined;
  readonly not?: RegistrationRequestFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly publicId?: StringFilter | null | undefined;
  readonly contactEmail?: StringFilter | null | undefined;
  readonly value?: StringFilter | null | undefined;
  readonly status?: RegistrationRequestStatusFilter | null | undefined;
  readonly stage?: RegistrationRequestStageFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly promisedAt?: DateTimeFilter | null | undefined;
  readonly requestedAt?: DateTimeFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
}

export interface RegistrationRequestOrder {
  readonly field: RegistrationRequestOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type RegistrationRequestOrderField = 'CREATED_AT' | 'PROMISED_AT' | 'REQUESTED_AT' | 'VALUE' | 'PUBLIC_ID' | 'STATUS';

export type RegistrationRequestStage = 'VERIFICATION' | 'DRAFTING' | 'FILING';

export interface RegistrationRequestStageFilter {
  readonly eq?: RegistrationRequestStage | null | undefined;
  readonly neq?: RegistrationRequestStage | null | undefined;
  readonly in?: readonly RegistrationRequestStage[] | null | undefined;
  readonly notIn?: readonly RegistrationRequestStage[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type RegistrationRequestStatus = 'VERIFICATION_REQUESTED' | 'VERIFICATION_APPROVED' | 'VERIFICATION_DISMISSED';

export interface RegistrationRequestStatusFilter {
  readonly eq?: RegistrationRequestStatus | null | undefined;
  readonly neq?: RegistrationRequestStatus | null | undefined;
  readonly in?: readonly RegistrationRequestStatus[] | null | undefined;
  readonly notIn?: readonly RegistrationRequestStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface RepeatVerificationInput {
  readonly value?: string | null | undefined;
  readonly logoUpload?: string | null | undefined;
  readonly jurisdictions?: readonly string[] | null | undefined;
  readonly classes?: readonly number[] | null | undefined;
  readonly businessDescription?: string | null | undefined;
}

export type RequestKind = 'TEXT' | 'IMAGE' | 'LOGO' | 'COMBINED';

export interface RequestVerificationInput {
  readonly type: RequestKind;
  readonly value?: string | null | undefined;
  readonly meaning?: string | null | undefined;
  readonly logoUpload?: string | null | undefined;
  readonly jurisdictions: readonly string[];
  readonly jurisdictionsUndecided: boolean;
  readonly websites: readonly string[];
  readonly businessDescription: string;
  readonly useInCommerce?: boolean | null | undefined;
  readonly classes?: readonly number[] | null | undefined;
  readonly contact: ContactInput;
  readonly language: string;
  readonly country?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly sendMarketingEmails: boolean;
  readonly attribution?: readonly AttributionInput[] | null | undefined;
}

export type RiskBand = 'LOW' | 'MEDIUM' | 'HIGH';

export interface SaveVerificationResultInput {
  readonly textValue?: string | null | undefined;
  readonly recommendedClasses?: readonly number[] | null | undefined;
  readonly verifiedClasses?: readonly number[] | null | undefined;
  readonly distinctiveness?: DistinctivenessInput | null | undefined;
  readonly similarity?: SimilarityInput | null | undefined;
  readonly strategy?: string | null | undefined;
  readonly jurisdictions?: readonly OfficeResultInput[] | null | undefined;
  readonly similarTrademarks?: readonly SimilarTrademarkInput[] | null | undefined;
  readonly overallRisk?: RiskBand | null | undefined;
  readonly searchType?: string | null | undefined;
}

export interface SetPasswordInput {
  readonly token: string;
  readonly password: string;
}

export interface SignUpInput {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
}

export interface SimilarTrademarkInput {
  readonly name: string;
  readonly owner?: string | null | undefined;
  readonly jurisdiction: string;
  readonly status?: string | null | undefined;
  readonly classes: readonly number[];
  readonly number?: string | null | undefined;
  readonly filingDate?: string | null | undefined;
  readonly identical: boolean;
  readonly look?: number | null | undefined;
  readonly sound?: number | null | undefined;
  readonly meaning?: number | null | undefined;
  readonly goods?: number | null | undefined;
  readonly overall?: number | null | undefined;
  readonly note?: string | null | undefined;
}

export interface SimilarityInput {
  readonly band: RiskBand;
  readonly explanation: string;
}

export interface StringFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly contains?: string | null | undefined;
  readonly startsWith?: string | null | undefined;
}

export interface TaskFilter {
  readonly and?: readonly TaskFilter[] | null | undefined;
  readonly or?: readonly TaskFilter[] | null | undefined;
  readonly not?: TaskFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly kind?: StringFilter | null | undefined;
  readonly status?: TaskStatusFilter | null | undefined;
  readonly subjectId?: IdFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly dueAt?: DateTimeFilter | null | undefined;
}

export interface TaskOrder {
  readonly field: TaskOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type TaskOrderField = 'DUE_AT' | 'CREATED_AT';

export type TaskStatus = 'OPEN' | 'DONE' | 'CANCELLED';

export interface TaskStatusFilter {
  readonly eq?: TaskStatus | null | undefined;
  readonly neq?: TaskStatus | null | undefined;
  readonly in?: readonly TaskStatus[] | null | undefined;
  readonly notIn?: readonly TaskStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type TimelineSource = 'US' | 'YOU' | 'OFFICE';

export interface UpdateNoteInput {
  readonly text: string;
}

export interface UpdateServiceDescriptionInput {
  readonly businessDescription: string;
  readonly websites: readonly string[];
}

export interface UpdateUserProfileInput {
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly orderUpdateEmailsEnabled?: boolean | null | undefined;
  readonly marketingEmailsEnabled?: boolean | null | undefined;
  readonly newsletterEmailsEnabled?: boolean | null | undefined;
  readonly language?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly region?: string | null | undefined;
}

export interface UserFilter {
  readonly and?: readonly UserFilter[] | null | undefined;
  readonly or?: readonly UserFilter[] | null | undefined;
  readonly not?: UserFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly email?: StringFilter | null | undefined;
  readonly role?: UserRoleFilter | null | undefined;
  readonly status?: UserStatusFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
}

export interface UserOrder {
  readonly field: UserOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type UserOrderField = 'EMAIL' | 'CREATED_AT';

export type UserRole = 'CUSTOMER' | 'LAWYER' | 'ADMIN' | 'PARTNER';

export interface UserRoleFilter {
  readonly eq?: UserRole | null | undefined;
  readonly neq?: UserRole | null | undefined;
  readonly in?: readonly UserRole[] | null | undefined;
  readonly notIn?: readonly UserRole[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type UserStatus = 'INITIATED' | 'INVITED' | 'ACTIVE' | 'DEACTIVATED' | 'DELETED';

export interface UserStatusFilter {
  readonly eq?: UserStatus | null | undefined;
  readonly neq?: UserStatus | null | undefined;
  readonly in?: readonly UserStatus[] | null | undefined;
  readonly notIn?: readonly UserStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}
