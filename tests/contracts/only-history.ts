import type { OnlyHistory } from '../architecture/unheard-events.mjs';

/**
 * Events that are said and that nobody acts on: they stand in the history of their row and in the audit log, and projections of their own
 * service follow from them in the same transaction. By service; an event that somebody hears leaves the list, and `issue` will connect the rest.
 */
export const onlyHistory: Readonly<Record<string, readonly OnlyHistory[]>> = {
  trademarks: [
    {
      reason:
        'The repair of a rule that was wrong: the worker goes on with it from its row, and the tasks of the admins hear where it waits.',
      events: ['RuleRepairAmended', 'RuleRepairAssigned', 'RuleDryRunContinued', 'RuleRepairCarriedOut'],
    },
    {
      reason: 'Upkeep and arrangement of a mark; read where the mark is read.',
      events: [
        'TrademarkAssigned',
        'PriorityUsed',
        'TrademarkServiceDescriptionUpdated',
        'TrademarkArranged',
        'ApplicationFeeRecorded',
        'DeadlineReminderSkipped',
        'RegisterDifferenceDecided',
        'KeptDifferenceConfirmed',
        'OfficeActionDueDateFollowed',
      ],
    },
    {
      reason:
        'Where a mark stands; its deadlines follow in the same transaction, and the letter, filing or order it came from has its own events, which tasks and letters hear.',
      events: [
        'TrademarkReturnedFromPartner',
        'TrademarkLostToFollowUp',
        'RenewalOrdered',
        'RenewalOrderReleased',
        'DeadlinesRepaired',
        'TrademarkClientUnresponsive',
        'TrademarkResumed',
      ],
    },
    {
      reason: 'What one person may let go alone; read where a filing is confirmed.',
      events: ['FilingLimitChanged', 'FilingLimitAmended', 'FilingLimitRemoved'],
    },
    {
      reason: 'What the register said; the mark’s own events tell what follows.',
      events: ['IpoDataRead', 'IpoDataReadAgain', 'IpoDataRemoved'],
    },
    {
      reason: 'The tie of a mark to its order; the order hears of new ones alone.',
      events: ['TrademarkRequestAmended', 'TrademarkRequestUnlinked'],
    },
    {
      reason: 'A later mark that came near; the daily job that notifies clients reads rows.',
      events: [
        'MonitoringResultFound',
        'MonitoringResultAmended',
        'MonitoringResultRemoved',
        'OppositionOrderReturned',
        'ClientVerdictGiven',
      ],
    },
    {
      reason: 'A watch as staff keep it, and what its end by its own order left; nothing follows elsewhere.',
      events: ['WatchAmended', 'WatchRemoved', 'WatchCalledOff'],
    },
    {
      reason:
        'What a run of a watch searched, and whom a client does not want to hear of; read where the watch is read.',
      events: [
        'WatchRan',
        'WatchRunAmended',
        'WatchRunRemoved',
        'OwnerWhitelisted',
        'WhitelistedOwnerAmended',
        'OwnerWhitelistingEnded',
      ],
    },
    {
      reason: 'Upkeep of a letter of an office.',
      events: [
        'OfficeActionAmended',
        'OfficeActionAssigned',
        'OfficeActionReminderSkipped',
        'OfficeActionLinksRevoked',
        'MonitoringResultLinksRevoked',
      ],
    },
    {
      reason: 'The client looked at the page: read where the letter is read, and nothing is owed for a look.',
      events: ['OfficeActionPageVisited'],
    },
    {
      reason: 'Options of a letter of an office; its own events tell of the choice.',
      events: ['OfficeActionSolutionProposed', 'OfficeActionSolutionAmended', 'OfficeActionSolutionRemoved'],
    },
    {
      reason: 'Grounds of a letter of an office; read where the letter is read.',
      events: ['OfficeActionIssueNoted', 'OfficeActionIssueAmended', 'OfficeActionIssueRemoved'],
    },
    {
      reason: 'Steps of a filing by whoever files; the mark and its order hear when it is filed.',
      events: ['FilingPrepared', 'FilingAmended', 'OfficeDraftRecorded', 'FilingTroubled', 'FilingRemoved'],
    },
    {
      reason: 'Papers of a filing that were handed out; tasks hear of the handing out alone.',
      events: ['FilingHandOutAmended', 'FilingHandOutRemoved'],
    },
    {
      reason: 'Whom a customer watches; a list of theirs, read by the watch.',
      events: ['CompetitorAdded', 'CompetitorAmended', 'CompetitorRemoved'],
    },
    {
      reason: 'The address of a calendar; read when a calendar asks for it.',
      events: ['CalendarFeedOpened', 'CalendarFeedNamed', 'CalendarFeedRevoked'],
    },
  ],
  cases: [
    {
      reason:
        'Who looks into a report, that a visitor confirmed the address, and what was added to it: read where the report is read; its work hears of the rest.',
      events: [
        'CaseRequestAmended',
        'CaseRequestAssigned',
        'CaseRequestTakenOn',
        'CaseRequestConfirmed',
        'CaseRequestLinksRevoked',
      ],
    },
    {
      reason: 'The life of a case; letters and tasks of cases are not there yet.',
      issue: 16,
      events: ['CaseAmended', 'CaseAssigned', 'CaseWorkStarted', 'CaseMovedToBrand'],
    },
    {
      reason: 'Who is on the other side of a case; read where the case is read.',
      issue: 16,
      events: ['CaseCounterpartyAdded', 'CaseCounterpartyRemoved'],
    },
    {
      reason: 'What was found in a case; read where the case is read.',
      issue: 16,
      events: ['CaseInfringementAdded', 'CaseInfringementAmended', 'CaseInfringementRemoved'],
    },
    {
      reason: 'Evidence of a case; read where the case is read.',
      issue: 16,
      events: ['CaseInfringementEvidenceAmended', 'CaseInfringementEvidenceRemoved'],
    },
    {
      reason: 'That a page is to be looked at; the row itself is what is worked through.',
      events: ['EvidenceCaptureAsked', 'EvidenceCaptureRemoved'],
    },
    {
      reason: 'Corrections of a letter to the other side before its client gets it; read where it stands.',
      events: ['CaseLetterAmended', 'CaseLetterAssigned'],
    },
    {
      reason: 'Who answers what the other side wrote; its words are never changed.',
      events: ['CaseObjectionAmended', 'CaseObjectionAssigned'],
    },
  ],
  invoicing: [
    {
      reason: 'Bookkeeping of an order; what others act on is said as ProductMoved.',
      events: [
        'ProductAmended',
        'ProductAssigned',
        'ProductGatewayOrderOpened',
        'ProductFulfilled',
        'ProductGatewayOrderClosed',
        'ProductCardPaymentKept',
        'ProductChargeStarted',
        'ProductPaymentPageShown',
        'ProductCredited',
        'ProductDueDateSet',
        'ProductClaimed',
        'ProductLinkRevisionChanged',
        'ProductRemoved',
      ],
    },
    {
      reason: 'What the payment provider said; the order’s own events tell what follows.',
      events: ['ProductEventRecorded', 'ProductEventAmended', 'ProductEventRemoved'],
    },
    {
      reason: 'The life of an invoice; what others act on is said of the order it belongs to.',
      events: [
        'InvoicePrepared',
        'InvoiceAmended',
        'InvoiceAssigned',
        'InvoiceSent',
        'InvoiceDocumentRenewed',
        'InvoiceRemoved',
      ],
    },
    {
      reason:
        'The life of an e-invoice; what does not arrive is a task, what arrived is read beside its invoice.',
      events: [
        'EInvoiceAmended',
        'EInvoiceAssigned',
        'EInvoiceFileKept',
        'EInvoiceSent',
        'EInvoiceDelivered',
        'EInvoiceClaimed',
        'EInvoiceRemoved',
      ],
    },
    {
      reason: 'The life of a credit note; what follows from it is decided when it is issued.',
      events: ['CreditNoteAmended', 'CreditNoteAssigned', 'CreditNoteSent', 'CreditNoteRemoved'],
    },
    {
      reason: 'A coupon; read when an order is priced.',
      events: ['DiscountCouponAdded', 'DiscountCouponAmended', 'DiscountCouponRemoved'],
    },
    {
      reason: 'A rate; read when an order is priced.',
      events: ['ExchangeRateAdded', 'ExchangeRateAmended', 'ExchangeRateRemoved'],
    },
    {
      reason: 'Heard by subscriptions as any change of a consent, whatever it is called.',
      events: ['ChargeConsentGiven', 'ChargeConsentRenewed'],
    },
    {
      reason: 'A saved card; read when its owner pays.',
      events: ['PaymentMethodAdded'],
    },
    {
      reason: 'A transfer that was corrected by hand; tasks hear of its arrival and matching.',
      events: ['BankCreditAmended', 'BankCreditRemoved'],
    },
    {
      reason: 'Rows of official fees stay: no command takes one away.',
      events: ['OfficialFeeRemoved', 'OfficialFeeCheckRemoved'],
    },
  ],
  subscriptions: [
    {
      reason: 'What a scan came upon; read where the scan is read, and counted when it ends.',
      events: [
        'BrandMonitoringFindingRecorded',
        'BrandMonitoringFindingAmended',
        'BrandMonitoringFindingRemoved',
        'BrandMonitoringFindingSighted',
        'BrandMonitoringFindingDismissed',
        'BrandMonitoringFindingRuledOut',
      ],
    },
    {
      reason:
        'What became of each source of a scan; read where the scan is read, and by the scan when it ends.',
      events: [
        'BrandMonitoringSourcePlanned',
        'BrandMonitoringSourceAmended',
        'BrandMonitoringSourceRemoved',
        'BrandMonitoringSourceAnswered',
        'BrandMonitoringSourceSearched',
      ],
    },
    {
      reason: 'A report is made once and never changed; only that it was made is heard.',
      events: ['BrandMonitoringReportAmended', 'BrandMonitoringReportRemoved'],
    },
    {
      reason: 'Rules of a customer for what is their own; read by every scan before it scores.',
      events: ['BrandWhitelistRuleAdded', 'BrandWhitelistRuleAmended', 'BrandWhitelistRuleRemoved'],
    },
    {
      reason: 'What a customer groups under a brand; the brand’s items are said on their own.',
      issue: 16,
      events: ['BrandDeleted', 'BrandRestored', 'BrandRemoved'],
    },
    {
      reason: 'Charges of a subscription; what is priced, tried and given up is heard by invoicing.',
      events: [
        'BrandSubscriptionPaymentAmended',
        'BrandSubscriptionPaymentAssigned',
        'BrandSubscriptionPaymentPaid',
        'BrandSubscriptionPaymentRemoved',
        'BrandSubscriptionPaymentPriced',
      ],
    },
    {
      reason: 'Platforms of a subscription; read when a scan is planned.',
      issue: 16,
      events: [
        'BrandSubscriptionPlatformAdded',
        'BrandSubscriptionPlatformAmended',
        'BrandSubscriptionPlatformRemoved',
      ],
    },
  ],
  requests: [
    {
      reason: 'The draft of an application; what others act on is said of its order.',
      events: [
        'ApplicationCreated',
        'ApplicationAmended',
        'ApplicationPartiesChosen',
        'ApplicationApprovalRecorded',
        'ApplicationClaimed',
        'ApplicationRemoved',
      ],
    },
    {
      reason: 'The draft for one office; what others act on is said of its order.',
      events: [
        'ApplicationJurisdictionAdded',
        'ApplicationJurisdictionAmended',
        'ApplicationJurisdictionClaimed',
        'ApplicationLogoChosen',
        'ApplicationRepresentativeChosen',
        'ApplicationJurisdictionRemoved',
      ],
    },
    {
      reason: 'Whom the firm names to offices; read where a draft is made and shown.',
      events: ['RepresentativeAdded', 'RepresentativeAmended', 'RepresentativeRemoved'],
    },
    {
      reason: 'A message that was corrected, tied to a person or taken away; its writing is heard.',
      events: ['ThreadCommentAmended', 'ThreadCommentClaimed', 'ThreadCommentRemoved'],
    },
    {
      reason: 'Bookkeeping of a service order; what others act on is said as ServiceRequestMoved.',
      events: [
        'ServiceRequestCreated',
        'ServiceRequestAmended',
        'ServiceRequestAdminAssigned',
        'ServiceRequestBrandAssigned',
        'AssignmentDeedChecked',
        'ServiceRequestFiled',
        'ServiceRequestRecorded',
        'OfficeReceiptKept',
        'ServiceRequestRemoved',
      ],
    },
    {
      reason: 'Bookkeeping of a talk; what others act on is said by facts of their own.',
      events: [
        'ConsultationAmended',
        'ConsultationAdminAssigned',
        'ConsultationLinksRevoked',
        'ConsultationReminderPassedOver',
        'ConsultationClaimed',
      ],
    },
    {
      reason: 'A step of the order that its own row and its history show.',
      events: ['CheckoutCompleted', 'RequestReopened'],
    },
    {
      reason: 'Details of an order that were corrected; read where the order is read.',
      events: ['RegistrationRequestCorrected'],
    },
  ],
  workspace: [
    {
      reason:
        'A webhook as its owner has it; deliveries are planned and sent from its row; its owner is written to when it is made, when its secret changes and when the system ends it.',
      events: [
        'PartnerWebhookAmended',
        'PartnerWebhookAssigned',
        'PartnerWebhookDisabled',
        'PartnerWebhookEnabled',
        'PartnerWebhookRemoved',
      ],
    },
    {
      reason: 'A choice about letters is never changed, only followed by another one.',
      events: ['EmailChoiceAmended', 'EmailChoiceRemoved'],
    },
    {
      reason: 'A line in a bell; open screens hear by a hint that something came, and ask.',
      events: ['NotificationRaised', 'NotificationSeen', 'NotificationAmended', 'NotificationRemoved'],
    },
    {
      reason: 'A note among staff; read where it stands.',
      events: ['NoteAdded', 'NoteAmended', 'NoteRemoved'],
    },
    {
      reason: 'How somebody looks at a list; read where the list is.',
      events: ['SavedViewAdded', 'SavedViewAmended', 'SavedViewRemoved'],
    },
    {
      reason: 'Somebody read a text of the public site; the web servers ask once a minute what holds.',
      events: ['TextReviewed', 'TextReviewWithdrawn', 'TextReviewRemoved'],
    },
    {
      reason: 'A folder; read where documents are listed.',
      events: ['DocumentFolderAdded', 'DocumentFolderAmended', 'DocumentFolderRemoved'],
    },
    {
      reason: 'A figure of the firm; read where it is shown.',
      events: ['StatisticAdded', 'StatisticAmended', 'StatisticRemoved'],
    },
    {
      reason: 'The life of a ticket; an internal line is read where it stands, and whose it is in its row.',
      events: [
        'SupportTicketAmended',
        'SupportTicketAdminAssigned',
        'SupportTicketTaken',
        'SupportTicketNoted',
        'SupportTicketClaimed',
      ],
    },
    {
      reason:
        'When the firm and who in it is there, and by which rules work is given; read whenever work arrives.',
      events: [
        'AbsenceAdded',
        'AbsenceAmended',
        'AbsenceRemoved',
        'FirmHoursChanged',
        'FirmHoursAmended',
        'FirmHoursRemoved',
        'AssignmentRuleAdded',
        'AssignmentRuleAmended',
        'AssignmentRuleRemoved',
      ],
    },
    {
      reason: 'What the firm answers again and again; read when an answer is written.',
      events: ['AnswerTextAdded', 'AnswerTextAmended', 'AnswerTextRemoved'],
    },
    {
      reason: 'A task; lists of tasks are read as rows.',
      events: ['TaskCreated', 'TaskCompleted'],
    },
  ],
};
