// Written by `npm run documents` from the gateway's schema.

export interface AbandonOfficeActionInput {
  readonly confirmed: boolean;
  readonly reason?: string | null | undefined;
}

export interface AbandonTrademarkInput {
  readonly clientToldOn: string;
  readonly reason: string;
}

export interface AcceptOfficeActionResponseInput {
  readonly reason?: string | null | undefined;
}

export type AccountLinkKind = 'CONFIRM_EMAIL' | 'REFUSE_EMAIL' | 'KEEP_ACCOUNT';

export interface ActivateUserInput {
  readonly token: string;
  readonly password: string;
}

export interface AddAssignmentDeedInput {
  readonly upload?: string | null | undefined;
  readonly document?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AddedFilingInput {
  readonly jurisdiction: string;
  readonly classes: number;
  readonly already: number;
}

export interface AddressFilter {
  readonly and?: readonly AddressFilter[] | null | undefined;
  readonly or?: readonly AddressFilter[] | null | undefined;
  readonly not?: AddressFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly city?: StringFilter | null | undefined;
  readonly postcode?: StringFilter | null | undefined;
  readonly country?: CountryCodeFilter | null | undefined;
  readonly state?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface AddressOrder {
  readonly field: AddressOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type AddressOrderField = 'ID' | 'CITY' | 'COUNTRY' | 'CREATED_AT' | 'UPDATED_AT';

export interface AnswerSupportTicketInput {
  readonly reason?: string | null | undefined;
}

export type AppealEnd = 'TERM_OVER' | 'WAIVED';

export interface ApplicationFilter {
  readonly and?: readonly ApplicationFilter[] | null | undefined;
  readonly or?: readonly ApplicationFilter[] | null | undefined;
  readonly not?: ApplicationFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly requestId?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly onboardingFinished?: BooleanFilter | null | undefined;
  readonly clientApproval?: BooleanFilter | null | undefined;
  readonly clientApprovedAt?: DateTimeFilter | null | undefined;
  readonly priorityFilingType?: ApplicationPriorityFilingTypeFilter | null | undefined;
  readonly priorityFilingJurisdiction?: JurisdictionCodeFilter | null | undefined;
  readonly priorityFilingNumber?: StringFilter | null | undefined;
  readonly priorityFilingDate?: DateFilter | null | undefined;
  readonly priorityExpirationDate?: DateFilter | null | undefined;
  readonly priorityRegistrationDate?: DateFilter | null | undefined;
  readonly registrationEntityId?: IdFilter | null | undefined;
  readonly mailingAddressId?: IdFilter | null | undefined;
  readonly domicileAddressId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ApplicationGoodsInput {
  readonly classNumber: number;
  readonly terms: readonly string[];
}

export interface ApplicationJurisdictionFilter {
  readonly and?: readonly ApplicationJurisdictionFilter[] | null | undefined;
  readonly or?: readonly ApplicationJurisdictionFilter[] | null | undefined;
  readonly not?: ApplicationJurisdictionFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly applicationId?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly jurisdiction?: JurisdictionCodeFilter | null | undefined;
  readonly usptoFilingBasis?: ApplicationUsptoFilingBasisFilter | null | undefined;
  readonly documentFolderId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ApplicationJurisdictionOrder {
  readonly field: ApplicationJurisdictionOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ApplicationJurisdictionOrderField = 'ID' | 'JURISDICTION' | 'CREATED_AT' | 'UPDATED_AT';

export interface ApplicationOrder {
  readonly field: ApplicationOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ApplicationOrderField = 'ID' | 'CLIENT_APPROVED_AT' | 'PRIORITY_FILING_DATE' | 'PRIORITY_EXPIRATION_DATE' | 'PRIORITY_REGISTRATION_DATE' | 'CREATED_AT' | 'UPDATED_AT';

export type ApplicationPriorityFilingType = 'FIRST_FILING' | 'REGISTRATION' | 'EXHIBITION';

export interface ApplicationPriorityFilingTypeFilter {
  readonly eq?: ApplicationPriorityFilingType | null | undefined;
  readonly neq?: ApplicationPriorityFilingType | null | undefined;
  readonly in?: readonly ApplicationPriorityFilingType[] | null | undefined;
  readonly notIn?: readonly ApplicationPriorityFilingType[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface ApplicationSpecimenOfClassInput {
  readonly classNumber: number;
  readonly specimenId: string;
}

export type ApplicationUsptoFilingBasis = '_1_A' | '_1_B' | '_44_D' | '_44_E';

export interface ApplicationUsptoFilingBasisFilter {
  readonly eq?: ApplicationUsptoFilingBasis | null | undefined;
  readonly neq?: ApplicationUsptoFilingBasis | null | undefined;
  readonly in?: readonly ApplicationUsptoFilingBasis[] | null | undefined;
  readonly notIn?: readonly ApplicationUsptoFilingBasis[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface ApplyUseInCommerceLateFeeInput {
  readonly reason?: string | null | undefined;
}

export interface ApproveApplicationInput {
  readonly draftDigest?: string | null | undefined;
  readonly poaDocumentId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface ApproveErasureInput {
  readonly reason?: string | null | undefined;
}

export interface ApproveUseInCommerceFilingInput {
  readonly specimensChecked: boolean;
  readonly declarationSignedOn: string;
  readonly reason?: string | null | undefined;
}

export interface ApproveVerificationInput {
  readonly overallRisk: RiskBand;
}

export interface ArrangeTrademarkInput {
  readonly alias?: string | null | undefined;
  readonly brandId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AskForConsultationInput {
  readonly contactEmail: string;
  readonly contactName: string;
  readonly description?: string | null | undefined;
  readonly questionsAndAnswers: readonly ConsultationAnswerInput[];
}

export interface AskForEmailChangeInput {
  readonly email: string;
  readonly password: string;
}

export interface AskForNewLinksInput {
  readonly email: string;
  readonly locale: string;
}

export interface AskForPasswordResetInput {
  readonly email: string;
}

export interface AskForServiceAccountInput {
  readonly reason?: string | null | undefined;
}

export interface AskLawyerInput {
  readonly requestId: string;
  readonly text: string;
}

export interface AskServiceClientInput {
  readonly reason?: string | null | undefined;
}

export interface AskSupportInput {
  readonly contactEmail: string;
  readonly contactName: string;
  readonly description: string;
}

export interface AskSupportTicketCustomerInput {
  readonly reason?: string | null | undefined;
}

export interface AskToEndOrderInput {
  readonly reason?: string | null | undefined;
}

export interface AssignBrandItemsInput {
  readonly items: readonly BrandItemInput[];
}

export interface AssignBrandMonitoringTaskInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AssignBrandSubscriptionInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AssignCaseInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AssignCaseRequestInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AssignConsultationInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AssignOfficeActionInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AssignRegistrationRequestInput {
  readonly assignedAdminId: string;
}

export interface AssignRegistrationRequestToBrandInput {
  readonly brandId?: string | null | undefined;
}

export interface AssignServiceInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AssignServiceRequestInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AssignServiceRequestToBrandInput {
  readonly brand?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AssignSupportTicketInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AssignTaskInput {
  readonly assignedAdminId: string;
}

export interface AssignTrademarkInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AssignUseInCommerceRequestInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AssignUserInput {
  readonly assignedAdminId: string;
}

export interface AttributionValueInput {
  readonly name: string;
  readonly value: string;
}

export interface AuditLogFilter {
  readonly and?: readonly AuditLogFilter[] | null | undefined;
  readonly or?: readonly AuditLogFilter[] | null | undefined;
  readonly not?: AuditLogFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly entity?: StringFilter | null | undefined;
  readonly entityId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly source?: StringFilter | null | undefined;
  readonly occurredAt?: DateTimeFilter | null | undefined;
  readonly actorKind?: StringFilter | null | undefined;
  readonly actorId?: IdFilter | null | undefined;
  readonly onBehalfOf?: IdFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface AuditLogOrder {
  readonly field: AuditLogOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type AuditLogOrderField = 'ID' | 'OCCURRED_AT' | 'CREATED_AT' | 'UPDATED_AT';

export interface BankCreditFilter {
  readonly and?: readonly BankCreditFilter[] | null | undefined;
  readonly or?: readonly BankCreditFilter[] | null | undefined;
  readonly not?: BankCreditFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly transactionId?: StringFilter | null | undefined;
  readonly bookedAt?: DateTimeFilter | null | undefined;
  readonly currency?: StringFilter | null | undefined;
  readonly result?: BankCreditResultFilter | null | undefined;
  readonly variableSymbol?: StringFilter | null | undefined;
  readonly productId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface BankCreditOrder {
  readonly field: BankCreditOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type BankCreditOrderField = 'ID' | 'BOOKED_AT' | 'RESULT' | 'CREATED_AT' | 'UPDATED_AT';

export type BankCreditResult = 'PAID_EXACT' | 'PAID_WITHIN_TOLERANCE' | 'PARTIALLY_PAID' | 'OVERPAID' | 'ALREADY_PAID_CREDIT' | 'CURRENCY_MISMATCH' | 'UNMATCHED';

export interface BankCreditResultFilter {
  readonly eq?: BankCreditResult | null | undefined;
  readonly neq?: BankCreditResult | null | undefined;
  readonly in?: readonly BankCreditResult[] | null | undefined;
  readonly notIn?: readonly BankCreditResult[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface BooleanFilter {
  readonly eq?: boolean | null | undefined;
  readonly neq?: boolean | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface BrandFilter {
  readonly and?: readonly BrandFilter[] | null | undefined;
  readonly or?: readonly BrandFilter[] | null | undefined;
  readonly not?: BrandFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly deleted?: BooleanFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface BrandItemInput {
  readonly kind: BrandItemKind;
  readonly id: string;
}

export type BrandItemKind = 'TRADEMARK' | 'REGISTRATION_REQUEST' | 'TRADEMARK_REQUEST' | 'SERVICE_REQUEST' | 'CASE';

export interface BrandMonitoringTaskFilter {
  readonly and?: readonly BrandMonitoringTaskFilter[] | null | undefined;
  readonly or?: readonly BrandMonitoringTaskFilter[] | null | undefined;
  readonly not?: BrandMonitoringTaskFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly brandId?: IdFilter | null | undefined;
  readonly brandSubscriptionId?: IdFilter | null | undefined;
  readonly brandSubscriptionTier?: BrandSubscriptionTierFilter | null | undefined;
  readonly status?: BrandMonitoringTaskStatusFilter | null | undefined;
  readonly lastStatusUpdate?: DateTimeFilter | null | undefined;
  readonly processedTimestamp?: DateTimeFilter | null | undefined;
  readonly deadline?: DateFilter | null | undefined;
  readonly noFindings?: BooleanFilter | null | undefined;
  readonly reportSentAt?: DateTimeFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface BrandMonitoringTaskOrder {
  readonly field: BrandMonitoringTaskOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type BrandMonitoringTaskOrderField = 'ID' | 'STATUS' | 'LAST_STATUS_UPDATE' | 'PROCESSED_TIMESTAMP' | 'DEADLINE' | 'CREATED_AT' | 'UPDATED_AT';

export type BrandMonitoringTaskStatus = 'SCHEDULED' | 'IN_PROGRESS' | 'PROCESSED' | 'DISMISSED';

export interface BrandMonitoringTaskStatusFilter {
  readonly eq?: BrandMonitoringTaskStatus | null | undefined;
  readonly neq?: BrandMonitoringTaskStatus | null | undefined;
  readonly in?: readonly BrandMonitoringTaskStatus[] | null | undefined;
  readonly notIn?: readonly BrandMonitoringTaskStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface BrandMonitoringTaskTrackingFilter {
  readonly and?: readonly BrandMonitoringTaskTrackingFilter[] | null | undefined;
  readonly or?: readonly BrandMonitoringTaskTrackingFilter[] | null | undefined;
  readonly not?: BrandMonitoringTaskTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly brandMonitoringTaskId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface BrandMonitoringTaskTrackingOrder {
  readonly field: BrandMonitoringTaskTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type BrandMonitoringTaskTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface BrandOrder {
  readonly field: BrandOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type BrandOrderField = 'ID' | 'NAME' | 'CREATED_AT' | 'UPDATED_AT';

export interface BrandSubscriptionFilter {
  readonly and?: readonly BrandSubscriptionFilter[] | null | undefined;
  readonly or?: readonly BrandSubscriptionFilter[] | null | undefined;
  readonly not?: BrandSubscriptionFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly brandId?: IdFilter | null | undefined;
  readonly status?: BrandSubscriptionStatusFilter | null | undefined;
  readonly tier?: BrandSubscriptionTierFilter | null | undefined;
  readonly paymentFrequency?: BrandSubscriptionPaymentFrequencyFilter | null | undefined;
  readonly currency?: CurrencyCodeFilter | null | undefined;
  readonly startDate?: DateFilter | null | undefined;
  readonly endDate?: DateFilter | null | undefined;
  readonly userPaymentMethodId?: IdFilter | null | undefined;
  readonly discountCouponId?: IdFilter | null | undefined;
  readonly caseSolutionId?: IdFilter | null | undefined;
  readonly isProactive?: BooleanFilter | null | undefined;
  readonly checkoutCompletedAt?: DateTimeFilter | null | undefined;
  readonly isMonitored?: BooleanFilter | null | undefined;
  readonly trialStartDate?: DateFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface BrandSubscriptionOrder {
  readonly field: BrandSubscriptionOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type BrandSubscriptionOrderField = 'ID' | 'STATUS' | 'START_DATE' | 'END_DATE' | 'CREATED_AT' | 'UPDATED_AT';

export interface BrandSubscriptionPaymentFilter {
  readonly and?: readonly BrandSubscriptionPaymentFilter[] | null | undefined;
  readonly or?: readonly BrandSubscriptionPaymentFilter[] | null | undefined;
  readonly not?: BrandSubscriptionPaymentFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly brandSubscriptionId?: IdFilter | null | undefined;
  readonly status?: BrandSubscriptionPaymentStatusFilter | null | undefined;
  readonly startDate?: DateFilter | null | undefined;
  readonly endDate?: DateFilter | null | undefined;
  readonly lastAttemptDate?: DateTimeFilter | null | undefined;
  readonly productId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export type BrandSubscriptionPaymentFrequency = 'MONTHLY' | 'QUARTERLY' | 'YEARLY';

export interface BrandSubscriptionPaymentFrequencyFilter {
  readonly eq?: BrandSubscriptionPaymentFrequency | null | undefined;
  readonly neq?: BrandSubscriptionPaymentFrequency | null | undefined;
  readonly in?: readonly BrandSubscriptionPaymentFrequency[] | null | undefined;
  readonly notIn?: readonly BrandSubscriptionPaymentFrequency[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface BrandSubscriptionPaymentOrder {
  readonly field: BrandSubscriptionPaymentOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type BrandSubscriptionPaymentOrderField = 'ID' | 'STATUS' | 'START_DATE' | 'END_DATE' | 'CREATED_AT' | 'UPDATED_AT';

export type BrandSubscriptionPaymentStatus = 'PREPARED' | 'NOTIFIED' | 'CHARGING' | 'PAID' | 'DECLINED' | 'FAILED';

export interface BrandSubscriptionPaymentStatusFilter {
  readonly eq?: BrandSubscriptionPaymentStatus | null | undefined;
  readonly neq?: BrandSubscriptionPaymentStatus | null | undefined;
  readonly in?: readonly BrandSubscriptionPaymentStatus[] | null | undefined;
  readonly notIn?: readonly BrandSubscriptionPaymentStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface BrandSubscriptionPaymentTrackingFilter {
  readonly and?: readonly BrandSubscriptionPaymentTrackingFilter[] | null | undefined;
  readonly or?: readonly BrandSubscriptionPaymentTrackingFilter[] | null | undefined;
  readonly not?: BrandSubscriptionPaymentTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly brandSubscriptionPaymentId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface BrandSubscriptionPaymentTrackingOrder {
  readonly field: BrandSubscriptionPaymentTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type BrandSubscriptionPaymentTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface BrandSubscriptionPlatformFilter {
  readonly and?: readonly BrandSubscriptionPlatformFilter[] | null | undefined;
  readonly or?: readonly BrandSubscriptionPlatformFilter[] | null | undefined;
  readonly not?: BrandSubscriptionPlatformFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly brandSubscriptionId?: IdFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly startDate?: DateFilter | null | undefined;
  readonly endDate?: DateFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface BrandSubscriptionPlatformOrder {
  readonly field: BrandSubscriptionPlatformOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type BrandSubscriptionPlatformOrderField = 'ID' | 'NAME' | 'START_DATE' | 'END_DATE' | 'CREATED_AT' | 'UPDATED_AT';

export type BrandSubscriptionStatus = 'CREATED' | 'TRIAL_STARTED' | 'SUBSCRIPTION_STARTED' | 'PAST_DUE' | 'CANCELLED_AT_PERIOD_END' | 'ENDED';

export interface BrandSubscriptionStatusFilter {
  readonly eq?: BrandSubscriptionStatus | null | undefined;
  readonly neq?: BrandSubscriptionStatus | null | undefined;
  readonly in?: readonly BrandSubscriptionStatus[] | null | undefined;
  readonly notIn?: readonly BrandSubscriptionStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type BrandSubscriptionTier = 'WATCH' | 'SHIELD' | 'GUARD';

export interface BrandSubscriptionTierFilter {
  readonly eq?: BrandSubscriptionTier | null | undefined;
  readonly neq?: BrandSubscriptionTier | null | undefined;
  readonly in?: readonly BrandSubscriptionTier[] | null | undefined;
  readonly notIn?: readonly BrandSubscriptionTier[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface BrandSubscriptionTrackingFilter {
  readonly and?: readonly BrandSubscriptionTrackingFilter[] | null | undefined;
  readonly or?: readonly BrandSubscriptionTrackingFilter[] | null | undefined;
  readonly not?: BrandSubscriptionTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly brandSubscriptionId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface BrandSubscriptionTrackingOrder {
  readonly field: BrandSubscriptionTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type BrandSubscriptionTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface CalendarFeedFilter {
  readonly and?: readonly CalendarFeedFilter[] | null | undefined;
  readonly or?: readonly CalendarFeedFilter[] | null | undefined;
  readonly not?: CalendarFeedFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface CalendarFeedOrder {
  readonly field: CalendarFeedOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type CalendarFeedOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface CancelBrandSubscriptionInput {
  readonly reason?: string | null | undefined;
}

export interface CancelConsultationInput {
  readonly reason?: string | null | undefined;
}

export interface CancelFilingInput {
  readonly reason: string;
}

export interface CancelProductInput {
  readonly reason?: string | null | undefined;
}

export interface CancelServiceInput {
  readonly reason: string;
}

export interface CancelServiceRequestInput {
  readonly reason: string;
}

export interface CancelTrademarkInput {
  readonly reason: string;
}

export interface CaseCounterpartyFilter {
  readonly and?: readonly CaseCounterpartyFilter[] | null | undefined;
  readonly or?: readonly CaseCounterpartyFilter[] | null | undefined;
  readonly not?: CaseCounterpartyFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly primaryName?: StringFilter | null | undefined;
  readonly whitelisted?: BooleanFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface CaseCounterpartyOrder {
  readonly field: CaseCounterpartyOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type CaseCounterpartyOrderField = 'ID' | 'PRIMARY_NAME' | 'CREATED_AT' | 'UPDATED_AT';

export interface CaseFilter {
  readonly and?: readonly CaseFilter[] | null | undefined;
  readonly or?: readonly CaseFilter[] | null | undefined;
  readonly not?: CaseFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly brandId?: IdFilter | null | undefined;
  readonly brandMonitoringTaskId?: IdFilter | null | undefined;
  readonly caseCounterpartyId?: IdFilter | null | undefined;
  readonly status?: CaseStatusFilter | null | undefined;
  readonly relevance?: CaseRelevanceFilter | null | undefined;
  readonly outcome?: CaseOutcomeFilter | null | undefined;
  readonly closedAt?: DateTimeFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface CaseInfringementEvidenceFilter {
  readonly and?: readonly CaseInfringementEvidenceFilter[] | null | undefined;
  readonly or?: readonly CaseInfringementEvidenceFilter[] | null | undefined;
  readonly not?: CaseInfringementEvidenceFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly caseInfringementId?: IdFilter | null | undefined;
  readonly evidenceDate?: DateFilter | null | undefined;
  readonly documentId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface CaseInfringementEvidenceOrder {
  readonly field: CaseInfringementEvidenceOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type CaseInfringementEvidenceOrderField = 'ID' | 'EVIDENCE_DATE' | 'CREATED_AT' | 'UPDATED_AT';

export interface CaseInfringementFilter {
  readonly and?: readonly CaseInfringementFilter[] | null | undefined;
  readonly or?: readonly CaseInfringementFilter[] | null | undefined;
  readonly not?: CaseInfringementFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly caseId?: IdFilter | null | undefined;
  readonly platform?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface CaseInfringementOrder {
  readonly field: CaseInfringementOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type CaseInfringementOrderField = 'ID' | 'PLATFORM' | 'CREATED_AT' | 'UPDATED_AT';

export interface CaseOrder {
  readonly field: CaseOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type CaseOrderField = 'ID' | 'STATUS' | 'RELEVANCE' | 'CLOSED_AT' | 'CREATED_AT' | 'UPDATED_AT';

export type CaseOutcome = 'TAKEN_DOWN' | 'SETTLED' | 'TRANSFERRED' | 'DECIDED' | 'GIVEN_UP';

export interface CaseOutcomeFilter {
  readonly eq?: CaseOutcome | null | undefined;
  readonly neq?: CaseOutcome | null | undefined;
  readonly in?: readonly CaseOutcome[] | null | undefined;
  readonly notIn?: readonly CaseOutcome[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type CaseRelevance = 'LOW' | 'MEDIUM' | 'HIGH';

export interface CaseRelevanceFilter {
  readonly eq?: CaseRelevance | null | undefined;
  readonly neq?: CaseRelevance | null | undefined;
  readonly in?: readonly CaseRelevance[] | null | undefined;
  readonly notIn?: readonly CaseRelevance[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface CaseRequestFilter {
  readonly and?: readonly CaseRequestFilter[] | null | undefined;
  readonly or?: readonly CaseRequestFilter[] | null | undefined;
  readonly not?: CaseRequestFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly brandId?: IdFilter | null | undefined;
  readonly type?: StringFilter | null | undefined;
  readonly contactEmail?: StringFilter | null | undefined;
  readonly status?: CaseRequestStatusFilter | null | undefined;
  readonly caseId?: IdFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface CaseRequestOrder {
  readonly field: CaseRequestOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type CaseRequestOrderField = 'ID' | 'TYPE' | 'STATUS' | 'CREATED_AT' | 'UPDATED_AT';

export type CaseRequestStatus = 'CREATED' | 'ASSIGNED' | 'CONVERTED' | 'DISMISSED';

export interface CaseRequestStatusFilter {
  readonly eq?: CaseRequestStatus | null | undefined;
  readonly neq?: CaseRequestStatus | null | undefined;
  readonly in?: readonly CaseRequestStatus[] | null | undefined;
  readonly notIn?: readonly CaseRequestStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface CaseRequestTrackingFilter {
  readonly and?: readonly CaseRequestTrackingFilter[] | null | undefined;
  readonly or?: readonly CaseRequestTrackingFilter[] | null | undefined;
  readonly not?: CaseRequestTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly caseRequestId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface CaseRequestTrackingOrder {
  readonly field: CaseRequestTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type CaseRequestTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface CaseSolutionFilter {
  readonly and?: readonly CaseSolutionFilter[] | null | undefined;
  readonly or?: readonly CaseSolutionFilter[] | null | undefined;
  readonly not?: CaseSolutionFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly caseId?: IdFilter | null | undefined;
  readonly status?: CaseSolutionStatusFilter | null | undefined;
  readonly currency?: CurrencyCodeFilter | null | undefined;
  readonly offerSubscription?: BooleanFilter | null | undefined;
  readonly serviceRequestId?: IdFilter | null | undefined;
  readonly offeredAt?: DateTimeFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface CaseSolutionItemInput {
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly price: MoneyInput;
  readonly chanceOfSuccess?: number | null | undefined;
  readonly days?: number | null | undefined;
}

export interface CaseSolutionOrder {
  readonly field: CaseSolutionOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type CaseSolutionOrderField = 'ID' | 'STATUS' | 'CREATED_AT' | 'UPDATED_AT';

export type CaseSolutionStatus = 'DRAFT' | 'OFFERED' | 'ORDERED' | 'DELIVERED' | 'DECLINED' | 'LAPSED';

export interface CaseSolutionStatusFilter {
  readonly eq?: CaseSolutionStatus | null | undefined;
  readonly neq?: CaseSolutionStatus | null | undefined;
  readonly in?: readonly CaseSolutionStatus[] | null | undefined;
  readonly notIn?: readonly CaseSolutionStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface CaseSolutionTrackingFilter {
  readonly and?: readonly CaseSolutionTrackingFilter[] | null | undefined;
  readonly or?: readonly CaseSolutionTrackingFilter[] | null | undefined;
  readonly not?: CaseSolutionTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly caseSolutionId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface CaseSolutionTrackingOrder {
  readonly field: CaseSolutionTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type CaseSolutionTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export type CaseStatus = 'CREATED' | 'CLIENT_APPROACHED' | 'IN_PROGRESS' | 'CLIENT_UNRESPONSIVE' | 'DISMISSED' | 'RESOLVED';

export interface CaseStatusFilter {
  readonly eq?: CaseStatus | null | undefined;
  readonly neq?: CaseStatus | null | undefined;
  readonly in?: readonly CaseStatus[] | null | undefined;
  readonly notIn?: readonly CaseStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface CaseTrackingFilter {
  readonly and?: readonly CaseTrackingFilter[] | null | undefined;
  readonly or?: readonly CaseTrackingFilter[] | null | undefined;
  readonly not?: CaseTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly caseId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface CaseTrackingOrder {
  readonly field: CaseTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type CaseTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface ChangeBrandSubscriptionInput {
  readonly tier?: BrandSubscriptionTier | null | undefined;
  readonly billingEntityId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface ChangeOrderCouponInput {
  readonly couponCode?: string | null | undefined;
}

export interface ChangePasswordInput {
  readonly current: string;
  readonly password: string;
}

export interface ChangeProductPaymentMethodInput {
  readonly paymentType: PaymentType;
  readonly reason?: string | null | undefined;
}

export interface ChangeRepresentativeInput {
  readonly representativeEntityId: string;
  readonly reason?: string | null | undefined;
}

export interface ChargeBrandSubscriptionPaymentInput {
  readonly reason?: string | null | undefined;
}

export interface ChooseApplicationLogoInput {
  readonly upload?: string | null | undefined;
}

export interface ChooseApplicationPartiesInput {
  readonly registrationEntity?: string | null | undefined;
  readonly mailingAddress?: string | null | undefined;
  readonly domicileAddress?: string | null | undefined;
}

export interface ClassAdviceInput {
  readonly classNumber: number;
  readonly jurisdiction?: string | null | undefined;
  readonly advice: ClassAdviceKind;
  readonly reason?: string | null | undefined;
}

export type ClassAdviceKind = 'RECOMMENDED' | 'ADVISED_AGAINST' | 'NOT_ASSESSED';

export interface ClearEndedJobsInput {
  readonly queue?: string | null | undefined;
  readonly reason: string;
}

export interface CloneServiceRequestInput {
  readonly sourceId: string;
}

export interface CloseCaseInput {
  readonly outcome: CaseOutcome;
  readonly outcomeNote: string;
  readonly reason?: string | null | undefined;
}

export interface CloseConsultationInput {
  readonly reason?: string | null | undefined;
}

export interface CloseOfficeActionInput {
  readonly outcome: OfficeActionOutcome;
  readonly reason?: string | null | undefined;
}

export interface CompetitorFilter {
  readonly and?: readonly CompetitorFilter[] | null | undefined;
  readonly or?: readonly CompetitorFilter[] | null | undefined;
  readonly not?: CompetitorFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly url?: StringFilter | null | undefined;
  readonly similarity?: IntFilter | null | undefined;
  readonly jurisdictions?: JurisdictionCodeListFilter | null | undefined;
  readonly wellKnown?: BooleanFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly brandId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface CompetitorOrder {
  readonly field: CompetitorOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type CompetitorOrderField = 'ID' | 'NAME' | 'SIMILARITY' | 'CREATED_AT' | 'UPDATED_AT';

export interface ConfirmBrandSubscriptionPaymentInput {
  readonly reason?: string | null | undefined;
}

export interface ConfirmFilingInput {
  readonly reason?: string | null | undefined;
}

export interface ConfirmInvoicePaidInput {
  readonly reason?: string | null | undefined;
}

export interface ConfirmOfficeActionDueDateInput {
  readonly reason?: string | null | undefined;
}

export interface ConfirmServiceRequestPaymentInput {
  readonly reason?: string | null | undefined;
}

export interface ConfirmUseInCommerceAbandonmentInput {
  readonly reason?: string | null | undefined;
}

export interface ConfirmUseInCommerceDeadlineInput {
  readonly reason?: string | null | undefined;
}

export interface ConsultationAnswerInput {
  readonly question: string;
  readonly answer?: string | null | undefined;
}

export interface ConsultationFilter {
  readonly and?: readonly ConsultationFilter[] | null | undefined;
  readonly or?: readonly ConsultationFilter[] | null | undefined;
  readonly not?: ConsultationFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly contactEmail?: StringFilter | null | undefined;
  readonly requestId?: IdFilter | null | undefined;
  readonly status?: ConsultationStatusFilter | null | undefined;
  readonly eventTimestamp?: DateTimeFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ConsultationOrder {
  readonly field: ConsultationOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ConsultationOrderField = 'ID' | 'STATUS' | 'EVENT_TIMESTAMP' | 'CREATED_AT' | 'UPDATED_AT';

export type ConsultationStatus = 'REQUESTED' | 'SCHEDULED' | 'RESCHEDULED' | 'HELD' | 'NO_SHOW' | 'CLOSED' | 'CANCELLED';

export interface ConsultationStatusFilter {
  readonly eq?: ConsultationStatus | null | undefined;
  readonly neq?: ConsultationStatus | null | undefined;
  readonly in?: readonly ConsultationStatus[] | null | undefined;
  readonly notIn?: readonly ConsultationStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface ConsultationTrackingFilter {
  readonly and?: readonly ConsultationTrackingFilter[] | null | undefined;
  readonly or?: readonly ConsultationTrackingFilter[] | null | undefined;
  readonly not?: ConsultationTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly consultationId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ConsultationTrackingOrder {
  readonly field: ConsultationTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ConsultationTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface ContactInputInput {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | null | undefined;
}

export interface ContinueDividedTrademarkInput {
  readonly reason?: string | null | undefined;
}

export interface ConvertCaseRequestInput {
  readonly caseId: string;
  readonly reason?: string | null | undefined;
}

export interface CopyApplicationGoodsInput {
  readonly jurisdiction: string;
  readonly goodsAndServices: readonly ApplicationGoodsInput[];
}

export interface CorrectOfficeActionDueDateInput {
  readonly dueDate: string;
  readonly reason: string;
}

export interface CorrectUseInCommerceDeadlineInput {
  readonly dueDate: string;
  readonly graceEndDate?: string | null | undefined;
  readonly reason: string;
}

export interface CountryCodeFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type CouponDiscountType = 'PERCENT' | 'FIXED';

export interface CreateAddressInput {
  readonly userId?: string | null | undefined;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  readonly state?: string | null | undefined;
}

export interface CreateApplicationInput {
  readonly requestId: string;
  readonly onboardingFinished: boolean;
  readonly priorityFilingType?: ApplicationPriorityFilingType | null | undefined;
  readonly priorityFilingJurisdiction?: string | null | undefined;
  readonly priorityFilingNumber?: string | null | undefined;
  readonly priorityFilingDate?: string | null | undefined;
  readonly priorityExpirationDate?: string | null | undefined;
  readonly priorityRegistrationDate?: string | null | undefined;
  readonly domicileAddressVisible: boolean;
  readonly registrationEntityId?: string | null | undefined;
  readonly mailingAddressId?: string | null | undefined;
  readonly domicileAddressId?: string | null | undefined;
}

export interface CreateApplicationJurisdictionInput {
  readonly applicationId: string;
  readonly jurisdiction: string;
  readonly goodsAndServices: readonly ApplicationGoodsInput[];
  readonly usptoFilingBasis?: ApplicationUsptoFilingBasis | null | undefined;
  readonly usptoSpecimenToClass: readonly ApplicationSpecimenOfClassInput[];
  readonly usptoAdditionalInfo?: string | null | undefined;
  readonly logoType?: string | null | undefined;
  readonly textInTrademark?: string | null | undefined;
  readonly documentFolderId?: string | null | undefined;
  readonly colorClaimEnabled: boolean;
  readonly colorClaim?: string | null | undefined;
  readonly usptoLogoSubcategory?: string | null | undefined;
}

export interface CreateBrandInput {
  readonly userId: string;
  readonly name: string;
  readonly websites: readonly string[];
  readonly businessDescription?: string | null | undefined;
}

export interface CreateBrandMonitoringTaskInput {
  readonly userId?: string | null | undefined;
  readonly brandId: string;
  readonly brandSubscriptionId: string;
  readonly brandSubscriptionTier: BrandSubscriptionTier;
  readonly deadline: string;
}

export interface CreateBrandSubscriptionInput {
  readonly userId?: string | null | undefined;
  readonly brandId: string;
  readonly tier: BrandSubscriptionTier;
  readonly paymentFrequency: BrandSubscriptionPaymentFrequency;
  readonly currency: string;
  readonly billingEntityId?: string | null | undefined;
  readonly userPaymentMethodId?: string | null | undefined;
  readonly discountCouponId?: string | null | undefined;
  readonly caseSolutionId?: string | null | undefined;
}

export interface CreateBrandSubscriptionPaymentInput {
  readonly userId?: string | null | undefined;
  readonly brandSubscriptionId: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly productId?: string | null | undefined;
}

export interface CreateBrandSubscriptionPlatformInput {
  readonly userId?: string | null | undefined;
  readonly brandSubscriptionId: string;
  readonly name: string;
  readonly metadata?: unknown | null | undefined;
  readonly startDate: string;
  readonly endDate?: string | null | undefined;
}

export interface CreateCalendarFeedInput {
  readonly name?: string | null | undefined;
}

export interface CreateCaseCounterpartyInput {
  readonly userId: string;
  readonly primaryName: string;
  readonly aliases: readonly string[];
  readonly websites: readonly string[];
  readonly note?: string | null | undefined;
  readonly whitelisted: boolean;
}

export interface CreateCaseInfringementEvidenceInput {
  readonly userId?: string | null | undefined;
  readonly caseInfringementId: string;
  readonly website: string;
  readonly evidenceDate: string;
  readonly description: string;
  readonly documentId?: string | null | undefined;
}

export interface CreateCaseInfringementInput {
  readonly userId?: string | null | undefined;
  readonly caseId: string;
  readonly platform: string;
}

export interface CreateCaseInput {
  readonly userId: string;
  readonly brandId: string;
  readonly brandMonitoringTaskId?: string | null | undefined;
  readonly caseCounterpartyId: string;
  readonly relevance?: CaseRelevance | null | undefined;
  readonly lawyersNote?: string | null | undefined;
}

export interface CreateCaseRequestInput {
  readonly userId?: string | null | undefined;
  readonly brandId?: string | null | undefined;
  readonly type: string;
  readonly brandWebsite?: string | null | undefined;
  readonly links: readonly string[];
  readonly message?: string | null | undefined;
  readonly contactEmail?: string | null | undefined;
  readonly contactName?: string | null | undefined;
}

export interface CreateCaseSolutionInput {
  readonly userId?: string | null | undefined;
  readonly caseId: string;
  readonly items: readonly CaseSolutionItemInput[];
  readonly currency: string;
  readonly offerSubscription: boolean;
  readonly serviceRequestId?: string | null | undefined;
}

export interface CreateCompetitorInput {
  readonly name: string;
  readonly url?: string | null | undefined;
  readonly similarity?: number | null | undefined;
  readonly jurisdictions?: readonly string[] | null | undefined;
  readonly wellKnown: boolean;
  readonly metadata?: unknown | null | undefined;
  readonly trademarkId?: string | null | undefined;
  readonly brandId?: string | null | undefined;
}

export interface CreateConsultationInput {
  readonly userId?: string | null | undefined;
  readonly requestId?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly questionsAndAnswers: readonly ConsultationAnswerInput[];
  readonly resolution?: string | null | undefined;
  readonly location?: string | null | undefined;
}

export interface CreateCreditNoteInput {
  readonly invoiceId: string;
  readonly reason: string;
  readonly credited: readonly CreditedGroupInput[];
  readonly settlesMinor?: number | null | undefined;
  readonly documentId?: string | null | undefined;
}

export interface CreateDiscountCouponInput {
  readonly code: string;
  readonly discountType: DiscountType;
  readonly lawyerFeesDiscount: string;
  readonly feesDiscount: string;
  readonly currency?: string | null | undefined;
  readonly recurring: boolean;
  readonly isActive: boolean;
  readonly mostUses?: number | null | undefined;
  readonly monitoringUpsell: boolean;
}

export interface CreateDocketedMessageInput {
  readonly messageKey: string;
  readonly office: string;
  readonly receivedAt: string;
  readonly sender: string;
  readonly senderVerified: boolean;
  readonly subject: string;
  readonly body?: string | null | undefined;
  readonly documentId?: string | null | undefined;
  readonly kind?: string | null | undefined;
  readonly numbersFound?: readonly string[] | null | undefined;
  readonly state: DocketedMessageState;
  readonly trademarkId?: string | null | undefined;
  readonly officeActionId?: string | null | undefined;
  readonly proposedDueDate?: string | null | undefined;
  readonly attempts: number;
  readonly error?: string | null | undefined;
}

export interface CreateDocumentFolderInput {
  readonly name: string;
  readonly parentFolderId?: string | null | undefined;
  readonly subjectType?: string | null | undefined;
  readonly subjectId?: string | null | undefined;
  readonly userId?: string | null | undefined;
}

export interface CreateDocumentInput {
  readonly upload: string;
  readonly type?: DocumentType | null | undefined;
  readonly name?: string | null | undefined;
  readonly folderId?: string | null | undefined;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly userId?: string | null | undefined;
}

export interface CreateExchangeRateInput {
  readonly baseCurrency: string;
  readonly targetCurrency: string;
  readonly rate: string;
  readonly date: string;
  readonly source?: string | null | undefined;
}

export interface CreateFilingInput {
  readonly trademarkId: string;
  readonly route: FilingRoute;
  readonly partner?: string | null | undefined;
  readonly digest?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly jurisdiction?: string | null | undefined;
}

export interface CreateInvoiceInput {
  readonly userId?: string | null | undefined;
  readonly productId?: string | null | undefined;
  readonly registrationRequestId?: string | null | undefined;
  readonly billingEntityCode: string;
  readonly taxDocument?: string | null | undefined;
  readonly customer?: InvoiceCustomerInput | null | undefined;
  readonly lines: readonly InvoiceLineInput[];
  readonly taxGroups: readonly InvoiceTaxGroupInput[];
  readonly currency: string;
  readonly taxDate?: string | null | undefined;
  readonly dueDate?: string | null | undefined;
  readonly documentContext?: unknown | null | undefined;
}

export interface CreateNoteInput {
  readonly subjectType: string;
  readonly subjectId: string;
  readonly text: string;
}

export interface CreateNotificationInput {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly title: string;
}

export interface CreateOfficeActionInput {
  readonly trademarkId: string;
  readonly userId?: string | null | undefined;
  readonly markName?: string | null | undefined;
  readonly jurisdiction?: string | null | undefined;
  readonly filingBasis?: readonly string[] | null | undefined;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly tags?: readonly string[] | null | undefined;
  readonly natureOfIssues?: readonly string[] | null | undefined;
  readonly issueSummary?: string | null | undefined;
  readonly riskHighlighted?: boolean | null | undefined;
  readonly examinationFinished?: boolean | null | undefined;
  readonly suggestedIssues?: readonly string[] | null | undefined;
  readonly similarTrademarks?: readonly OfficeActionSimilarTrademarkInput[] | null | undefined;
  readonly examinationNote?: string | null | undefined;
  readonly remindersEnabled?: boolean | null | undefined;
  readonly orderCurrency?: string | null | undefined;
  readonly clientInput?: readonly OfficeActionAnswerInput[] | null | undefined;
  readonly assignedAdminId?: string | null | undefined;
}

export interface CreateOfficeActionIssueInput {
  readonly officeActionId: string;
  readonly userId?: string | null | undefined;
  readonly name: string;
  readonly category: OfficeActionIssueCategory;
}

export interface CreateOfficeActionSolutionInput {
  readonly officeActionId: string;
  readonly userId?: string | null | undefined;
  readonly solution: string;
  readonly chanceOfSuccess?: number | null | undefined;
  readonly serviceFee?: MoneyInput | null | undefined;
  readonly governmentFee?: MoneyInput | null | undefined;
  readonly recommended: boolean;
  readonly offered?: boolean | null | undefined;
}

export interface CreateOrderInput {
  readonly services: readonly string[];
  readonly orderedItems: readonly string[];
  readonly currency: string;
  readonly filingClassesCount: number;
  readonly quote?: string | null | undefined;
  readonly termsAccepted: boolean;
  readonly termsVersion?: string | null | undefined;
  readonly riskAcknowledged?: boolean | null | undefined;
  readonly oldReportAcknowledged?: boolean | null | undefined;
  readonly adviceAcknowledged?: readonly string[] | null | undefined;
  readonly e2eProtection?: boolean | null | undefined;
  readonly brandProtection?: boolean | null | undefined;
  readonly euipoGrantRequested?: boolean | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface CreatePartyInput {
  readonly userId?: string | null | undefined;
  readonly type: PartyType;
  readonly roles: readonly PartyRole[];
  readonly businessName?: string | null | undefined;
  readonly companyId?: string | null | undefined;
  readonly companyType?: string | null | undefined;
  readonly vat?: string | null | undefined;
  readonly vatPayer: boolean;
  readonly officialFirstName?: string | null | undefined;
  readonly officialLastName?: string | null | undefined;
  readonly officialFunction?: string | null | undefined;
  readonly stateOfIncorporation?: string | null | undefined;
  readonly countryOfIncorporation?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly personalIdNumber?: string | null | undefined;
  readonly nationality?: string | null | undefined;
  readonly birthdate?: string | null | undefined;
  readonly identityCardId?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly addressId?: string | null | undefined;
}

export interface CreateProductEventInput {
  readonly productId: string;
  readonly gatewayId: string;
  readonly kind: string;
  readonly occurredAt: string;
  readonly payload?: unknown | null | undefined;
}

export interface CreateProductInput {
  readonly userId?: string | null | undefined;
  readonly kind: string;
  readonly subjectType?: string | null | undefined;
  readonly subjectId?: string | null | undefined;
  readonly name: string;
  readonly currency: string;
  readonly net: MoneyInput;
  readonly vat: MoneyInput;
  readonly total: MoneyInput;
  readonly priceBreakdown?: unknown | null | undefined;
  readonly discountCouponId?: string | null | undefined;
  readonly billingEntityId?: string | null | undefined;
  readonly invoiceDocumentId?: string | null | undefined;
  readonly billingEntityCode?: string | null | undefined;
  readonly variableSymbol?: string | null | undefined;
  readonly orderReference?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly linkRevision?: number | null | undefined;
}

export interface CreateRegistrationRequestInput {
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
  readonly userId?: string | null | undefined;
}

export interface CreateServiceInput {
  readonly userId: string;
  readonly brandId?: string | null | undefined;
  readonly caseId?: string | null | undefined;
  readonly type: string;
  readonly parameters?: unknown | null | undefined;
  readonly deadline?: string | null | undefined;
}

export interface CreateServiceRequestInput {
  readonly serviceName: string;
  readonly internalLabel?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly parameters?: unknown | null | undefined;
  readonly language: string;
  readonly region?: string | null | undefined;
  readonly currency: string;
  readonly userId?: string | null | undefined;
  readonly billingEntityId?: string | null | undefined;
  readonly brandId?: string | null | undefined;
  readonly productId?: string | null | undefined;
  readonly trademarkId?: string | null | undefined;
  readonly country?: string | null | undefined;
}

export interface CreateSpecimenInput {
  readonly applicationId?: string | null | undefined;
  readonly useInCommerceRequestClassId?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly classNumber: number;
  readonly classItems: readonly string[];
  readonly captureDate?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly documentId?: string | null | undefined;
  readonly usptoRequirements: readonly string[];
}

export interface CreateStatisticInput {
  readonly name: string;
  readonly value: string;
}

export interface CreateSupportTicketInput {
  readonly userId?: string | null | undefined;
  readonly description: string;
}

export interface CreateTaskInput {
  readonly kind: TaskKind;
  readonly title: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly publicId?: string | null | undefined;
  readonly mark?: string | null | undefined;
  readonly jurisdictions?: readonly string[] | null | undefined;
  readonly dueAt?: string | null | undefined;
  readonly assignedAdminId?: string | null | undefined;
}

export interface CreateThreadCommentInput {
  readonly subjectType: ThreadSubject;
  readonly subjectId: string;
  readonly userId?: string | null | undefined;
  readonly text: string;
  readonly visibleToCustomer?: boolean | null | undefined;
}

export interface CreateTrademarkInput {
  readonly name: string;
  readonly alias?: string | null | undefined;
  readonly jurisdiction: string;
  readonly type: TrademarkType;
  readonly status: TrademarkStatus;
  readonly goodsAndServices: readonly TrademarkGoodsInput[];
  readonly number?: string | null | undefined;
  readonly internationalNumber?: string | null | undefined;
  readonly internationalRegistrationDate?: string | null | undefined;
  readonly filingDate?: string | null | undefined;
  readonly priorityDate?: string | null | undefined;
  readonly publicationDate?: string | null | undefined;
  readonly oppositionEndDate?: string | null | undefined;
  readonly registrationDate?: string | null | undefined;
  readonly expirationDate?: string | null | undefined;
  readonly douDeadlineDate?: string | null | undefined;
  readonly officeDueDate?: string | null | undefined;
  readonly noticeOfAllowanceDate?: string | null | undefined;
  readonly remainingExtensionCount?: number | null | undefined;
  readonly filingBasis?: readonly TrademarkFilingBasis[] | null | undefined;
  readonly allegationOfUseDate?: string | null | undefined;
  readonly logoType?: string | null | undefined;
  readonly colorClaim?: string | null | undefined;
  readonly directFiling?: boolean | null | undefined;
  readonly ipoLink?: string | null | undefined;
  readonly imported?: boolean | null | undefined;
  readonly serviceDescription?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly brandId?: string | null | undefined;
  readonly registrationRequestId?: string | null | undefined;
  readonly ownerEntityId?: string | null | undefined;
  readonly representativeEntityId?: string | null | undefined;
  readonly parentTrademarkId?: string | null | undefined;
  readonly poaDocumentId?: string | null | undefined;
  readonly certificateDocumentId?: string | null | undefined;
  readonly statusBeforeDivide?: TrademarkStatus | null | undefined;
  readonly assignedAdminId?: string | null | undefined;
  readonly remindersPaused?: boolean | null | undefined;
}

export interface CreateTrademarkIpoDataInput {
  readonly trademarkId: string;
  readonly userId?: string | null | undefined;
  readonly data: unknown;
  readonly source: string;
  readonly readAt: string;
}

export interface CreateTrademarkMonitoringResultInput {
  readonly trademarkId: string;
  readonly userId?: string | null | undefined;
  readonly watchSubscriptionId?: string | null | undefined;
  readonly type: MonitoringResultType;
  readonly relevance?: MonitoringRelevance | null | undefined;
  readonly relevanceNote?: string | null | undefined;
  readonly publicationDate?: string | null | undefined;
  readonly oppositionEndDate?: string | null | undefined;
  readonly applicationNumber?: string | null | undefined;
  readonly markName: string;
  readonly markType?: TrademarkType | null | undefined;
  readonly classes: readonly number[];
  readonly jurisdiction: string;
  readonly ownerName?: string | null | undefined;
  readonly filingDate?: string | null | undefined;
  readonly scores?: MonitoringScoresInput | null | undefined;
  readonly ipoLink?: string | null | undefined;
}

export interface CreateTrademarkRequestInput {
  readonly trademarkId: string;
  readonly registrationRequestId: string;
  readonly userId?: string | null | undefined;
  readonly kind: TrademarkRequestKind;
  readonly assignedAdminId?: string | null | undefined;
}

export interface CreateTrademarkWatchSubscriptionInput {
  readonly trademarkId: string;
  readonly userId?: string | null | undefined;
  readonly dateStart: string;
  readonly dateEnd?: string | null | undefined;
  readonly jurisdictions?: readonly string[] | null | undefined;
  readonly alsoSimilar: boolean;
  readonly threshold?: number | null | undefined;
}

export interface CreateUseInCommerceRequestClassInput {
  readonly useInCommerceRequestId: string;
  readonly userId?: string | null | undefined;
  readonly classNumber: number;
  readonly items: readonly string[];
  readonly filingBasis?: TrademarkFilingBasis | null | undefined;
  readonly decision?: UseInCommerceDecision | null | undefined;
  readonly firstUseInUs?: string | null | undefined;
  readonly firstUseAnywhere?: string | null | undefined;
  readonly website?: string | null | undefined;
}

export interface CreateUseInCommerceRequestInput {
  readonly trademarkId: string;
  readonly userId?: string | null | undefined;
  readonly type: UseInCommerceRequestType;
  readonly declarationOfIncontestability?: boolean | null | undefined;
  readonly remainingExtensionCount?: number | null | undefined;
  readonly issueDate?: string | null | undefined;
  readonly dueDate: string;
  readonly graceEndDate?: string | null | undefined;
  readonly opensDate?: string | null | undefined;
  readonly assignedAdminId?: string | null | undefined;
}

export interface CreateUserAuthLogInput {
  readonly userId: string;
  readonly area?: string | null | undefined;
}

export interface CreateUserInput {
  readonly email: string;
  readonly role: UserRole;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
}

export interface CreateUserPaymentMethodInput {
  readonly userId: string;
  readonly cardBrand?: string | null | undefined;
  readonly cardExpiration?: string | null | undefined;
  readonly cardLastFour?: string | null | undefined;
  readonly status: UserPaymentMethodStatus;
  readonly validationOrderId?: string | null | undefined;
}

export interface CreditNoteFilter {
  readonly and?: readonly CreditNoteFilter[] | null | undefined;
  readonly or?: readonly CreditNoteFilter[] | null | undefined;
  readonly not?: CreditNoteFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly invoiceId?: IdFilter | null | undefined;
  readonly invoiceReference?: StringFilter | null | undefined;
  readonly variableSymbol?: StringFilter | null | undefined;
  readonly status?: CreditNoteStatusFilter | null | undefined;
  readonly number?: StringFilter | null | undefined;
  readonly serialNumber?: IntFilter | null | undefined;
  readonly year?: IntFilter | null | undefined;
  readonly billingEntityCode?: StringFilter | null | undefined;
  readonly issueDate?: DateFilter | null | undefined;
  readonly currency?: CurrencyCodeFilter | null | undefined;
  readonly documentId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface CreditNoteOrder {
  readonly field: CreditNoteOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type CreditNoteOrderField = 'ID' | 'STATUS' | 'NUMBER' | 'SERIAL_NUMBER' | 'YEAR' | 'ISSUE_DATE' | 'CREATED_AT' | 'UPDATED_AT';

export type CreditNoteStatus = 'CREATED' | 'SENT';

export interface CreditNoteStatusFilter {
  readonly eq?: CreditNoteStatus | null | undefined;
  readonly neq?: CreditNoteStatus | null | undefined;
  readonly in?: readonly CreditNoteStatus[] | null | undefined;
  readonly notIn?: readonly CreditNoteStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface CreditNoteTrackingFilter {
  readonly and?: readonly CreditNoteTrackingFilter[] | null | undefined;
  readonly or?: readonly CreditNoteTrackingFilter[] | null | undefined;
  readonly not?: CreditNoteTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly creditNoteId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface CreditNoteTrackingOrder {
  readonly field: CreditNoteTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type CreditNoteTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface CreditedGroupInput {
  readonly category: TaxCategory;
  readonly rate: string;
  readonly reason?: string | null | undefined;
  readonly base?: number | null | undefined;
  readonly gross?: number | null | undefined;
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

export type DeadlineUrgency = 'OVERDUE' | 'T1' | 'T3' | 'T10';

export interface DecideRegisterDifferenceInput {
  readonly field: TrademarkRegisterField;
  readonly decision: TrademarkRegisterDecision;
  readonly reason: string;
}

export interface DecimalFilter {
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

export interface DeclineBrandSubscriptionPaymentInput {
  readonly declineReason: string;
  readonly reason?: string | null | undefined;
}

export interface DeclineCaseSolutionInput {
  readonly reason?: string | null | undefined;
}

export interface DeleteUserInput {
  readonly reason?: string | null | undefined;
}

export interface DeliverCaseSolutionInput {
  readonly serviceRequestId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface DiscountCouponFilter {
  readonly and?: readonly DiscountCouponFilter[] | null | undefined;
  readonly or?: readonly DiscountCouponFilter[] | null | undefined;
  readonly not?: DiscountCouponFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly code?: StringFilter | null | undefined;
  readonly discountType?: DiscountTypeFilter | null | undefined;
  readonly recurring?: BooleanFilter | null | undefined;
  readonly isActive?: BooleanFilter | null | undefined;
  readonly monitoringUpsell?: BooleanFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface DiscountCouponOrder {
  readonly field: DiscountCouponOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type DiscountCouponOrderField = 'ID' | 'CODE' | 'CREATED_AT' | 'UPDATED_AT';

export type DiscountType = 'PERCENT' | 'FIXED';

export interface DiscountTypeFilter {
  readonly eq?: DiscountType | null | undefined;
  readonly neq?: DiscountType | null | undefined;
  readonly in?: readonly DiscountType[] | null | undefined;
  readonly notIn?: readonly DiscountType[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface DismissBrandMonitoringTaskInput {
  readonly reason: string;
}

export interface DismissCaseInput {
  readonly reason: string;
}

export interface DismissCaseRequestInput {
  readonly dismissReason: string;
  readonly reason?: string | null | undefined;
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

export interface DivideTrademarkInput {
  readonly dividedGoods: readonly TrademarkGoodsInput[];
  readonly clientConsentOn: string;
  readonly feePaid: boolean;
  readonly reason?: string | null | undefined;
}

export interface DocketedMessageFilter {
  readonly and?: readonly DocketedMessageFilter[] | null | undefined;
  readonly or?: readonly DocketedMessageFilter[] | null | undefined;
  readonly not?: DocketedMessageFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly messageKey?: StringFilter | null | undefined;
  readonly office?: JurisdictionCodeFilter | null | undefined;
  readonly receivedAt?: DateTimeFilter | null | undefined;
  readonly sender?: StringFilter | null | undefined;
  readonly senderVerified?: BooleanFilter | null | undefined;
  readonly subject?: StringFilter | null | undefined;
  readonly kind?: StringFilter | null | undefined;
  readonly numbersFound?: StringListFilter | null | undefined;
  readonly state?: DocketedMessageStateFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly officeActionId?: IdFilter | null | undefined;
  readonly proposedDueDate?: DateFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface DocketedMessageOrder {
  readonly field: DocketedMessageOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type DocketedMessageOrderField = 'ID' | 'OFFICE' | 'RECEIVED_AT' | 'STATE' | 'PROPOSED_DUE_DATE' | 'CREATED_AT' | 'UPDATED_AT';

export type DocketedMessageState = 'NEW' | 'PARSED' | 'MATCHED' | 'NEEDS_REVIEW' | 'FAILED';

export interface DocketedMessageStateFilter {
  readonly eq?: DocketedMessageState | null | undefined;
  readonly neq?: DocketedMessageState | null | undefined;
  readonly in?: readonly DocketedMessageState[] | null | undefined;
  readonly notIn?: readonly DocketedMessageState[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface DocumentFilter {
  readonly and?: readonly DocumentFilter[] | null | undefined;
  readonly or?: readonly DocumentFilter[] | null | undefined;
  readonly not?: DocumentFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly type?: DocumentTypeFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly subjectType?: StringFilter | null | undefined;
  readonly subjectId?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly folderId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface DocumentFolderFilter {
  readonly and?: readonly DocumentFolderFilter[] | null | undefined;
  readonly or?: readonly DocumentFolderFilter[] | null | undefined;
  readonly not?: DocumentFolderFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly parentFolderId?: IdFilter | null | undefined;
  readonly subjectType?: StringFilter | null | undefined;
  readonly subjectId?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface DocumentFolderOrder {
  readonly field: DocumentFolderOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type DocumentFolderOrderField = 'ID' | 'NAME' | 'CREATED_AT' | 'UPDATED_AT';

export interface DocumentOrder {
  readonly field: DocumentOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type DocumentOrderField = 'ID' | 'NAME' | 'CREATED_AT' | 'UPDATED_AT';

export type DocumentType = 'LOGO' | 'SPECIMEN' | 'DELEGATION' | 'USER_SIGNED_POA' | 'BUSINESS_CERTIFICATE' | 'PRIORITY_FILING_DOCUMENT' | 'APPLICATION_LOGO_IN_B_W' | 'APPLICATION_LOGO_SERIES' | 'APPLICATION_LOGO' | 'REGISTRATION_CERTIFICATE' | 'INVOICE' | 'VERIFICATION_REPORT';

export interface DocumentTypeFilter {
  readonly eq?: DocumentType | null | undefined;
  readonly neq?: DocumentType | null | undefined;
  readonly in?: readonly DocumentType[] | null | undefined;
  readonly notIn?: readonly DocumentType[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type DraftGapKind = 'APPLICATION' | 'QUESTIONNAIRE' | 'OWNER' | 'ADDRESS' | 'OFFICES' | 'GOODS' | 'TERMS' | 'FILING_BASIS' | 'SPECIMEN' | 'POWER_OF_ATTORNEY';

export type DraftGapStep = 'REVIEW' | 'APPROVAL';

export type DraftGapTurn = 'CLIENT' | 'LAWYER';

export interface EndOppositionInput {
  readonly reason: string;
}

export type EuipoApplicantType = 'APPLICANT_INDIVIDUAL' | 'APPLICANT_BUSINESS';

export interface ExchangeRateFilter {
  readonly and?: readonly ExchangeRateFilter[] | null | undefined;
  readonly or?: readonly ExchangeRateFilter[] | null | undefined;
  readonly not?: ExchangeRateFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly baseCurrency?: CurrencyCodeFilter | null | undefined;
  readonly targetCurrency?: CurrencyCodeFilter | null | undefined;
  readonly date?: DateFilter | null | undefined;
  readonly source?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ExchangeRateOrder {
  readonly field: ExchangeRateOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ExchangeRateOrderField = 'ID' | 'BASE_CURRENCY' | 'TARGET_CURRENCY' | 'DATE' | 'CREATED_AT' | 'UPDATED_AT';

export interface ExtendOfficeActionInput {
  readonly reason?: string | null | undefined;
}

export interface FileOfficeActionResponseInput {
  readonly filedOn: string;
  readonly reason?: string | null | undefined;
}

export interface FileOwnershipTransferInput {
  readonly transferFiledOn: string;
  readonly reason?: string | null | undefined;
}

export interface FileRenewalInput {
  readonly renewalFiledOn: string;
  readonly reason?: string | null | undefined;
}

export interface FileTrademarkInput {
  readonly number: string;
  readonly filingDate: string;
  readonly priorityDate?: string | null | undefined;
  readonly ipoLink?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface FilingDownloadFilter {
  readonly and?: readonly FilingDownloadFilter[] | null | undefined;
  readonly or?: readonly FilingDownloadFilter[] | null | undefined;
  readonly not?: FilingDownloadFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly filingId?: IdFilter | null | undefined;
  readonly partner?: StringFilter | null | undefined;
  readonly colleagueId?: IdFilter | null | undefined;
  readonly documentId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface FilingDownloadOrder {
  readonly field: FilingDownloadOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type FilingDownloadOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface FilingFilter {
  readonly and?: readonly FilingFilter[] | null | undefined;
  readonly or?: readonly FilingFilter[] | null | undefined;
  readonly not?: FilingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly jurisdiction?: JurisdictionCodeFilter | null | undefined;
  readonly route?: FilingRouteFilter | null | undefined;
  readonly partner?: StringFilter | null | undefined;
  readonly status?: FilingStatusFilter | null | undefined;
  readonly nextTryAt?: DateTimeFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface FilingOrder {
  readonly field: FilingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type FilingOrderField = 'ID' | 'STATUS' | 'CREATED_AT' | 'UPDATED_AT';

export type FilingRoute = 'EUIPO' | 'PARTNER';

export interface FilingRouteFilter {
  readonly eq?: FilingRoute | null | undefined;
  readonly neq?: FilingRoute | null | undefined;
  readonly in?: readonly FilingRoute[] | null | undefined;
  readonly notIn?: readonly FilingRoute[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type FilingStatus = 'PREPARED' | 'CONFIRMED' | 'SUBMITTED' | 'ACKNOWLEDGED' | 'FILED' | 'RETURNED' | 'CANCELLED';

export interface FilingStatusFilter {
  readonly eq?: FilingStatus | null | undefined;
  readonly neq?: FilingStatus | null | undefined;
  readonly in?: readonly FilingStatus[] | null | undefined;
  readonly notIn?: readonly FilingStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface FilingTrackingFilter {
  readonly and?: readonly FilingTrackingFilter[] | null | undefined;
  readonly or?: readonly FilingTrackingFilter[] | null | undefined;
  readonly not?: FilingTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly filingId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface FilingTrackingOrder {
  readonly field: FilingTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type FilingTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export type FilingWay = 'EUIPO' | 'PARTNER' | 'STAFF';

export interface FinishProductOrderInput {
  readonly reason?: string | null | undefined;
}

export interface FinishServiceInput {
  readonly outcome: string;
  readonly reason?: string | null | undefined;
}

export interface FinishServiceRequestInput {
  readonly reason?: string | null | undefined;
}

export interface FinishTaskInput {
  readonly outcome: string;
}

export interface GenerateApplicationLogoInput {
  readonly tone: LogoTone;
}

export interface GiveUnitsInput {
  readonly jurisdiction: string;
  readonly classNumbers: readonly number[];
  readonly reason: string;
}

export interface GiveUpOnTrademarkClientInput {
  readonly reason?: string | null | undefined;
}

export interface GiveUpRequestInput {
  readonly reason?: string | null | undefined;
}

export interface GiveUpServiceRequestInput {
  readonly reason?: string | null | undefined;
}

export interface GoOnWithOrderInput {
  readonly reason?: string | null | undefined;
}

export interface GoodsAndServicesSearchInput {
  readonly query: string;
  readonly locale?: string | null | undefined;
  readonly classes?: readonly number[] | null | undefined;
  readonly limit?: number | null | undefined;
}

export type GoodsRelation = 'SAME_CLASS' | 'RELATED_CLASSES' | 'UNRELATED_CLASSES' | 'UNKNOWN';

export interface GrantSouExtensionInput {
  readonly filedOn: string;
  readonly officeDueDate: string;
  readonly reason?: string | null | undefined;
}

export interface HoldConsultationInput {
  readonly outcome: string;
  readonly reason?: string | null | undefined;
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

export interface IntListFilter {
  readonly has?: number | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface InviteUserInput {
  readonly email: string;
  readonly role: UserRole;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
}

export interface InvoiceCustomerInput {
  readonly name: string;
  readonly street?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly country: string;
  readonly companyId?: string | null | undefined;
  readonly vatId?: string | null | undefined;
  readonly email?: string | null | undefined;
}

export interface InvoiceFilter {
  readonly and?: readonly InvoiceFilter[] | null | undefined;
  readonly or?: readonly InvoiceFilter[] | null | undefined;
  readonly not?: InvoiceFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly productId?: IdFilter | null | undefined;
  readonly registrationRequestId?: IdFilter | null | undefined;
  readonly status?: InvoiceStatusFilter | null | undefined;
  readonly recordStatus?: InvoiceRecordStatusFilter | null | undefined;
  readonly number?: StringFilter | null | undefined;
  readonly serialNumber?: IntFilter | null | undefined;
  readonly year?: IntFilter | null | undefined;
  readonly variableSymbol?: StringFilter | null | undefined;
  readonly taxDocument?: StringFilter | null | undefined;
  readonly billingEntityCode?: StringFilter | null | undefined;
  readonly currency?: CurrencyCodeFilter | null | undefined;
  readonly issueDate?: DateFilter | null | undefined;
  readonly taxDate?: DateFilter | null | undefined;
  readonly dueDate?: DateFilter | null | undefined;
  readonly paymentDate?: DateFilter | null | undefined;
  readonly paymentType?: PaymentTypeFilter | null | undefined;
  readonly documentId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface InvoiceLineInput {
  readonly description: string;
  readonly net: number;
}

export interface InvoiceOrder {
  readonly field: InvoiceOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type InvoiceOrderField = 'ID' | 'STATUS' | 'NUMBER' | 'SERIAL_NUMBER' | 'YEAR' | 'VARIABLE_SYMBOL' | 'ISSUE_DATE' | 'DUE_DATE' | 'PAYMENT_DATE' | 'CREATED_AT' | 'UPDATED_AT';

export type InvoiceRecordStatus = 'CREATED' | 'PROCESSED';

export interface InvoiceRecordStatusFilter {
  readonly eq?: InvoiceRecordStatus | null | undefined;
  readonly neq?: InvoiceRecordStatus | null | undefined;
  readonly in?: readonly InvoiceRecordStatus[] | null | undefined;
  readonly notIn?: readonly InvoiceRecordStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface InvoiceServiceRequestInput {
  readonly price?: MoneyInput | null | undefined;
  readonly invoiceContent?: string | null | undefined;
  readonly product?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export type InvoiceStatus = 'PREPARED' | 'ISSUED' | 'SENT' | 'OVERDUE' | 'PAID' | 'CREDITED';

export interface InvoiceStatusFilter {
  readonly eq?: InvoiceStatus | null | undefined;
  readonly neq?: InvoiceStatus | null | undefined;
  readonly in?: readonly InvoiceStatus[] | null | undefined;
  readonly notIn?: readonly InvoiceStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface InvoiceTaxGroupInput {
  readonly category: TaxCategory;
  readonly rate: string;
  readonly reason?: string | null | undefined;
  readonly base: number;
  readonly vat: number;
}

export interface InvoiceTrackingFilter {
  readonly and?: readonly InvoiceTrackingFilter[] | null | undefined;
  readonly or?: readonly InvoiceTrackingFilter[] | null | undefined;
  readonly not?: InvoiceTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly invoiceId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface InvoiceTrackingOrder {
  readonly field: InvoiceTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type InvoiceTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface IssueInvoiceInput {
  readonly reason?: string | null | undefined;
}

export interface IssueTrademarkNumberInput {
  readonly number: string;
  readonly ipoLink?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface JurisdictionCodeFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface JurisdictionCodeListFilter {
  readonly has?: string | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface KickOffCaseInput {
  readonly reason?: string | null | undefined;
}

export interface KickOffOfficeActionInput {
  readonly reason?: string | null | undefined;
}

export interface KickOffUseInCommerceRequestInput {
  readonly reason?: string | null | undefined;
}

export interface LanguageCodeFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface LapseUseInCommerceRequestInput {
  readonly reason?: string | null | undefined;
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

export type LogoTone = 'GREYSCALE' | 'BLACK_AND_WHITE';

export interface MarkMonitoringResultSeenInput {
  readonly seen: boolean;
}

export interface MarkReadyForDraftingInput {
  readonly reason?: string | null | undefined;
}

export interface MoneyInput {
  readonly amountMinor: number;
  readonly currency: string;
}

export type MonitoringRelevance = 'NOT_RELEVANT' | 'LOW' | 'MEDIUM' | 'HIGH';

export interface MonitoringRelevanceFilter {
  readonly eq?: MonitoringRelevance | null | undefined;
  readonly neq?: MonitoringRelevance | null | undefined;
  readonly in?: readonly MonitoringRelevance[] | null | undefined;
  readonly notIn?: readonly MonitoringRelevance[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type MonitoringResultType = 'IDENTICAL' | 'SIMILAR';

export interface MonitoringResultTypeFilter {
  readonly eq?: MonitoringResultType | null | undefined;
  readonly neq?: MonitoringResultType | null | undefined;
  readonly in?: readonly MonitoringResultType[] | null | undefined;
  readonly notIn?: readonly MonitoringResultType[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface MonitoringScoresInput {
  readonly look: number;
  readonly sound: number;
  readonly meaning: number;
  readonly goods: number;
  readonly overall: number;
  readonly formula: number;
}

export type NextStepKind = 'ORDER_NOT_SENT' | 'CHECK_IN_WORK' | 'NEW_CHECK_IN_WORK' | 'READ_REPORT' | 'ORDER_WHEN_READY' | 'READ_WHY_NOT' | 'PRICE_COMES' | 'PAY' | 'PAYMENT_DECLINED' | 'AWAIT_TRANSFER' | 'PAY_THE_REST' | 'PAYMENT_UNDER_WAY' | 'PAYMENT_LAPSED' | 'DRAFT_OPENS' | 'FILL_IN' | 'ASK_FOR_DRAFT' | 'DRAFT_IN_WORK' | 'CHANGES_IN_WORK' | 'APPROVE' | 'ADD_BEFORE_APPROVAL' | 'POSTPONED' | 'FILING' | 'END_ASKED' | 'PAYMENT_DISPUTED' | 'FILED' | 'UNRESPONSIVE' | 'LOST' | 'REFUNDED' | 'WITHDRAWN' | 'UNKNOWN';

export type NextStepTarget = 'ORDER_FORM' | 'REPORT' | 'CHECKOUT' | 'DRAFT' | 'MESSAGES' | 'TRADEMARKS' | 'NEW_CHECK' | 'ORDER_PAGE' | 'NONE';

export type NextStepTurn = 'YOU' | 'US' | 'OFFICE' | 'NOBODY';

export type NiceClassKind = 'GOODS' | 'SERVICES';

export type NotSearchedReason = 'NO_REGISTER_HELD' | 'REGISTER_AWAY' | 'SIGN_NOT_COMPARABLE' | 'CLIENT_ASKED_NOT_TO' | 'OTHER';

export interface NoteAllegationOfUseInput {
  readonly allegationOfUseDate: string;
  readonly reason?: string | null | undefined;
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

export interface NoteMissedConsultationInput {
  readonly reason?: string | null | undefined;
}

export interface NoteOrder {
  readonly field: NoteOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type NoteOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface NoteRegisterCheckInput {
  readonly registerCheckedOn: string;
  readonly registerShowsLapse: boolean;
  readonly reason?: string | null | undefined;
}

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

export type NotificationKind = 'VERIFICATION_APPROVED' | 'VERIFICATION_DISMISSED' | 'ASSIGNED_TO_YOU' | 'DESCRIPTION_UPDATED' | 'MESSAGE' | 'DRAFT_SENT' | 'PAYMENT_RECEIVED' | 'ORDER_FILED' | 'ORDER_REFUNDED' | 'ORDER_ON_HOLD' | 'MARK_FILED' | 'MARK_PUBLISHED' | 'MARK_OPPOSED' | 'MARK_REGISTERED' | 'MARK_REFUSED' | 'MARK_ENDED' | 'DEADLINE_NEAR' | 'SCAM_WARNING';

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

export interface NotifyBrandMonitoringTaskInput {
  readonly reason?: string | null | undefined;
}

export interface NotifyBrandSubscriptionInput {
  readonly reason: string;
}

export interface NotifyBrandSubscriptionPaymentInput {
  readonly reason?: string | null | undefined;
}

export interface NotifyCaseInput {
  readonly reason?: string | null | undefined;
}

export interface NotifyCaseRequestInput {
  readonly reason?: string | null | undefined;
}

export interface NotifyOfficeActionInput {
  readonly reason: string;
}

export interface NotifyServiceInput {
  readonly reason?: string | null | undefined;
}

export interface NotifyServiceRequestInput {
  readonly reason: string;
}

export interface NotifyTrademarkOwnerInput {
  readonly reason: string;
}

export interface NotifyUseInCommerceRequestInput {
  readonly reason: string;
}

export interface NumberDividedTrademarkInput {
  readonly number: string;
  readonly ipoLink?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface OfferCaseSolutionInput {
  readonly reason?: string | null | undefined;
}

export interface OfficeActionAnswerInput {
  readonly question: string;
  readonly answer?: string | null | undefined;
}

export interface OfficeActionFilter {
  readonly and?: readonly OfficeActionFilter[] | null | undefined;
  readonly or?: readonly OfficeActionFilter[] | null | undefined;
  readonly not?: OfficeActionFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly status?: OfficeActionStatusFilter | null | undefined;
  readonly issueDate?: DateFilter | null | undefined;
  readonly dueDate?: DateFilter | null | undefined;
  readonly confirmedDueDate?: DateFilter | null | undefined;
  readonly tags?: StringListFilter | null | undefined;
  readonly riskHighlighted?: BooleanFilter | null | undefined;
  readonly examinationFinished?: BooleanFilter | null | undefined;
  readonly remindersEnabled?: BooleanFilter | null | undefined;
  readonly orderCurrency?: CurrencyCodeFilter | null | undefined;
  readonly rush?: BooleanFilter | null | undefined;
  readonly orderedSolutionId?: IdFilter | null | undefined;
  readonly filedOn?: DateFilter | null | undefined;
  readonly outcome?: OfficeActionOutcomeFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly markName?: StringFilter | null | undefined;
  readonly jurisdiction?: JurisdictionCodeFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export type OfficeActionIssueCategory = 'FORMAL' | 'CLASSIFICATION' | 'DISTINCTIVENESS' | 'EARLIER_MARKS' | 'USE' | 'OTHER';

export interface OfficeActionIssueCategoryFilter {
  readonly eq?: OfficeActionIssueCategory | null | undefined;
  readonly neq?: OfficeActionIssueCategory | null | undefined;
  readonly in?: readonly OfficeActionIssueCategory[] | null | undefined;
  readonly notIn?: readonly OfficeActionIssueCategory[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface OfficeActionIssueFilter {
  readonly and?: readonly OfficeActionIssueFilter[] | null | undefined;
  readonly or?: readonly OfficeActionIssueFilter[] | null | undefined;
  readonly not?: OfficeActionIssueFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly officeActionId?: IdFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly category?: OfficeActionIssueCategoryFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface OfficeActionIssueOrder {
  readonly field: OfficeActionIssueOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type OfficeActionIssueOrderField = 'ID' | 'NAME' | 'CREATED_AT' | 'UPDATED_AT';

export interface OfficeActionOrder {
  readonly field: OfficeActionOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type OfficeActionOrderField = 'ID' | 'STATUS' | 'ISSUE_DATE' | 'DUE_DATE' | 'FILED_ON' | 'MARK_NAME' | 'JURISDICTION' | 'CREATED_AT' | 'UPDATED_AT';

export type OfficeActionOutcome = 'ACCEPTED' | 'FURTHER_ACTION';

export interface OfficeActionOutcomeFilter {
  readonly eq?: OfficeActionOutcome | null | undefined;
  readonly neq?: OfficeActionOutcome | null | undefined;
  readonly in?: readonly OfficeActionOutcome[] | null | undefined;
  readonly notIn?: readonly OfficeActionOutcome[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface OfficeActionSimilarTrademarkInput {
  readonly name: string;
  readonly number?: string | null | undefined;
  readonly jurisdiction: string;
}

export interface OfficeActionSolutionFilter {
  readonly and?: readonly OfficeActionSolutionFilter[] | null | undefined;
  readonly or?: readonly OfficeActionSolutionFilter[] | null | undefined;
  readonly not?: OfficeActionSolutionFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly officeActionId?: IdFilter | null | undefined;
  readonly chanceOfSuccess?: IntFilter | null | undefined;
  readonly recommended?: BooleanFilter | null | undefined;
  readonly offered?: BooleanFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface OfficeActionSolutionOrder {
  readonly field: OfficeActionSolutionOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type OfficeActionSolutionOrderField = 'ID' | 'CHANCE_OF_SUCCESS' | 'CREATED_AT' | 'UPDATED_AT';

export type OfficeActionStatus = 'DOCKETED' | 'KICK_OFF_SENT' | 'LANDING_PAGE_VISITED' | 'ORDERED' | 'DRAFTING' | 'RESPONSE_SUBMITTED' | 'ABANDONED' | 'CLOSED';

export interface OfficeActionStatusFilter {
  readonly eq?: OfficeActionStatus | null | undefined;
  readonly neq?: OfficeActionStatus | null | undefined;
  readonly in?: readonly OfficeActionStatus[] | null | undefined;
  readonly notIn?: readonly OfficeActionStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface OfficeActionTrackingFilter {
  readonly and?: readonly OfficeActionTrackingFilter[] | null | undefined;
  readonly or?: readonly OfficeActionTrackingFilter[] | null | undefined;
  readonly not?: OfficeActionTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly officeActionId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface OfficeActionTrackingOrder {
  readonly field: OfficeActionTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type OfficeActionTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface OfficeResultInput {
  readonly jurisdiction: string;
  readonly verdict: OfficeVerdict;
  readonly risk?: RiskBand | null | undefined;
  readonly reason: string;
  readonly notSearched?: NotSearchedReason | null | undefined;
  readonly notSearchedText?: string | null | undefined;
  readonly sampleNote?: string | null | undefined;
}

export type OfficeVerdict = 'GO' | 'GO_WITH_CHANGES' | 'NOT_ADVISED' | 'NO_ANSWER';

export interface OpposeTrademarkInput {
  readonly filedOn: string;
  readonly officeDueDate?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface OrderBillingInput {
  readonly sameAsOwner: boolean;
  readonly kind?: OrderOwnerKind | null | undefined;
  readonly name?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly companyId?: string | null | undefined;
  readonly vatId?: string | null | undefined;
  readonly email?: string | null | undefined;
}

export interface OrderCaseSolutionInput {
  readonly reason?: string | null | undefined;
}

export type OrderDirection = 'ASC' | 'DESC';

export interface OrderGoodsInput {
  readonly classNumber: number;
  readonly terms: readonly string[];
}

export type OrderMarkForm = 'WORD' | 'FIGURATIVE' | 'STYLIZED_CHARACTERS' | 'SHAPE' | 'COMBINED_SHAPE' | 'SOUND';

export interface OrderMoreInput {
  readonly goods: readonly WishedGoodsInput[];
  readonly quote: string;
}

export interface OrderOfficeActionResponseInput {
  readonly orderedSolutionId: string;
  readonly orderCurrency: string;
  readonly reason?: string | null | undefined;
}

export interface OrderOfficeGoodsInput {
  readonly jurisdiction: string;
  readonly goods: readonly OrderGoodsInput[];
}

export interface OrderOppositionInput {
  readonly note?: string | null | undefined;
}

export interface OrderOwnerInput {
  readonly kind?: OrderOwnerKind | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly businessName?: string | null | undefined;
  readonly companyId?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly state?: string | null | undefined;
}

export type OrderOwnerKind = 'APPLICANT_INDIVIDUAL' | 'APPLICANT_BUSINESS';

export interface OrderRenewalInput {
  readonly reason?: string | null | undefined;
}

export interface OrderServiceInput {
  readonly contactEmail?: string | null | undefined;
  readonly contactName?: string | null | undefined;
  readonly serviceName: string;
  readonly description?: string | null | undefined;
  readonly parameters?: unknown | null | undefined;
  readonly language: string;
  readonly region?: string | null | undefined;
  readonly currency: string;
  readonly country?: string | null | undefined;
  readonly deedUpload?: string | null | undefined;
  readonly quote?: string | null | undefined;
}

export type OrderStepName = 'CHECK' | 'PAYMENT' | 'ANSWERS' | 'DRAFT' | 'APPROVAL' | 'FILING';

export type OrderStepState = 'DONE' | 'NOW' | 'AHEAD' | 'ENDED';

export type OrderUnitPaid = 'PAID' | 'TO_PAY' | 'PAID_BACK' | 'GIVEN';

export interface OrderUseInCommerceRequestInput {
  readonly reason?: string | null | undefined;
}

export interface PartyFilter {
  readonly and?: readonly PartyFilter[] | null | undefined;
  readonly or?: readonly PartyFilter[] | null | undefined;
  readonly not?: PartyFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly type?: PartyTypeFilter | null | undefined;
  readonly roles?: PartyRoleListFilter | null | undefined;
  readonly businessName?: StringFilter | null | undefined;
  readonly companyId?: StringFilter | null | undefined;
  readonly vat?: StringFilter | null | undefined;
  readonly countryOfIncorporation?: CountryCodeFilter | null | undefined;
  readonly firstName?: StringFilter | null | undefined;
  readonly lastName?: StringFilter | null | undefined;
  readonly email?: StringFilter | null | undefined;
  readonly addressId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface PartyOrder {
  readonly field: PartyOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type PartyOrderField = 'ID' | 'BUSINESS_NAME' | 'LAST_NAME' | 'CREATED_AT' | 'UPDATED_AT';

export type PartyRole = 'OWNER_ENTITY' | 'BILLING_ENTITY' | 'REPRESENTATIVE_ENTITY';

export interface PartyRoleListFilter {
  readonly has?: PartyRole | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type PartyType = 'PHYSICAL' | 'LEGAL' | 'PHYSICAL_CONTRACTOR';

export interface PartyTypeFilter {
  readonly eq?: PartyType | null | undefined;
  readonly neq?: PartyType | null | undefined;
  readonly in?: readonly PartyType[] | null | undefined;
  readonly notIn?: readonly PartyType[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface PauseRemindersInput {
  readonly paused: boolean;
}

export interface PayInvoiceInput {
  readonly paymentDate: string;
  readonly paymentType: PaymentType;
  readonly reason?: string | null | undefined;
}

export interface PayProductInput {
  readonly reason?: string | null | undefined;
}

export type PaymentType = 'CARD' | 'TRANSFER' | 'WALLET';

export interface PaymentTypeFilter {
  readonly eq?: PaymentType | null | undefined;
  readonly neq?: PaymentType | null | undefined;
  readonly in?: readonly PaymentType[] | null | undefined;
  readonly notIn?: readonly PaymentType[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type PictureProblem = 'CORRUPT' | 'ANIMATED' | 'CMYK' | 'TOO_MANY_PIXELS';

export interface PostponeApplicationInput {
  readonly until: string;
  readonly reason?: string | null | undefined;
}

export type PowerOfAttorneyForm = 'SIMPLE' | 'NOTARISED' | 'LEGALISED' | 'UNSURE';

export interface ProcessBrandMonitoringTaskInput {
  readonly caseIds?: readonly string[] | null | undefined;
  readonly noFindings?: boolean | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface ProductBillingInput {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postcode?: string | null | undefined;
  readonly country: string;
  readonly companyId?: string | null | undefined;
  readonly vatId?: string | null | undefined;
  readonly email: string;
}

export type ProductDisputeState = 'OPEN' | 'LOST' | 'WON';

export interface ProductDisputeStateFilter {
  readonly eq?: ProductDisputeState | null | undefined;
  readonly neq?: ProductDisputeState | null | undefined;
  readonly in?: readonly ProductDisputeState[] | null | undefined;
  readonly notIn?: readonly ProductDisputeState[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface ProductEventFilter {
  readonly and?: readonly ProductEventFilter[] | null | undefined;
  readonly or?: readonly ProductEventFilter[] | null | undefined;
  readonly not?: ProductEventFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly productId?: IdFilter | null | undefined;
  readonly gatewayId?: StringFilter | null | undefined;
  readonly kind?: StringFilter | null | undefined;
  readonly occurredAt?: DateTimeFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ProductEventOrder {
  readonly field: ProductEventOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ProductEventOrderField = 'ID' | 'KIND' | 'OCCURRED_AT' | 'CREATED_AT' | 'UPDATED_AT';

export interface ProductFilter {
  readonly and?: readonly ProductFilter[] | null | undefined;
  readonly or?: readonly ProductFilter[] | null | undefined;
  readonly not?: ProductFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly kind?: StringFilter | null | undefined;
  readonly subjectType?: StringFilter | null | undefined;
  readonly subjectId?: IdFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly status?: ProductStatusFilter | null | undefined;
  readonly paymentState?: ProductPaymentStateFilter | null | undefined;
  readonly paymentType?: PaymentTypeFilter | null | undefined;
  readonly currency?: CurrencyCodeFilter | null | undefined;
  readonly discountCouponId?: IdFilter | null | undefined;
  readonly billingEntityCode?: StringFilter | null | undefined;
  readonly variableSymbol?: StringFilter | null | undefined;
  readonly orderReference?: StringFilter | null | undefined;
  readonly disputeOrderId?: StringFilter | null | undefined;
  readonly disputeState?: ProductDisputeStateFilter | null | undefined;
  readonly gatewayOrderId?: StringFilter | null | undefined;
  readonly payableUntil?: DateFilter | null | undefined;
  readonly paidAt?: DateTimeFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ProductOrder {
  readonly field: ProductOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ProductOrderField = 'ID' | 'KIND' | 'NAME' | 'STATUS' | 'PAYABLE_UNTIL' | 'PAID_AT' | 'CREATED_AT' | 'UPDATED_AT';

export type ProductPaymentState = 'INITIATED' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'EXPIRED' | 'REFUNDED';

export interface ProductPaymentStateFilter {
  readonly eq?: ProductPaymentState | null | undefined;
  readonly neq?: ProductPaymentState | null | undefined;
  readonly in?: readonly ProductPaymentState[] | null | undefined;
  readonly notIn?: readonly ProductPaymentState[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type ProductStatus = 'CREATED' | 'CHECKOUT_STARTED' | 'CHECKOUT_COMPLETED' | 'PAYMENT_FAILED' | 'PAID' | 'FULFILLED' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'CANCELLED';

export interface ProductStatusFilter {
  readonly eq?: ProductStatus | null | undefined;
  readonly neq?: ProductStatus | null | undefined;
  readonly in?: readonly ProductStatus[] | null | undefined;
  readonly notIn?: readonly ProductStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface ProductTrackingFilter {
  readonly and?: readonly ProductTrackingFilter[] | null | undefined;
  readonly or?: readonly ProductTrackingFilter[] | null | undefined;
  readonly not?: ProductTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly productId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ProductTrackingOrder {
  readonly field: ProductTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ProductTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface PublishTrademarkInput {
  readonly publicationDate: string;
  readonly oppositionEndDate?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export type QuoteCustomerKind = 'CONSUMER' | 'BUSINESS';

export interface QuoteInput {
  readonly filings: readonly QuotedFilingInput[];
  readonly currency: string;
  readonly customerKind: QuoteCustomerKind;
  readonly country: string;
  readonly postcode?: string | null | undefined;
  readonly vatNumber?: string | null | undefined;
  readonly couponCode?: string | null | undefined;
}

export interface QuoteServiceRequestInput {
  readonly price: MoneyInput;
  readonly officeFee?: MoneyInput | null | undefined;
  readonly country?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface QuotedFilingInput {
  readonly jurisdiction: string;
  readonly classes: number;
}

export interface ReceiveOfficeActionInput {
  readonly officeActionId: string;
  readonly officeDueDate: string;
  readonly officeLetterDate?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface RecordDeclarationOfUseInput {
  readonly declarationConcerns: string;
  readonly reason?: string | null | undefined;
}

export interface RecordOwnershipTransferInput {
  readonly newOwner: string;
  readonly reason?: string | null | undefined;
}

export interface RecordRenewalInput {
  readonly expirationDate: string;
  readonly paid: boolean;
  readonly acknowledged?: boolean | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface RecordSearchByHandInput {
  readonly jurisdiction: string;
  readonly searchedOn: string;
  readonly query: string;
  readonly kind: SearchKind;
  readonly hits: number;
  readonly identical: number;
  readonly upload: string;
}

export interface RecordVerificationSearchInput {
  readonly record: string;
}

export interface RecordedSearchFilter {
  readonly and?: readonly RecordedSearchFilter[] | null | undefined;
  readonly or?: readonly RecordedSearchFilter[] | null | undefined;
  readonly not?: RecordedSearchFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly requestId?: IdFilter | null | undefined;
  readonly resultVersion?: IntFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface RecordedSearchOrder {
  readonly field: RecordedSearchOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type RecordedSearchOrderField = 'ID' | 'SEARCHED_AT' | 'CREATED_AT' | 'UPDATED_AT';

export interface RefundProductInput {
  readonly amount: MoneyInput;
  readonly reason: string;
}

export interface RefundRequestInput {
  readonly reason: string;
}

export interface RefundServiceRequestInput {
  readonly reason: string;
}

export interface RefundTrademarkInput {
  readonly reason: string;
}

export interface RefuseTrademarkInput {
  readonly appeal: AppealEnd;
  readonly reason: string;
}

export interface RegenerateProductDocumentInput {
  readonly reason?: string | null | undefined;
}

export interface RegisterTrademarkInput {
  readonly registrationDate: string;
  readonly expirationDate?: string | null | undefined;
  readonly number?: string | null | undefined;
  readonly feePaid: boolean;
  readonly acknowledged?: boolean | null | undefined;
  readonly oppositionOutcome?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface RegistrationRequestFilter {
  readonly and?: readonly RegistrationRequestFilter[] | null | undefined;
  readonly or?: readonly RegistrationRequestFilter[] | null | undefined;
  readonly not?: RegistrationRequestFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly publicId?: StringFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly brandId?: IdFilter | null | undefined;
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
  readonly orderedAt?: DateTimeFilter | null | undefined;
  readonly checkedOutAt?: DateTimeFilter | null | undefined;
  readonly paidAt?: DateTimeFilter | null | undefined;
  readonly endAskedAt?: DateTimeFilter | null | undefined;
  readonly postponedUntil?: DateFilter | null | undefined;
  readonly sentAt?: DateTimeFilter | null | undefined;
  readonly approvedAt?: DateTimeFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface RegistrationRequestOrder {
  readonly field: RegistrationRequestOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type RegistrationRequestOrderField = 'ID' | 'VALUE' | 'STATUS' | 'PROMISED_AT' | 'REQUESTED_AT' | 'ANSWERED_AT' | 'ORDERED_AT' | 'PAID_AT' | 'POSTPONED_UNTIL' | 'SENT_AT' | 'APPROVED_AT' | 'CREATED_AT' | 'UPDATED_AT';

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

export interface RegistrationRequestTrackingFilter {
  readonly and?: readonly RegistrationRequestTrackingFilter[] | null | undefined;
  readonly or?: readonly RegistrationRequestTrackingFilter[] | null | undefined;
  readonly not?: RegistrationRequestTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly registrationRequestId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface RegistrationRequestTrackingOrder {
  readonly field: RegistrationRequestTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type RegistrationRequestTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface RejectTrademarkInput {
  readonly reason?: string | null | undefined;
}

export interface ReleaseRenewalOrderInput {
  readonly reason: string;
}

export interface RenewInvoiceDocumentInput {
  readonly documentId: string;
  readonly reason?: string | null | undefined;
}

export interface RenewedMarkInput {
  readonly jurisdiction: string;
  readonly number: string;
  readonly classes: number;
  readonly expirationDate: string;
}

export type RenewedMarkProblem = 'UNKNOWN_OFFICE' | 'NAMED_TWICE' | 'TOO_EARLY_TO_RENEW' | 'TOO_LATE_TO_RENEW' | 'PRICE_MISSING';

export interface ReopenBrandMonitoringTaskInput {
  readonly reason?: string | null | undefined;
}

export interface ReopenCaseInput {
  readonly reason: string;
}

export interface ReopenRequestInput {
  readonly reason?: string | null | undefined;
}

export interface ReopenSupportTicketInput {
  readonly reason?: string | null | undefined;
}

export interface ReopenUseInCommerceRequestInput {
  readonly reason: string;
}

export interface RepeatVerificationInput {
  readonly value?: string | null | undefined;
  readonly logoUpload?: string | null | undefined;
  readonly jurisdictions?: readonly string[] | null | undefined;
  readonly classes?: readonly number[] | null | undefined;
  readonly businessDescription?: string | null | undefined;
  readonly fresh?: boolean | null | undefined;
}

export type ReportGapKind = 'NAME' | 'KIND' | 'LOGO' | 'OFFICE' | 'CLASS';

export interface ReportInfringementInput {
  readonly type: string;
  readonly brandWebsite?: string | null | undefined;
  readonly links: readonly string[];
  readonly message?: string | null | undefined;
  readonly contactEmail: string;
  readonly contactName?: string | null | undefined;
}

export type ReportOutcome = 'APPROVED' | 'DISMISSED';

export type ReportProblemCode = 'NOTHING_WRITTEN' | 'DISTINCTIVENESS_MISSING' | 'OFFICES_MISSING' | 'ANSWER_MISSING' | 'SEARCH_MISSING' | 'SEARCH_OLD' | 'SEARCH_OTHER_NAME' | 'SEARCH_DEGRADED' | 'SEARCH_INCOMPLETE' | 'SEARCH_NARROWED' | 'SEARCHED_AFTER_ALL' | 'VERDICT_WITHOUT_SEARCH' | 'REASON_MISSING' | 'RISK_MISSING' | 'HIT_UNTREATED' | 'SAMPLE_UNEXPLAINED' | 'CLASS_REASON_MISSING' | 'CLASS_ADVISED_TWICE';

export interface ReportRecheckFilter {
  readonly and?: readonly ReportRecheckFilter[] | null | undefined;
  readonly or?: readonly ReportRecheckFilter[] | null | undefined;
  readonly not?: ReportRecheckFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly requestId?: IdFilter | null | undefined;
  readonly releasedAt?: DateTimeFilter | null | undefined;
  readonly ranAt?: DateTimeFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ReportRecheckOrder {
  readonly field: ReportRecheckOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ReportRecheckOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export type ReportStage = 'FRESH' | 'AGEING' | 'OLD';

export interface ReportVersionFilter {
  readonly and?: readonly ReportVersionFilter[] | null | undefined;
  readonly or?: readonly ReportVersionFilter[] | null | undefined;
  readonly not?: ReportVersionFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly requestId?: IdFilter | null | undefined;
  readonly number?: IntFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ReportVersionOrder {
  readonly field: ReportVersionOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ReportVersionOrderField = 'ID' | 'NUMBER' | 'RELEASED_AT' | 'CREATED_AT' | 'UPDATED_AT';

export interface RequestChangesInput {
  readonly reason: string;
}

export interface RequestErasureInput {
  readonly word: string;
}

export type RequestKind = 'TEXT' | 'IMAGE' | 'LOGO' | 'COMBINED';

export interface RequestKindFilter {
  readonly eq?: RequestKind | null | undefined;
  readonly neq?: RequestKind | null | undefined;
  readonly in?: readonly RequestKind[] | null | undefined;
  readonly notIn?: readonly RequestKind[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface RequestOfficeActionInfoInput {
  readonly questions: readonly string[];
  readonly reason?: string | null | undefined;
}

export interface RequestProductTransferBackInput {
  readonly amount: MoneyInput;
  readonly reason: string;
}

export interface RequestReviewInput {
  readonly leaveOutUnused?: boolean | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface RequestStatementOfUseInput {
  readonly issueDate: string;
  readonly officeDueDate: string;
  readonly reason?: string | null | undefined;
}

export interface RequestTrademarkReviewInput {
  readonly reason?: string | null | undefined;
}

export interface RequestTrademarkWithdrawalInput {
  readonly reason?: string | null | undefined;
}

export interface RequestUseInCommerceAbandonmentInput {
  readonly reason?: string | null | undefined;
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

export interface RescheduleConsultationInput {
  readonly reason?: string | null | undefined;
}

export interface ResetSecondFactorsInput {
  readonly reason: string;
}

export interface ResolveSupportTicketInput {
  readonly resolution: string;
  readonly reason?: string | null | undefined;
}

export interface RestoreCaseInput {
  readonly reason?: string | null | undefined;
}

export interface ResumeBrandSubscriptionInput {
  readonly reason?: string | null | undefined;
}

export interface ResumeServiceInput {
  readonly reason?: string | null | undefined;
}

export interface ResumeTrademarkInput {
  readonly reason?: string | null | undefined;
}

export interface RetryFailedJobsInput {
  readonly queue?: string | null | undefined;
  readonly reason: string;
}

export interface ReturnTrademarkFromPartnerInput {
  readonly reason: string;
}

export interface ReviveTrademarkInput {
  readonly officeDueDate?: string | null | undefined;
  readonly reason: string;
}

export type RiskBand = 'LOW' | 'MEDIUM' | 'HIGH';

export interface SaveAddressInput {
  readonly id?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly state?: string | null | undefined;
}

export interface SaveApplicationGoodsInput {
  readonly jurisdiction: string;
  readonly goodsAndServices: readonly ApplicationGoodsInput[];
}

export interface SaveApplicationUseInCommerceInput {
  readonly jurisdiction: string;
  readonly usptoFilingBasis?: ApplicationUsptoFilingBasis | null | undefined;
  readonly usptoSpecimenToClass?: readonly ApplicationSpecimenOfClassInput[] | null | undefined;
  readonly usptoAdditionalInfo?: string | null | undefined;
}

export interface SaveBrandSubscriptionPaymentInput {
  readonly id?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly brandSubscriptionId?: string | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
  readonly productId?: string | null | undefined;
}

export interface SaveInvoiceInput {
  readonly id?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly productId?: string | null | undefined;
  readonly registrationRequestId?: string | null | undefined;
  readonly billingEntityCode?: string | null | undefined;
  readonly taxDocument?: string | null | undefined;
  readonly customer?: InvoiceCustomerInput | null | undefined;
  readonly lines?: readonly InvoiceLineInput[] | null | undefined;
  readonly taxGroups?: readonly InvoiceTaxGroupInput[] | null | undefined;
  readonly currency?: string | null | undefined;
  readonly taxDate?: string | null | undefined;
  readonly dueDate?: string | null | undefined;
  readonly documentContext?: unknown | null | undefined;
}

export interface SaveOrderDraftInput {
  readonly markAlias?: string | null | undefined;
  readonly markForm?: OrderMarkForm | null | undefined;
  readonly jurisdictions: readonly string[];
  readonly goods: readonly OrderGoodsInput[];
  readonly officeGoods: readonly OrderOfficeGoodsInput[];
  readonly owner: OrderOwnerInput;
  readonly billing: OrderBillingInput;
  readonly useInCommerce?: boolean | null | undefined;
  readonly e2eProtection: boolean;
  readonly brandProtection: boolean;
  readonly euipoGrantRequested: boolean;
  readonly couponCode?: string | null | undefined;
  readonly currency?: string | null | undefined;
}

export interface SavePartyInput {
  readonly id?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly type?: PartyType | null | undefined;
  readonly roles?: readonly PartyRole[] | null | undefined;
  readonly businessName?: string | null | undefined;
  readonly companyId?: string | null | undefined;
  readonly companyType?: string | null | undefined;
  readonly vat?: string | null | undefined;
  readonly vatPayer?: boolean | null | undefined;
  readonly officialFirstName?: string | null | undefined;
  readonly officialLastName?: string | null | undefined;
  readonly officialFunction?: string | null | undefined;
  readonly stateOfIncorporation?: string | null | undefined;
  readonly countryOfIncorporation?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly personalIdNumber?: string | null | undefined;
  readonly nationality?: string | null | undefined;
  readonly birthdate?: string | null | undefined;
  readonly identityCardId?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly addressId?: string | null | undefined;
}

export interface SaveTrademarkIpoDataInput {
  readonly id?: string | null | undefined;
  readonly trademarkId?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly data?: unknown | null | undefined;
  readonly source?: string | null | undefined;
  readonly readAt?: string | null | undefined;
}

export interface SaveVerificationResultInput {
  readonly textValue?: string | null | undefined;
  readonly verifiedClasses: readonly number[];
  readonly distinctiveness?: DistinctivenessInput | null | undefined;
  readonly similarity?: SimilarityInput | null | undefined;
  readonly strategy?: string | null | undefined;
  readonly jurisdictions: readonly OfficeResultInput[];
  readonly classAdvice: readonly ClassAdviceInput[];
  readonly setAside: readonly SetAsideMarksInput[];
  readonly similarTrademarks: readonly SimilarTrademarkInput[];
}

export interface ScheduleConsultationInput {
  readonly eventTimestamp: string;
  readonly reason?: string | null | undefined;
}

export type SearchCoverage = 'ALL' | 'LIVE_ONLY' | 'SAMPLE' | 'SINCE';

export type SearchGapCode = 'OFFICE_WITHOUT_DATA' | 'SCRIPT_NOT_COMPARED' | 'PICTURES_SHAPES_SOUNDS' | 'UNREGISTERED_RIGHTS' | 'SPELLED_OUT_ONLY' | 'SAMPLE_ONLY' | 'REGISTERS_NOT_READY';

export type SearchKind = 'IDENTICAL' | 'SIMILAR' | 'IDENTICAL_AND_SIMILAR';

export type SearchSource = 'REGISTERS' | 'BY_HAND';

export interface SendBrandRegistryCodeInput {
  readonly reason?: string | null | undefined;
}

export interface SendCertificateInput {
  readonly certificateDocumentId: string;
  readonly reason?: string | null | undefined;
}

export interface SendCreditNoteInput {
  readonly documentId: string;
  readonly reason?: string | null | undefined;
}

export interface SendDocumentsInput {
  readonly documentIds: readonly string[];
  readonly reason: string;
}

export interface SendForReviewInput {
  readonly leaveOutUnused?: boolean | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface SendInvoiceInput {
  readonly documentId: string;
  readonly reason?: string | null | undefined;
}

export interface SendReportViolationLinkInput {
  readonly reason?: string | null | undefined;
}

export interface SendSimilarTrademarksNoticeInput {
  readonly reason?: string | null | undefined;
}

export interface SendViolationLinkInput {
  readonly reason: string;
}

export interface ServiceFilter {
  readonly and?: readonly ServiceFilter[] | null | undefined;
  readonly or?: readonly ServiceFilter[] | null | undefined;
  readonly not?: ServiceFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly brandId?: IdFilter | null | undefined;
  readonly caseId?: IdFilter | null | undefined;
  readonly type?: StringFilter | null | undefined;
  readonly status?: ServiceStatusFilter | null | undefined;
  readonly deadline?: DateFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ServiceOrder {
  readonly field: ServiceOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ServiceOrderField = 'ID' | 'TYPE' | 'STATUS' | 'DEADLINE' | 'CREATED_AT' | 'UPDATED_AT';

export interface ServiceRequestFilter {
  readonly and?: readonly ServiceRequestFilter[] | null | undefined;
  readonly or?: readonly ServiceRequestFilter[] | null | undefined;
  readonly not?: ServiceRequestFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly publicId?: StringFilter | null | undefined;
  readonly serviceName?: StringFilter | null | undefined;
  readonly internalLabel?: StringFilter | null | undefined;
  readonly status?: ServiceRequestStatusFilter | null | undefined;
  readonly currency?: CurrencyCodeFilter | null | undefined;
  readonly jurisdiction?: JurisdictionCodeFilter | null | undefined;
  readonly contactEmail?: StringFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly billingEntityId?: IdFilter | null | undefined;
  readonly brandId?: IdFilter | null | undefined;
  readonly productId?: IdFilter | null | undefined;
  readonly partOfId?: IdFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ServiceRequestOrder {
  readonly field: ServiceRequestOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ServiceRequestOrderField = 'ID' | 'SERVICE_NAME' | 'STATUS' | 'CREATED_AT' | 'UPDATED_AT';

export type ServiceRequestStatus = 'DRAFT' | 'SUBMITTED' | 'QUOTED' | 'INVOICED' | 'PAID' | 'IN_PROGRESS' | 'FINISHED' | 'WITHDRAWN' | 'CANCELLED' | 'REFUNDED' | 'CLIENT_UNRESPONSIVE';

export interface ServiceRequestStatusFilter {
  readonly eq?: ServiceRequestStatus | null | undefined;
  readonly neq?: ServiceRequestStatus | null | undefined;
  readonly in?: readonly ServiceRequestStatus[] | null | undefined;
  readonly notIn?: readonly ServiceRequestStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface ServiceRequestTrackingFilter {
  readonly and?: readonly ServiceRequestTrackingFilter[] | null | undefined;
  readonly or?: readonly ServiceRequestTrackingFilter[] | null | undefined;
  readonly not?: ServiceRequestTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly serviceRequestId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ServiceRequestTrackingOrder {
  readonly field: ServiceRequestTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ServiceRequestTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export type ServiceStatus = 'CREATED' | 'IN_PROGRESS' | 'WAITING_FOR_CLIENT' | 'FINISHED' | 'CANCELLED';

export interface ServiceStatusFilter {
  readonly eq?: ServiceStatus | null | undefined;
  readonly neq?: ServiceStatus | null | undefined;
  readonly in?: readonly ServiceStatus[] | null | undefined;
  readonly notIn?: readonly ServiceStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface ServiceTrackingFilter {
  readonly and?: readonly ServiceTrackingFilter[] | null | undefined;
  readonly or?: readonly ServiceTrackingFilter[] | null | undefined;
  readonly not?: ServiceTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly serviceId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ServiceTrackingOrder {
  readonly field: ServiceTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ServiceTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface SetAsideMarksInput {
  readonly refs: readonly string[];
  readonly reason: string;
}

export interface SetPasswordInput {
  readonly token: string;
  readonly password: string;
}

export interface SignPowerOfAttorneyInput {
  readonly digest: string;
  readonly signerName: string;
  readonly signerFunction?: string | null | undefined;
  readonly strokes: readonly SignatureStrokeInput[];
}

export interface SignUpInput {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: string;
}

export interface SignatureStrokeInput {
  readonly points: readonly number[];
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
  readonly ref?: string | null | undefined;
}

export type SimilarityBand = 'LOW' | 'POSSIBLE' | 'ELEVATED' | 'HIGH' | 'VERY_HIGH';

export interface SimilarityInput {
  readonly band: RiskBand;
  readonly explanation: string;
}

export type SimilarityReason = 'IDENTICAL' | 'DIFFERS_IN_WEAK_WORDS' | 'SAME_SOUND' | 'ONE_LETTER' | 'CONTAINS' | 'SAME_WORD' | 'SAME_START' | 'SAME_MEANING';

export interface SpecimenFilter {
  readonly and?: readonly SpecimenFilter[] | null | undefined;
  readonly or?: readonly SpecimenFilter[] | null | undefined;
  readonly not?: SpecimenFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly applicationId?: IdFilter | null | undefined;
  readonly useInCommerceRequestClassId?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly classNumber?: IntFilter | null | undefined;
  readonly captureDate?: DateFilter | null | undefined;
  readonly documentId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface SpecimenOrder {
  readonly field: SpecimenOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type SpecimenOrderField = 'ID' | 'CLASS_NUMBER' | 'CAPTURE_DATE' | 'CREATED_AT' | 'UPDATED_AT';

export type SpecimenProblem = 'TYPE' | 'SIZE' | 'PIXELS' | 'CORRUPT' | 'ANIMATED' | 'CMYK' | 'TOO_MANY_PIXELS';

export interface StartBrandMonitoringTaskInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface StartBrandSubscriptionTrialInput {
  readonly reason?: string | null | undefined;
}

export interface StartExaminationInput {
  readonly reason?: string | null | undefined;
}

export interface StartOfficeActionDraftInput {
  readonly reason?: string | null | undefined;
}

export interface StartProductCheckoutInput {
  readonly paymentType: PaymentType;
  readonly billing?: ProductBillingInput | null | undefined;
  readonly total?: MoneyInput | null | undefined;
  readonly paymentMethodId?: string | null | undefined;
  readonly saveCard?: boolean | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface StartRegistrationOrderInput {
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

export interface StartServiceInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface StartServiceRequestInput {
  readonly reason?: string | null | undefined;
}

export interface StatisticFilter {
  readonly and?: readonly StatisticFilter[] | null | undefined;
  readonly or?: readonly StatisticFilter[] | null | undefined;
  readonly not?: StatisticFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly value?: DecimalFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface StatisticOrder {
  readonly field: StatisticOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type StatisticOrderField = 'ID' | 'NAME' | 'VALUE' | 'CREATED_AT' | 'UPDATED_AT';

export interface StringFilter {
  readonly eq?: string | null | undefined;
  readonly neq?: string | null | undefined;
  readonly contains?: string | null | undefined;
  readonly startsWith?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface StringListFilter {
  readonly has?: string | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface SubmitOfficeActionInfoInput {
  readonly clientInput: readonly OfficeActionAnswerInput[];
  readonly reason?: string | null | undefined;
}

export interface SubmitOfficeActionResponseInput {
  readonly filedOn: string;
  readonly reason?: string | null | undefined;
}

export interface SubmitServiceRequestInput {
  readonly quote?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface SubmitStatementOfUseInput {
  readonly filedOn: string;
  readonly reason?: string | null | undefined;
}

export interface SubmitTrademarkToPartnerInput {
  readonly reason?: string | null | undefined;
}

export interface SubmitUseInCommerceRequestInput {
  readonly filedOn: string;
  readonly reason?: string | null | undefined;
}

export interface SupportTicketFilter {
  readonly and?: readonly SupportTicketFilter[] | null | undefined;
  readonly or?: readonly SupportTicketFilter[] | null | undefined;
  readonly not?: SupportTicketFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly contactEmail?: StringFilter | null | undefined;
  readonly createdByUserId?: IdFilter | null | undefined;
  readonly status?: SupportTicketStatusFilter | null | undefined;
  readonly resolvedAt?: DateTimeFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface SupportTicketOrder {
  readonly field: SupportTicketOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type SupportTicketOrderField = 'ID' | 'STATUS' | 'RESOLVED_AT' | 'CREATED_AT' | 'UPDATED_AT';

export type SupportTicketStatus = 'CREATED' | 'ASSIGNED' | 'WAITING_FOR_CUSTOMER' | 'RESOLVED' | 'CLOSED';

export interface SupportTicketStatusFilter {
  readonly eq?: SupportTicketStatus | null | undefined;
  readonly neq?: SupportTicketStatus | null | undefined;
  readonly in?: readonly SupportTicketStatus[] | null | undefined;
  readonly notIn?: readonly SupportTicketStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface SupportTicketTrackingFilter {
  readonly and?: readonly SupportTicketTrackingFilter[] | null | undefined;
  readonly or?: readonly SupportTicketTrackingFilter[] | null | undefined;
  readonly not?: SupportTicketTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly supportTicketId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface SupportTicketTrackingOrder {
  readonly field: SupportTicketTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type SupportTicketTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export interface TakeOnCaseRequestInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface TakeOutInput {
  readonly additionalOrderId: string;
  readonly reason?: string | null | undefined;
}

export interface TakeSupportTicketInput {
  readonly assignedAdminId?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface TakeUnitsBackInput {
  readonly jurisdiction: string;
  readonly classNumbers: readonly number[];
  readonly reason: string;
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

export type TaskKind = 'VERIFICATION' | 'DRAFTING' | 'FILING' | 'OFFICE_ACTION' | 'USE_IN_COMMERCE' | 'MONITORING' | 'CASE' | 'RENEWAL' | 'PAYMENT' | 'CALL' | 'MESSAGE' | 'DATES' | 'REGISTER' | 'OTHER';

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

export type TaxCategory = 'S' | 'AE' | 'E' | 'O';

export type TermsWriter = 'CLIENT' | 'LAWYER' | 'STAFF';

export interface ThreadCommentFilter {
  readonly and?: readonly ThreadCommentFilter[] | null | undefined;
  readonly or?: readonly ThreadCommentFilter[] | null | undefined;
  readonly not?: ThreadCommentFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly subjectType?: ThreadSubjectFilter | null | undefined;
  readonly subjectId?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly authorId?: IdFilter | null | undefined;
  readonly visibleToCustomer?: BooleanFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface ThreadCommentOrder {
  readonly field: ThreadCommentOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type ThreadCommentOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export type ThreadSubject = 'REGISTRATION_REQUEST' | 'APPLICATION' | 'USE_IN_COMMERCE_REQUEST';

export interface ThreadSubjectFilter {
  readonly eq?: ThreadSubject | null | undefined;
  readonly neq?: ThreadSubject | null | undefined;
  readonly in?: readonly ThreadSubject[] | null | undefined;
  readonly notIn?: readonly ThreadSubject[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type TimelineSource = 'US' | 'YOU' | 'OFFICE';

export type TrademarkDateProblemCode = 'NO_DATES' | 'FILING_DATE_MISSING' | 'REGISTRATION_DATE_MISSING' | 'PUBLICATION_DATE_MISSING' | 'INTERNATIONAL_DATE_MISSING' | 'EVENT_MISSING' | 'ANSWER_DATE_MISSING' | 'FILING_AFTER_REGISTRATION' | 'FILING_AFTER_PUBLICATION' | 'FILING_AFTER_EXPIRY' | 'REGISTRATION_AFTER_EXPIRY' | 'PRIORITY_AFTER_FILING' | 'PRIORITY_TOO_OLD' | 'EVENT_BEFORE_FILING' | 'DATE_IN_FUTURE' | 'EXPIRY_DIFFERS' | 'ANSWER_DATE_DIFFERS';

export type TrademarkDeadlineActor = 'OWNER' | 'THIRD_PARTY' | 'OFFICE';

export interface TrademarkDeadlineActorFilter {
  readonly eq?: TrademarkDeadlineActor | null | undefined;
  readonly neq?: TrademarkDeadlineActor | null | undefined;
  readonly in?: readonly TrademarkDeadlineActor[] | null | undefined;
  readonly notIn?: readonly TrademarkDeadlineActor[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface TrademarkDeadlineFilter {
  readonly and?: readonly TrademarkDeadlineFilter[] | null | undefined;
  readonly or?: readonly TrademarkDeadlineFilter[] | null | undefined;
  readonly not?: TrademarkDeadlineFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly markName?: StringFilter | null | undefined;
  readonly jurisdiction?: JurisdictionCodeFilter | null | undefined;
  readonly kind?: TrademarkDeadlineKindFilter | null | undefined;
  readonly actor?: TrademarkDeadlineActorFilter | null | undefined;
  readonly nominalDate?: DateFilter | null | undefined;
  readonly legalDate?: DateFilter | null | undefined;
  readonly safeDate?: DateFilter | null | undefined;
  readonly opensDate?: DateFilter | null | undefined;
  readonly graceDate?: DateFilter | null | undefined;
  readonly lastChanceDate?: DateFilter | null | undefined;
  readonly ruleId?: StringFilter | null | undefined;
  readonly confidence?: StringFilter | null | undefined;
  readonly disputed?: BooleanFilter | null | undefined;
  readonly settled?: TrademarkDeadlineStateFilter | null | undefined;
  readonly endsAs?: TrademarkDeadlineStateFilter | null | undefined;
  readonly endsAt?: DateTimeFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export type TrademarkDeadlineKind = 'PRIORITY' | 'OPPOSITION' | 'RESPONSE' | 'FEE' | 'USE' | 'RENEWAL' | 'MAINTENANCE' | 'REVIVAL' | 'DISPUTE' | 'DEPENDENCY' | 'NON_USE';

export interface TrademarkDeadlineKindFilter {
  readonly eq?: TrademarkDeadlineKind | null | undefined;
  readonly neq?: TrademarkDeadlineKind | null | undefined;
  readonly in?: readonly TrademarkDeadlineKind[] | null | undefined;
  readonly notIn?: readonly TrademarkDeadlineKind[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface TrademarkDeadlineOrder {
  readonly field: TrademarkDeadlineOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type TrademarkDeadlineOrderField = 'ID' | 'MARK_NAME' | 'JURISDICTION' | 'KIND' | 'NOMINAL_DATE' | 'LEGAL_DATE' | 'SAFE_DATE' | 'OPENS_DATE' | 'GRACE_DATE' | 'LAST_CHANCE_DATE' | 'CREATED_AT' | 'UPDATED_AT';

export type TrademarkDeadlineState = 'UPCOMING' | 'OPEN' | 'DUE_SOON' | 'IN_GRACE' | 'DONE' | 'LAPSED' | 'NOT_USED' | 'NOT_NEEDED';

export interface TrademarkDeadlineStateFilter {
  readonly eq?: TrademarkDeadlineState | null | undefined;
  readonly neq?: TrademarkDeadlineState | null | undefined;
  readonly in?: readonly TrademarkDeadlineState[] | null | undefined;
  readonly notIn?: readonly TrademarkDeadlineState[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type TrademarkFilingBasis = '_1_A' | '_1_B' | '_44_D' | '_44_E' | '_66_A';

export interface TrademarkFilingBasisFilter {
  readonly eq?: TrademarkFilingBasis | null | undefined;
  readonly neq?: TrademarkFilingBasis | null | undefined;
  readonly in?: readonly TrademarkFilingBasis[] | null | undefined;
  readonly notIn?: readonly TrademarkFilingBasis[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface TrademarkFilingBasisListFilter {
  readonly has?: TrademarkFilingBasis | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface TrademarkFilter {
  readonly and?: readonly TrademarkFilter[] | null | undefined;
  readonly or?: readonly TrademarkFilter[] | null | undefined;
  readonly not?: TrademarkFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly alias?: StringFilter | null | undefined;
  readonly jurisdiction?: JurisdictionCodeFilter | null | undefined;
  readonly type?: TrademarkTypeFilter | null | undefined;
  readonly status?: TrademarkStatusFilter | null | undefined;
  readonly statusGroup?: TrademarkStatusGroupFilter | null | undefined;
  readonly classes?: IntListFilter | null | undefined;
  readonly number?: StringFilter | null | undefined;
  readonly internationalNumber?: StringFilter | null | undefined;
  readonly filingDate?: DateFilter | null | undefined;
  readonly priorityDate?: DateFilter | null | undefined;
  readonly publicationDate?: DateFilter | null | undefined;
  readonly oppositionEndDate?: DateFilter | null | undefined;
  readonly registrationDate?: DateFilter | null | undefined;
  readonly expirationDate?: DateFilter | null | undefined;
  readonly douDeadlineDate?: DateFilter | null | undefined;
  readonly officeDueDate?: DateFilter | null | undefined;
  readonly filingBasis?: TrademarkFilingBasisListFilter | null | undefined;
  readonly directFiling?: BooleanFilter | null | undefined;
  readonly imported?: BooleanFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly brandId?: IdFilter | null | undefined;
  readonly registrationRequestId?: IdFilter | null | undefined;
  readonly ownerEntityId?: IdFilter | null | undefined;
  readonly representativeEntityId?: IdFilter | null | undefined;
  readonly parentTrademarkId?: IdFilter | null | undefined;
  readonly renewalOrderedOn?: DateFilter | null | undefined;
  readonly transferFiledOn?: DateFilter | null | undefined;
  readonly remindersPaused?: BooleanFilter | null | undefined;
  readonly dateProblemCount?: IntFilter | null | undefined;
  readonly openRegisterDifferenceCount?: IntFilter | null | undefined;
  readonly scamWarningAt?: DateTimeFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface TrademarkGoodsInput {
  readonly class: number;
  readonly terms: readonly string[];
}

export interface TrademarkIpoDataFilter {
  readonly and?: readonly TrademarkIpoDataFilter[] | null | undefined;
  readonly or?: readonly TrademarkIpoDataFilter[] | null | undefined;
  readonly not?: TrademarkIpoDataFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly source?: StringFilter | null | undefined;
  readonly readAt?: DateTimeFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface TrademarkIpoDataOrder {
  readonly field: TrademarkIpoDataOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type TrademarkIpoDataOrderField = 'ID' | 'READ_AT' | 'CREATED_AT' | 'UPDATED_AT';

export interface TrademarkMonitoringResultFilter {
  readonly and?: readonly TrademarkMonitoringResultFilter[] | null | undefined;
  readonly or?: readonly TrademarkMonitoringResultFilter[] | null | undefined;
  readonly not?: TrademarkMonitoringResultFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly watchSubscriptionId?: IdFilter | null | undefined;
  readonly type?: MonitoringResultTypeFilter | null | undefined;
  readonly relevance?: MonitoringRelevanceFilter | null | undefined;
  readonly publicationDate?: DateFilter | null | undefined;
  readonly oppositionEndDate?: DateFilter | null | undefined;
  readonly applicationNumber?: StringFilter | null | undefined;
  readonly markName?: StringFilter | null | undefined;
  readonly markType?: TrademarkTypeFilter | null | undefined;
  readonly classes?: IntListFilter | null | undefined;
  readonly jurisdiction?: JurisdictionCodeFilter | null | undefined;
  readonly ownerName?: StringFilter | null | undefined;
  readonly filingDate?: DateFilter | null | undefined;
  readonly toldOn?: DateFilter | null | undefined;
  readonly orderedOn?: DateFilter | null | undefined;
  readonly seen?: BooleanFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface TrademarkMonitoringResultOrder {
  readonly field: TrademarkMonitoringResultOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type TrademarkMonitoringResultOrderField = 'ID' | 'RELEVANCE' | 'PUBLICATION_DATE' | 'OPPOSITION_END_DATE' | 'MARK_NAME' | 'JURISDICTION' | 'FILING_DATE' | 'TOLD_ON' | 'ORDERED_ON' | 'CREATED_AT' | 'UPDATED_AT';

export interface TrademarkOrder {
  readonly field: TrademarkOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type TrademarkOrderField = 'ID' | 'NAME' | 'ALIAS' | 'JURISDICTION' | 'STATUS' | 'STATUS_GROUP' | 'NUMBER' | 'FILING_DATE' | 'REGISTRATION_DATE' | 'EXPIRATION_DATE' | 'DOU_DEADLINE_DATE' | 'OFFICE_DUE_DATE' | 'CREATED_AT' | 'UPDATED_AT';

export type TrademarkRegisterDecision = 'TAKE_FROM_THE_OFFICE' | 'KEEP_OURS';

export type TrademarkRegisterDifferenceState = 'OPEN' | 'OURS_KEPT';

export type TrademarkRegisterField = 'STATUS' | 'NUMBER' | 'FILING_DATE' | 'PUBLICATION_DATE' | 'REGISTRATION_DATE' | 'EXPIRATION_DATE';

export interface TrademarkRequestFilter {
  readonly and?: readonly TrademarkRequestFilter[] | null | undefined;
  readonly or?: readonly TrademarkRequestFilter[] | null | undefined;
  readonly not?: TrademarkRequestFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly registrationRequestId?: IdFilter | null | undefined;
  readonly kind?: TrademarkRequestKindFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export type TrademarkRequestKind = 'REGISTRATION' | 'EXTENSION_TO_ANOTHER_COUNTRY' | 'EXTENSION_TO_ANOTHER_CLASS';

export interface TrademarkRequestKindFilter {
  readonly eq?: TrademarkRequestKind | null | undefined;
  readonly neq?: TrademarkRequestKind | null | undefined;
  readonly in?: readonly TrademarkRequestKind[] | null | undefined;
  readonly notIn?: readonly TrademarkRequestKind[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface TrademarkRequestOrder {
  readonly field: TrademarkRequestOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type TrademarkRequestOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export type TrademarkScamCause = 'FILING' | 'PUBLICATION' | 'REGISTRATION';

export interface TrademarkSearchInput {
  readonly query: string;
  readonly jurisdictions?: readonly string[] | null | undefined;
  readonly classes?: readonly number[] | null | undefined;
  readonly since?: string | null | undefined;
  readonly liveOnly?: boolean | null | undefined;
  readonly expand?: boolean | null | undefined;
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
}

export type TrademarkStatus = 'CREATED_FROM_A_DIVIDE' | 'SOU_SUBMITTED' | 'SOU_EXTENDED' | 'DIVIDED' | 'READY_FOR_FILING' | 'SUBMITTED_TO_PARTNER' | 'APPLICATION_FILED' | 'OFFICE_ACTION_RECEIVED' | 'RESPONSE_TO_OFFICE_ACTION_SUBMITTED' | 'TRADEMARK_PUBLISHED' | 'APPLICATION_OPPOSED' | 'STATEMENT_OF_USE_REQUESTED' | 'TRADEMARK_REGISTERED' | 'UNDER_EXAMINATION' | 'REFUSED' | 'ABANDONED' | 'WITHDRAWN' | 'CANCELLED' | 'EXPIRED' | 'REJECTED' | 'LOST_TO_FOLLOW_UP' | 'CLIENT_UNRESPONSIVE' | 'REFUNDED';

export interface TrademarkStatusFilter {
  readonly eq?: TrademarkStatus | null | undefined;
  readonly neq?: TrademarkStatus | null | undefined;
  readonly in?: readonly TrademarkStatus[] | null | undefined;
  readonly notIn?: readonly TrademarkStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export type TrademarkStatusGroup = 'PENDING' | 'ACTION_NEEDED' | 'LIVE' | 'DEAD';

export interface TrademarkStatusGroupFilter {
  readonly eq?: TrademarkStatusGroup | null | undefined;
  readonly neq?: TrademarkStatusGroup | null | undefined;
  readonly in?: readonly TrademarkStatusGroup[] | null | undefined;
  readonly notIn?: readonly TrademarkStatusGroup[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface TrademarkTrackingFilter {
  readonly and?: readonly TrademarkTrackingFilter[] | null | undefined;
  readonly or?: readonly TrademarkTrackingFilter[] | null | undefined;
  readonly not?: TrademarkTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface TrademarkTrackingOrder {
  readonly field: TrademarkTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type TrademarkTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export type TrademarkType = 'WORD' | 'FIGURATIVE' | 'STYLIZED_CHARACTERS' | 'SHAPE' | 'COMBINED_SHAPE' | 'SOUND';

export interface TrademarkTypeFilter {
  readonly eq?: TrademarkType | null | undefined;
  readonly neq?: TrademarkType | null | undefined;
  readonly in?: readonly TrademarkType[] | null | undefined;
  readonly notIn?: readonly TrademarkType[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface TrademarkWatchSubscriptionFilter {
  readonly and?: readonly TrademarkWatchSubscriptionFilter[] | null | undefined;
  readonly or?: readonly TrademarkWatchSubscriptionFilter[] | null | undefined;
  readonly not?: TrademarkWatchSubscriptionFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly dateStart?: DateFilter | null | undefined;
  readonly dateEnd?: DateFilter | null | undefined;
  readonly jurisdictions?: JurisdictionCodeListFilter | null | undefined;
  readonly alsoSimilar?: BooleanFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface TrademarkWatchSubscriptionOrder {
  readonly field: TrademarkWatchSubscriptionOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type TrademarkWatchSubscriptionOrderField = 'ID' | 'DATE_START' | 'DATE_END' | 'CREATED_AT' | 'UPDATED_AT';

export type TransferCodeKind = 'EPC' | 'SPAYD' | 'PAY_BY_SQUARE';

export interface UpdateAddressInput {
  readonly street?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly state?: string | null | undefined;
}

export interface UpdateApplicationInput {
  readonly onboardingFinished?: boolean | null | undefined;
  readonly priorityFilingType?: ApplicationPriorityFilingType | null | undefined;
  readonly priorityFilingJurisdiction?: string | null | undefined;
  readonly priorityFilingNumber?: string | null | undefined;
  readonly priorityFilingDate?: string | null | undefined;
  readonly priorityExpirationDate?: string | null | undefined;
  readonly priorityRegistrationDate?: string | null | undefined;
  readonly domicileAddressVisible?: boolean | null | undefined;
  readonly registrationEntityId?: string | null | undefined;
  readonly mailingAddressId?: string | null | undefined;
  readonly domicileAddressId?: string | null | undefined;
}

export interface UpdateApplicationJurisdictionInput {
  readonly goodsAndServices?: readonly ApplicationGoodsInput[] | null | undefined;
  readonly usptoFilingBasis?: ApplicationUsptoFilingBasis | null | undefined;
  readonly usptoSpecimenToClass?: readonly ApplicationSpecimenOfClassInput[] | null | undefined;
  readonly usptoAdditionalInfo?: string | null | undefined;
  readonly logoType?: string | null | undefined;
  readonly textInTrademark?: string | null | undefined;
  readonly documentFolderId?: string | null | undefined;
  readonly colorClaimEnabled?: boolean | null | undefined;
  readonly colorClaim?: string | null | undefined;
  readonly usptoLogoSubcategory?: string | null | undefined;
}

export interface UpdateBankCreditInput {
  readonly result?: BankCreditResult | null | undefined;
  readonly variableSymbol?: string | null | undefined;
  readonly productId?: string | null | undefined;
  readonly outstandingMinor?: number | null | undefined;
  readonly surplusMinor?: number | null | undefined;
  readonly returnedMinor?: number | null | undefined;
}

export interface UpdateBrandInput {
  readonly name?: string | null | undefined;
  readonly websites?: readonly string[] | null | undefined;
  readonly businessDescription?: string | null | undefined;
}

export interface UpdateBrandMonitoringTaskInput {
  readonly deadline?: string | null | undefined;
}

export interface UpdateBrandSubscriptionInput {
  readonly tier?: BrandSubscriptionTier | null | undefined;
  readonly paymentFrequency?: BrandSubscriptionPaymentFrequency | null | undefined;
  readonly currency?: string | null | undefined;
  readonly billingEntityId?: string | null | undefined;
  readonly userPaymentMethodId?: string | null | undefined;
  readonly discountCouponId?: string | null | undefined;
  readonly caseSolutionId?: string | null | undefined;
}

export interface UpdateBrandSubscriptionPaymentInput {
  readonly endDate?: string | null | undefined;
  readonly productId?: string | null | undefined;
}

export interface UpdateBrandSubscriptionPlatformInput {
  readonly name?: string | null | undefined;
  readonly metadata?: unknown | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

export interface UpdateCalendarFeedInput {
  readonly name?: string | null | undefined;
}

export interface UpdateCaseCounterpartyInput {
  readonly primaryName?: string | null | undefined;
  readonly aliases?: readonly string[] | null | undefined;
  readonly websites?: readonly string[] | null | undefined;
  readonly note?: string | null | undefined;
  readonly whitelisted?: boolean | null | undefined;
}

export interface UpdateCaseInfringementEvidenceInput {
  readonly website?: string | null | undefined;
  readonly evidenceDate?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly documentId?: string | null | undefined;
}

export interface UpdateCaseInfringementInput {
  readonly platform?: string | null | undefined;
}

export interface UpdateCaseInput {
  readonly relevance?: CaseRelevance | null | undefined;
  readonly lawyersNote?: string | null | undefined;
}

export interface UpdateCaseRequestInput {
  readonly brandId?: string | null | undefined;
  readonly type?: string | null | undefined;
  readonly brandWebsite?: string | null | undefined;
  readonly links?: readonly string[] | null | undefined;
  readonly message?: string | null | undefined;
  readonly contactEmail?: string | null | undefined;
  readonly contactName?: string | null | undefined;
}

export interface UpdateCaseSolutionInput {
  readonly items?: readonly CaseSolutionItemInput[] | null | undefined;
  readonly currency?: string | null | undefined;
  readonly offerSubscription?: boolean | null | undefined;
  readonly serviceRequestId?: string | null | undefined;
}

export interface UpdateCompetitorInput {
  readonly name?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly similarity?: number | null | undefined;
  readonly jurisdictions?: readonly string[] | null | undefined;
  readonly wellKnown?: boolean | null | undefined;
  readonly metadata?: unknown | null | undefined;
  readonly trademarkId?: string | null | undefined;
  readonly brandId?: string | null | undefined;
}

export interface UpdateConsultationInput {
  readonly description?: string | null | undefined;
  readonly questionsAndAnswers?: readonly ConsultationAnswerInput[] | null | undefined;
  readonly resolution?: string | null | undefined;
  readonly location?: string | null | undefined;
}

export interface UpdateCreditNoteInput {
  readonly documentId?: string | null | undefined;
}

export interface UpdateDiscountCouponInput {
  readonly discountType?: DiscountType | null | undefined;
  readonly lawyerFeesDiscount?: string | null | undefined;
  readonly feesDiscount?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly recurring?: boolean | null | undefined;
  readonly isActive?: boolean | null | undefined;
  readonly mostUses?: number | null | undefined;
  readonly monitoringUpsell?: boolean | null | undefined;
}

export interface UpdateDocketedMessageInput {
  readonly senderVerified?: boolean | null | undefined;
  readonly documentId?: string | null | undefined;
  readonly kind?: string | null | undefined;
  readonly numbersFound?: readonly string[] | null | undefined;
  readonly state?: DocketedMessageState | null | undefined;
  readonly trademarkId?: string | null | undefined;
  readonly officeActionId?: string | null | undefined;
  readonly proposedDueDate?: string | null | undefined;
  readonly attempts?: number | null | undefined;
  readonly error?: string | null | undefined;
}

export interface UpdateDocumentFolderInput {
  readonly name?: string | null | undefined;
  readonly parentFolderId?: string | null | undefined;
}

export interface UpdateDocumentInput {
  readonly type?: DocumentType | null | undefined;
  readonly name?: string | null | undefined;
  readonly folderId?: string | null | undefined;
}

export interface UpdateExchangeRateInput {
  readonly rate?: string | null | undefined;
}

export interface UpdateInvoiceInput {
  readonly registrationRequestId?: string | null | undefined;
  readonly customer?: InvoiceCustomerInput | null | undefined;
  readonly lines?: readonly InvoiceLineInput[] | null | undefined;
  readonly taxGroups?: readonly InvoiceTaxGroupInput[] | null | undefined;
  readonly currency?: string | null | undefined;
  readonly taxDate?: string | null | undefined;
  readonly dueDate?: string | null | undefined;
  readonly documentContext?: unknown | null | undefined;
}

export interface UpdateNoteInput {
  readonly text?: string | null | undefined;
}

export interface UpdateNotificationInput {
  readonly title: string;
}

export interface UpdateOfficeActionInput {
  readonly tags?: readonly string[] | null | undefined;
  readonly natureOfIssues?: readonly string[] | null | undefined;
  readonly issueSummary?: string | null | undefined;
  readonly riskHighlighted?: boolean | null | undefined;
  readonly examinationFinished?: boolean | null | undefined;
  readonly suggestedIssues?: readonly string[] | null | undefined;
  readonly similarTrademarks?: readonly OfficeActionSimilarTrademarkInput[] | null | undefined;
  readonly examinationNote?: string | null | undefined;
  readonly remindersEnabled?: boolean | null | undefined;
  readonly orderCurrency?: string | null | undefined;
  readonly clientInput?: readonly OfficeActionAnswerInput[] | null | undefined;
}

export interface UpdateOfficeActionIssueInput {
  readonly name?: string | null | undefined;
  readonly category?: OfficeActionIssueCategory | null | undefined;
}

export interface UpdateOfficeActionSolutionInput {
  readonly solution?: string | null | undefined;
  readonly chanceOfSuccess?: number | null | undefined;
  readonly serviceFee?: MoneyInput | null | undefined;
  readonly governmentFee?: MoneyInput | null | undefined;
  readonly recommended?: boolean | null | undefined;
  readonly offered?: boolean | null | undefined;
}

export interface UpdatePartyInput {
  readonly type?: PartyType | null | undefined;
  readonly roles?: readonly PartyRole[] | null | undefined;
  readonly businessName?: string | null | undefined;
  readonly companyId?: string | null | undefined;
  readonly companyType?: string | null | undefined;
  readonly vat?: string | null | undefined;
  readonly vatPayer?: boolean | null | undefined;
  readonly officialFirstName?: string | null | undefined;
  readonly officialLastName?: string | null | undefined;
  readonly officialFunction?: string | null | undefined;
  readonly stateOfIncorporation?: string | null | undefined;
  readonly countryOfIncorporation?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly personalIdNumber?: string | null | undefined;
  readonly nationality?: string | null | undefined;
  readonly birthdate?: string | null | undefined;
  readonly identityCardId?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly addressId?: string | null | undefined;
}

export interface UpdateProductEventInput {
  readonly kind?: string | null | undefined;
  readonly occurredAt?: string | null | undefined;
  readonly payload?: unknown | null | undefined;
}

export interface UpdateProductInput {
  readonly name?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly net?: MoneyInput | null | undefined;
  readonly vat?: MoneyInput | null | undefined;
  readonly total?: MoneyInput | null | undefined;
  readonly priceBreakdown?: unknown | null | undefined;
  readonly discountCouponId?: string | null | undefined;
  readonly billingEntityId?: string | null | undefined;
  readonly invoiceDocumentId?: string | null | undefined;
  readonly billingEntityCode?: string | null | undefined;
  readonly variableSymbol?: string | null | undefined;
  readonly orderReference?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly linkRevision?: number | null | undefined;
}

export interface UpdateRegistrationRequestInput {
  readonly contactEmail?: string | null | undefined;
  readonly contactFirstName?: string | null | undefined;
  readonly contactLastName?: string | null | undefined;
  readonly contactPhone?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly type?: RequestKind | null | undefined;
  readonly value?: string | null | undefined;
  readonly meaning?: string | null | undefined;
  readonly jurisdictions?: readonly string[] | null | undefined;
  readonly websites?: readonly string[] | null | undefined;
  readonly businessDescription?: string | null | undefined;
  readonly useInCommerce?: boolean | null | undefined;
  readonly country?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly services?: readonly string[] | null | undefined;
  readonly orderedItems?: readonly string[] | null | undefined;
  readonly markAlias?: string | null | undefined;
  readonly filingClassesCount?: number | null | undefined;
  readonly e2eProtection?: boolean | null | undefined;
  readonly brandProtection?: boolean | null | undefined;
  readonly euipoGrantRequested?: boolean | null | undefined;
  readonly serviceType?: string | null | undefined;
  readonly sendMarketingEmails?: boolean | null | undefined;
  readonly sendDraftingReminders?: boolean | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface UpdateServiceDescriptionInput {
  readonly businessDescription: string;
  readonly websites: readonly string[];
}

export interface UpdateServiceInput {
  readonly brandId?: string | null | undefined;
  readonly type?: string | null | undefined;
  readonly parameters?: unknown | null | undefined;
  readonly deadline?: string | null | undefined;
}

export interface UpdateServiceRequestInput {
  readonly serviceName?: string | null | undefined;
  readonly internalLabel?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly parameters?: unknown | null | undefined;
  readonly language?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly billingEntityId?: string | null | undefined;
  readonly brandId?: string | null | undefined;
  readonly productId?: string | null | undefined;
  readonly trademarkId?: string | null | undefined;
  readonly country?: string | null | undefined;
}

export interface UpdateSpecimenInput {
  readonly classNumber?: number | null | undefined;
  readonly classItems?: readonly string[] | null | undefined;
  readonly captureDate?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly documentId?: string | null | undefined;
  readonly usptoRequirements?: readonly string[] | null | undefined;
}

export interface UpdateStatisticInput {
  readonly name?: string | null | undefined;
  readonly value?: string | null | undefined;
}

export interface UpdateSupportTicketInput {
  readonly description?: string | null | undefined;
}

export interface UpdateTaskInput {
  readonly kind?: TaskKind | null | undefined;
  readonly title?: string | null | undefined;
  readonly dueAt?: string | null | undefined;
}

export interface UpdateThreadCommentInput {
  readonly text?: string | null | undefined;
  readonly visibleToCustomer?: boolean | null | undefined;
}

export interface UpdateTrademarkInput {
  readonly name?: string | null | undefined;
  readonly alias?: string | null | undefined;
  readonly jurisdiction?: string | null | undefined;
  readonly type?: TrademarkType | null | undefined;
  readonly goodsAndServices?: readonly TrademarkGoodsInput[] | null | undefined;
  readonly number?: string | null | undefined;
  readonly internationalNumber?: string | null | undefined;
  readonly internationalRegistrationDate?: string | null | undefined;
  readonly filingDate?: string | null | undefined;
  readonly priorityDate?: string | null | undefined;
  readonly publicationDate?: string | null | undefined;
  readonly oppositionEndDate?: string | null | undefined;
  readonly registrationDate?: string | null | undefined;
  readonly expirationDate?: string | null | undefined;
  readonly douDeadlineDate?: string | null | undefined;
  readonly officeDueDate?: string | null | undefined;
  readonly noticeOfAllowanceDate?: string | null | undefined;
  readonly remainingExtensionCount?: number | null | undefined;
  readonly filingBasis?: readonly TrademarkFilingBasis[] | null | undefined;
  readonly allegationOfUseDate?: string | null | undefined;
  readonly logoType?: string | null | undefined;
  readonly colorClaim?: string | null | undefined;
  readonly directFiling?: boolean | null | undefined;
  readonly ipoLink?: string | null | undefined;
  readonly serviceDescription?: string | null | undefined;
  readonly brandId?: string | null | undefined;
  readonly registrationRequestId?: string | null | undefined;
  readonly ownerEntityId?: string | null | undefined;
  readonly representativeEntityId?: string | null | undefined;
  readonly poaDocumentId?: string | null | undefined;
  readonly certificateDocumentId?: string | null | undefined;
  readonly remindersPaused?: boolean | null | undefined;
}

export interface UpdateTrademarkIpoDataInput {
  readonly data?: unknown | null | undefined;
  readonly source?: string | null | undefined;
  readonly readAt?: string | null | undefined;
}

export interface UpdateTrademarkMonitoringResultInput {
  readonly type?: MonitoringResultType | null | undefined;
  readonly relevance?: MonitoringRelevance | null | undefined;
  readonly relevanceNote?: string | null | undefined;
  readonly publicationDate?: string | null | undefined;
  readonly oppositionEndDate?: string | null | undefined;
  readonly applicationNumber?: string | null | undefined;
  readonly markName?: string | null | undefined;
  readonly markType?: TrademarkType | null | undefined;
  readonly classes?: readonly number[] | null | undefined;
  readonly jurisdiction?: string | null | undefined;
  readonly ownerName?: string | null | undefined;
  readonly filingDate?: string | null | undefined;
  readonly scores?: MonitoringScoresInput | null | undefined;
  readonly ipoLink?: string | null | undefined;
}

export interface UpdateTrademarkRequestInput {
  readonly kind?: TrademarkRequestKind | null | undefined;
  readonly assignedAdminId?: string | null | undefined;
}

export interface UpdateTrademarkServiceDescriptionInput {
  readonly serviceDescription: string;
  readonly reason?: string | null | undefined;
}

export interface UpdateTrademarkWatchSubscriptionInput {
  readonly dateStart?: string | null | undefined;
  readonly dateEnd?: string | null | undefined;
  readonly jurisdictions?: readonly string[] | null | undefined;
  readonly alsoSimilar?: boolean | null | undefined;
  readonly threshold?: number | null | undefined;
}

export interface UpdateUseInCommerceRequestClassInput {
  readonly items?: readonly string[] | null | undefined;
  readonly decision?: UseInCommerceDecision | null | undefined;
  readonly firstUseInUs?: string | null | undefined;
  readonly firstUseAnywhere?: string | null | undefined;
  readonly website?: string | null | undefined;
}

export interface UpdateUseInCommerceRequestInput {
  readonly type?: UseInCommerceRequestType | null | undefined;
  readonly declarationOfIncontestability?: boolean | null | undefined;
  readonly remainingExtensionCount?: number | null | undefined;
}

export interface UpdateUserAuthLogInput {
  readonly area?: string | null | undefined;
}

export interface UpdateUserInput {
  readonly tags?: readonly string[] | null | undefined;
  readonly revolutId?: string | null | undefined;
  readonly documentHubId?: string | null | undefined;
  readonly noteHubId?: string | null | undefined;
}

export interface UpdateUserPaymentMethodInput {
  readonly cardBrand?: string | null | undefined;
  readonly cardExpiration?: string | null | undefined;
  readonly cardLastFour?: string | null | undefined;
  readonly status?: UserPaymentMethodStatus | null | undefined;
  readonly validationOrderId?: string | null | undefined;
}

export interface UpdateUserProfileInput {
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly billingEntityId?: string | null | undefined;
  readonly registrationEntityId?: string | null | undefined;
  readonly orderUpdateEmailsEnabled?: boolean | null | undefined;
  readonly marketingEmailsEnabled?: boolean | null | undefined;
  readonly newsletterEmailsEnabled?: boolean | null | undefined;
}

export interface UpholdOppositionInput {
  readonly decidedOn: string;
  readonly reason: string;
}

export type UseInCommerceDecision = 'USE' | 'EXTEND' | 'DELETE';

export interface UseInCommerceDecisionFilter {
  readonly eq?: UseInCommerceDecision | null | undefined;
  readonly neq?: UseInCommerceDecision | null | undefined;
  readonly in?: readonly UseInCommerceDecision[] | null | undefined;
  readonly notIn?: readonly UseInCommerceDecision[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface UseInCommerceRequestClassFilter {
  readonly and?: readonly UseInCommerceRequestClassFilter[] | null | undefined;
  readonly or?: readonly UseInCommerceRequestClassFilter[] | null | undefined;
  readonly not?: UseInCommerceRequestClassFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly useInCommerceRequestId?: IdFilter | null | undefined;
  readonly classNumber?: IntFilter | null | undefined;
  readonly filingBasis?: TrademarkFilingBasisFilter | null | undefined;
  readonly decision?: UseInCommerceDecisionFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface UseInCommerceRequestClassOrder {
  readonly field: UseInCommerceRequestClassOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type UseInCommerceRequestClassOrderField = 'ID' | 'CLASS_NUMBER' | 'CREATED_AT' | 'UPDATED_AT';

export interface UseInCommerceRequestFilter {
  readonly and?: readonly UseInCommerceRequestFilter[] | null | undefined;
  readonly or?: readonly UseInCommerceRequestFilter[] | null | undefined;
  readonly not?: UseInCommerceRequestFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly type?: UseInCommerceRequestTypeFilter | null | undefined;
  readonly declarationOfIncontestability?: BooleanFilter | null | undefined;
  readonly status?: UseInCommerceRequestStatusFilter | null | undefined;
  readonly issueDate?: DateFilter | null | undefined;
  readonly dueDate?: DateFilter | null | undefined;
  readonly graceEndDate?: DateFilter | null | undefined;
  readonly confirmedDueDate?: DateFilter | null | undefined;
  readonly lateFeeApplied?: BooleanFilter | null | undefined;
  readonly opensDate?: DateFilter | null | undefined;
  readonly filedOn?: DateFilter | null | undefined;
  readonly trademarkId?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface UseInCommerceRequestOrder {
  readonly field: UseInCommerceRequestOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type UseInCommerceRequestOrderField = 'ID' | 'STATUS' | 'ISSUE_DATE' | 'DUE_DATE' | 'GRACE_END_DATE' | 'OPENS_DATE' | 'FILED_ON' | 'CREATED_AT' | 'UPDATED_AT';

export type UseInCommerceRequestStatus = 'CREATED' | 'KICK_OFF_SENT' | 'IN_PREPARATION' | 'APPROVED_FOR_FILING' | 'SUBMITTED' | 'ABANDONMENT_REQUESTED' | 'ABANDONED';

export interface UseInCommerceRequestStatusFilter {
  readonly eq?: UseInCommerceRequestStatus | null | undefined;
  readonly neq?: UseInCommerceRequestStatus | null | undefined;
  readonly in?: readonly UseInCommerceRequestStatus[] | null | undefined;
  readonly notIn?: readonly UseInCommerceRequestStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

export interface UseInCommerceRequestTrackingFilter {
  readonly and?: readonly UseInCommerceRequestTrackingFilter[] | null | undefined;
  readonly or?: readonly UseInCommerceRequestTrackingFilter[] | null | undefined;
  readonly not?: UseInCommerceRequestTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly useInCommerceRequestId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface UseInCommerceRequestTrackingOrder {
  readonly field: UseInCommerceRequestTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type UseInCommerceRequestTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export type UseInCommerceRequestType = 'STATEMENT_OF_USE' | 'EXTENSION' | 'DECLARATION_OF_USE' | 'DECLARATION_OF_USE_AND_RENEWAL';

export interface UseInCommerceRequestTypeFilter {
  readonly eq?: UseInCommerceRequestType | null | undefined;
  readonly neq?: UseInCommerceRequestType | null | undefined;
  readonly in?: readonly UseInCommerceRequestType[] | null | undefined;
  readonly notIn?: readonly UseInCommerceRequestType[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
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
  readonly erasureRequestedAt?: DateTimeFilter | null | undefined;
  readonly erasedAt?: DateTimeFilter | null | undefined;
  readonly secondFactorCount?: IntFilter | null | undefined;
  readonly assignedAdminId?: IdFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface UserOrder {
  readonly field: UserOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type UserOrderField = 'ID' | 'EMAIL' | 'DISPLAY_NAME' | 'ERASURE_REQUESTED_AT' | 'ERASED_AT' | 'CREATED_AT' | 'UPDATED_AT';

export interface UserPaymentMethodFilter {
  readonly and?: readonly UserPaymentMethodFilter[] | null | undefined;
  readonly or?: readonly UserPaymentMethodFilter[] | null | undefined;
  readonly not?: UserPaymentMethodFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly status?: UserPaymentMethodStatusFilter | null | undefined;
  readonly validationOrderId?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface UserPaymentMethodOrder {
  readonly field: UserPaymentMethodOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type UserPaymentMethodOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export type UserPaymentMethodStatus = 'VALIDATING' | 'ACTIVE' | 'EXPIRED' | 'REJECTED';

export interface UserPaymentMethodStatusFilter {
  readonly eq?: UserPaymentMethodStatus | null | undefined;
  readonly neq?: UserPaymentMethodStatus | null | undefined;
  readonly in?: readonly UserPaymentMethodStatus[] | null | undefined;
  readonly notIn?: readonly UserPaymentMethodStatus[] | null | undefined;
  readonly isNull?: boolean | null | undefined;
}

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

export interface UserTrackingFilter {
  readonly and?: readonly UserTrackingFilter[] | null | undefined;
  readonly or?: readonly UserTrackingFilter[] | null | undefined;
  readonly not?: UserTrackingFilter | null | undefined;
  readonly id?: IdFilter | null | undefined;
  readonly userId?: IdFilter | null | undefined;
  readonly event?: StringFilter | null | undefined;
  readonly label?: StringFilter | null | undefined;
  readonly createdAt?: DateTimeFilter | null | undefined;
  readonly updatedAt?: DateTimeFilter | null | undefined;
}

export interface UserTrackingOrder {
  readonly field: UserTrackingOrderField;
  readonly direction?: OrderDirection | undefined;
}

export type UserTrackingOrderField = 'ID' | 'CREATED_AT' | 'UPDATED_AT';

export type VatNumberStatus = 'VALID' | 'INVALID' | 'UNAVAILABLE';

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

export interface VisitOfficeActionPageInput {
  readonly reason?: string | null | undefined;
}

export interface VisitUseInCommercePageInput {
  readonly reason?: string | null | undefined;
}

export interface WhatIfInput {
  readonly jurisdiction?: string | null | undefined;
  readonly status?: TrademarkStatus | null | undefined;
  readonly filingBasis?: readonly TrademarkFilingBasis[] | null | undefined;
  readonly filingDate?: string | null | undefined;
  readonly priorityDate?: string | null | undefined;
  readonly publicationDate?: string | null | undefined;
  readonly registrationDate?: string | null | undefined;
  readonly expirationDate?: string | null | undefined;
}

export interface WishedGoodsInput {
  readonly jurisdiction: string;
  readonly classNumber: number;
  readonly terms: readonly string[];
}

export interface WithdrawRequestInput {
  readonly reason?: string | null | undefined;
}

export interface WithdrawServiceRequestInput {
  readonly reason?: string | null | undefined;
}

export interface WithdrawTrademarkInput {
  readonly signedOn: string;
  readonly reason?: string | null | undefined;
}
