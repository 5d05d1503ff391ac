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
  readonly assignedAdminId: string;
}

export interface AssignTaskInput {
  readonly assignedAdminId: string;
}

export interface AssignUserInput {
  readonly assignedAdminId: string;
}

export interface AttributionValueInput {
  readonly name: string;
  readonly value: string;
}

export interface BooleanFilter {
  readonly eq?: boolean | null | undefined;
  readonly neq?: boolean | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface ChangePasswordInput {
  readonly current: string;
  readonly password: string;
}

export interface ContactInputInput {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | null | undefined;
}

export interface CountryCodeFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface CreateNoteInput {
  readonly subjectType: string;
  readonly subjectId: string;
  readonly text: string;
}

export interface CurrencyCodeFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface DateFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly gt?: string | null | undefined;
  readonly gte?: string | null | undefined;
  readonly lt?: string | null | undefined;
  readonly lte?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface DateTimeFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly gt?: string | null | undefined;
  readonly gte?: string | null | undefined;
  readonly lt?: string | null | undefined;
  readonly lte?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
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

export interface DocumentFilter {
  readonly and?: readonly DocumentFilter[] | null | undefined;
  readonly or?: readonly DocumentFilter[] | null | undefined;
  readonly not?: DocumentFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly type?: DocumentTypeFilter | null | undefined;
  readonly subjectType?: StringFilter | null | undefined;
  readonly subjectId?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface DocumentOrder {
  readonly field: DocumentOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type DocumentOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export type DocumentType = 'LOGO' | 'SPECIMEN' | 'DELEGATION' | 'USER_SIGNED_POA' | 'BUSINESS_CERTIFICATE' | 'PRIORITY_FILING_DOCUMENT' | 'APPLICATION_LOGO_IN_B_W' | 'APPLICATION_LOGO_SERIES' | 'APPLICATION_LOGO' | 'REGISTRATION_CERTIFICATE' | 'INVOICE';

export interface DocumentTypeFilter {
  readonly eq?: DocumentType | null | undefined;
  readonly neq?: DocumentType | null | undefined;
  readonly in?: readonly DocumentType[] | null | undefined;
  readonly notIn?: readonly DocumentType[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface IdFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface IntFilter {
  readonly eq?: number | null | undefined;
  readonly neq?: number | null | undefined;
  readonly gt?: number | null | undefined;
  readonly gte?: number | null | undefined;
  readonly lt?: number | null | undefined;
  readonly lte?: number | null | undefined;
  readonly in?: readonly number[] | null | undefined;
  readonly notIn?: readonly number[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface InviteUserInput {
  readonly email: string;
  readonly role: UserRole;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
}

export interface JurisdictionCodeFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface LanguageCodeFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface LetterFilter {
  readonly and?: readonly LetterFilter[] | null | undefined;
  readonly or?: readonly LetterFilter[] | null | undefined;
  readonly not?: LetterFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly businessKey?: StringFilter | null | undefined;
  readonly template?: StringFilter | null | undefined;
  readonly subjectId?: IdFilter | null | undefined;
  readonly state?: LetterStateFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface LetterOrder {
  readonly field: LetterOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type LetterOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export type LetterState = 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'UNKNOWN';

export interface LetterStateFilter {
  readonly eq?: LetterState | null | undefined;
  readonly neq?: LetterState | null | undefined;
  readonly in?: readonly LetterState[] | null | undefined;
  readonly notIn?: readonly LetterState[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type LinkStateKind = 'VALID' | 'USED' | 'EXPIRED' | 'UNKNOWN';

export interface MoneyInput {
  readonly amountMinor: number;
  readonly currency: string;
}

export interface NoteFilter {
  readonly and?: readonly NoteFilter[] | null | undefined;
  readonly or?: readonly NoteFilter[] | null | undefined;
  readonly not?: NoteFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly subjectType?: StringFilter | null | undefined;
  readonly subjectId?: IdFilter | null | undefined;
  readonly authorId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface NoteOrder {
  readonly field: NoteOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type NoteOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface NotificationFilter {
  readonly and?: readonly NotificationFilter[] | null | undefined;
  readonly or?: readonly NotificationFilter[] | null | undefined;
  readonly not?: NotificationFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly kind?: NotificationKindFilter | null | undefined;
  readonly subjectType?: StringFilter | null | undefined;
  readonly subjectId?: IdFilter | null | undefined;
  readonly seenAt?: DateTimeFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export type NotificationKind = 'VERIFICATION_APPROVED' | 'VERIFICATION_DISMISSED' | 'ASSIGNED_TO_YOU' | 'DESCRIPTION_UPDATED';

export interface NotificationKindFilter {
  readonly eq?: NotificationKind | null | undefined;
  readonly neq?: NotificationKind | null | undefined;
  readonly in?: readonly NotificationKind[] | null | undefined;
  readonly notIn?: readonly NotificationKind[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface NotificationOrder {
  readonly field: NotificationOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type NotificationOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

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
  readonly userId?: IdFilter | null | undefined;
  readonly contactEmail?: StringFilter | null | undefined;
  readonly contactLastName?: StringFilter | null | undefined;
  readonly type?: RequestKindFilter | null | undefined;
  readonly value?: StringFilter | null | undefined;
  readonly stage?: RegistrationRequestStageFilter | null | undefined;
  readonly status?: RegistrationRequestStatusFilter | null | undefined;
  readonly statusGroup?: RegistrationRequestStatusGroupFilter | null | undefined;
  readonly promisedAt?: DateTimeFilter | null | undefined;
  readonly requestedAt?: DateTimeFilter | null | undefined;
  readonly answeredAt?: DateTimeFilter | null | undefined;
  readonly viewedAt?: DateTimeFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface RegistrationRequestOrder {
  readonly field: RegistrationRequestOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type RegistrationRequestOrderField = 'ID' | 'VALUE' | 'STATUS' | 'PROMISED_AT' | 'REQUESTED_AT' | 'ANSWERED_AT' | 'CREATED_AT' | 'UPDATED_AT';

export type RegistrationRequestStage = 'VERIFICATION' | 'DRAFTING' | 'FILING';

export interface RegistrationRequestStageFilter {
  readonly eq?: RegistrationRequestStage | null | undefined;
  readonly neq?: RegistrationRequestStage | null | undefined;
  readonly in?: readonly RegistrationRequestStage[] | null | undefined;
  readonly notIn?: readonly RegistrationRequestStage[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type RegistrationRequestStatus = 'VERIFICATION_REQUESTED' | 'VERIFICATION_APPROVED' | 'VERIFICATION_DISMISSED' | 'ORDER_CREATED' | 'READY_FOR_DRAFTING' | 'SENT_FOR_REVIEW' | 'APPLICATION_APPROVED' | 'FILED' | 'LOST_TO_FOLLOW_UP' | 'CLIENT_UNRESPONSIVE' | 'REFUNDED' | 'WITHDRAWN';

export interface RegistrationRequestStatusFilter {
  readonly eq?: RegistrationRequestStatus | null | undefined;
  readonly neq?: RegistrationRequestStatus | null | undefined;
  readonly in?: readonly RegistrationRequestStatus[] | null | undefined;
  readonly notIn?: readonly RegistrationRequestStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type RegistrationRequestStatusGroup = 'PENDING' | 'ACTION_NEEDED' | 'DONE' | 'DEAD';

export interface RegistrationRequestStatusGroupFilter {
  readonly eq?: RegistrationRequestStatusGroup | null | undefined;
  readonly neq?: RegistrationRequestStatusGroup | null | undefined;
  readonly in?: readonly RegistrationRequestStatusGroup[] | null | undefined;
  readonly notIn?: readonly RegistrationRequestStatusGroup[] | null | undefined;
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

export interface RequestKindFilter {
  readonly eq?: RequestKind | null | undefined;
  readonly neq?: RequestKind | null | undefined;
  readonly in?: readonly RequestKind[] | null | undefined;
  readonly notIn?: readonly RequestKind[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface RequestVerificationInput {
  readonly type: RequestKind;
  readonly value?: string | null | undefined;
  readonly meaning?: string | null | undefined;
  readonly logoUpload?: string | null | undefined;
  readonly jurisdictions: readonly string[];
  readonly businessDescription: string;
  readonly websites: readonly string[];
  readonly classes?: readonly number[] | null | undefined;
  readonly jurisdictionsUndecided: boolean;
  readonly useInCommerce?: boolean | null | undefined;
  readonly contact: ContactInputInput;
  readonly language: string;
  readonly country?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly sendMarketingEmails: boolean;
  readonly attribution?: readonly AttributionValueInput[] | null | undefined;
}

export type RiskBand = 'LOW' | 'MEDIUM' | 'HIGH';

export interface SaveVerificationResultInput {
  readonly textValue?: string | null | undefined;
  readonly recommendedClasses: readonly number[];
  readonly verifiedClasses: readonly number[];
  readonly distinctiveness?: DistinctivenessInput | null | undefined;
  readonly similarity?: SimilarityInput | null | undefined;
  readonly strategy?: string | null | undefined;
  readonly jurisdictions: readonly OfficeResultInput[];
  readonly similarTrademarks: readonly SimilarTrademarkInput[];
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
  readonly contains?: string | null | undefined;
  readonly startsWith?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface TaskFilter {
  readonly and?: readonly TaskFilter[] | null | undefined;
  readonly or?: readonly TaskFilter[] | null | undefined;
  readonly not?: TaskFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly kind?: TaskKindFilter | null | undefined;
  readonly status?: TaskStatusFilter | null | undefined;
  readonly subjectType?: StringFilter | null | undefined;
  readonly subjectId?: IdFilter | null | undefined;
  readonly publicId?: StringFilter | null | undefined;
  readonly mark?: StringFilter | null | undefined;
  readonly dueAt?: DateTimeFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly completedAt?: DateTimeFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export type TaskKind = 'VERIFICATION';

export interface TaskKindFilter {
  readonly eq?: TaskKind | null | undefined;
  readonly neq?: TaskKind | null | undefined;
  readonly in?: readonly TaskKind[] | null | undefined;
  readonly notIn?: readonly TaskKind[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface TaskOrder {
  readonly field: TaskOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type TaskOrderField = 'ID' | 'MARK' | 'DUE_AT' | 'COMPLETED_AT' | 'CREATED_AT' | 'UPDATED_AT';

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
  readonly text?: string | null | undefined;
}

export interface UpdateServiceDescriptionInput {
  readonly businessDescription: string;
  readonly websites: readonly string[];
}

export interface UpdateUserProfileInput {
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly orderUpdateEmailsEnabled?: boolean | null | undefined;
  readonly marketingEmailsEnabled?: boolean | null | undefined;
  readonly newsletterEmailsEnabled?: boolean | null | undefined;
}

export interface UserAuthLogFilter {
  readonly and?: readonly UserAuthLogFilter[] | null | undefined;
  readonly or?: readonly UserAuthLogFilter[] | null | undefined;
  readonly not?: UserAuthLogFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly kind?: StringFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface UserAuthLogOrder {
  readonly field: UserAuthLogOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type UserAuthLogOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface UserFilter {
  readonly and?: readonly UserFilter[] | null | undefined;
  readonly or?: readonly UserFilter[] | null | undefined;
  readonly not?: UserFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly email?: StringFilter | null | undefined;
  readonly role?: UserRoleFilter | null | undefined;
  readonly status?: UserStatusFilter | null | undefined;
  readonly displayName?: StringFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface UserOrder {
  readonly field: UserOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type UserOrderField = 'ID' | 'EMAIL' | 'DISPLAY_NAME' | 'CREATED_AT' | 'UPDATED_AT';

export interface UserProfileFilter {
  readonly and?: readonly UserProfileFilter[] | null | undefined;
  readonly or?: readonly UserProfileFilter[] | null | undefined;
  readonly not?: UserProfileFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly firstname?: StringFilter | null | undefined;
  readonly lastname?: StringFilter | null | undefined;
  readonly phoneNumber?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface UserProfileOrder {
  readonly field: UserProfileOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type UserProfileOrderField = 'ID' | 'LASTNAME' | 'CREATED_AT' | 'UPDATED_AT';

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

export interface VerificationResultFilter {
  readonly and?: readonly VerificationResultFilter[] | null | undefined;
  readonly or?: readonly VerificationResultFilter[] | null | undefined;
  readonly not?: VerificationResultFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly requestId?: IdFilter | null | undefined;
  readonly resultVersion?: IntFilter | null | undefined;
  readonly completed?: BooleanFilter | null | undefined;
  readonly releasedAt?: DateTimeFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface VerificationResultOrder {
  readonly field: VerificationResultOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type VerificationResultOrderField = 'ID' | 'RESULT_VERSION' | 'RELEASED_AT' | 'CREATED_AT' | 'UPDATED_AT';
