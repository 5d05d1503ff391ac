import type { DateFact, EventKind, FilingBasis } from './mark-facts.js';

/** A name as files spell it, without case, blanks, dashes and underscores: `filing_date`, `filingDate` and `Filing date` are one. */
export const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const table = <T>(rows: readonly (readonly [T, string])[]): ReadonlyMap<string, T> =>
  new Map(
    rows.flatMap(([meaning, names]) => names.split(' ').map((name) => [plain(name), meaning] as const)),
  );

/** Field names for the dates of a mark, the specification's first. */
export const dateNames = table<DateFact>([
  ['filing', 'filing_date application_date filed filed_on date_filed date_of_filing'],
  ['priority', 'priority_date first_filing_date convention_priority_date priority earliest_priority_date'],
  [
    'publication',
    'publication_date published published_on advertisement_date advertised_on acceptance_advertised acceptance_advertised_date acceptance_publication_date published_date date_of_publication application_publication_date',
  ],
  ['registration', 'registration_date registered registered_on grant_date date_of_registration'],
  [
    'registrationPublication',
    'registration_publication_date publication_of_registration registration_published_date',
  ],
  ['expiration', 'expiration_date expiry_date expires expires_on expiry'],
  ['internationalRegistration', 'international_registration_date ir_date international_date madrid_date'],
  ['protectionGranted', 'protection_granted_date grant_of_protection_date statement_of_grant_date'],
]);

/** Field names for the code of the office, as `plain` leaves them; the first that is filled counts. */
export const officeNames: readonly string[] = [
  'jurisdiction',
  'office',
  'jurisdictioncode',
  'officecode',
  'country',
  'territory',
];
/** Field names for what the caller calls the mark, as `plain` leaves them; the first that is filled counts. */
export const referenceNames: readonly string[] = [
  'reference',
  'id',
  'number',
  'trademarknumber',
  'case',
  'name',
  'alias',
];
/** Field names for the bases of a US application, as `plain` leaves them. */
export const basisNames: readonly string[] = [
  'filingbasis',
  'usptofilingbasis',
  'basis',
  'bases',
  'filingbases',
];
/** Field names for whether it is a designation of an international registration, as `plain` leaves them. */
export const madridNames: readonly string[] = ['madrid', 'ismadrid', 'international', 'madriddesignation'];
/** When an international application reached the office of origin, and when WIPO: they make its date. */
export const receiptNames = {
  origin: ['receivedatorigin', 'receivedatorigindate', 'originreceiveddate', 'receivedoriginoffice'],
  wipo: ['receivedatwipo', 'receivedatwipodate', 'wiporeceiveddate'],
} as const;

/** Field names for the list of what happened to a mark, as `plain` leaves them. */
export const eventListNames: readonly string[] = ['events', 'tracking', 'trademarktracking', 'history'];

/** Known fields of a trademark that no deadline depends on. */
export const restNames: ReadonlySet<string> = new Set([
  'name',
  'alias',
  'number',
  'internationalnumber',
  'type',
  'statusgroup',
  'goodsandservices',
  'owner',
  'ownerentityid',
  'representativeentityid',
  'logotype',
  'colorclaim',
  'directfiling',
  'ipolink',
  'doudeadlinedate',
  'note',
  'notes',
  'comment',
  'id',
  'reference',
  'case',
  'classes',
  'trademarknumber',
]);

/** Other spellings of office codes. */
export const officeSpellings: ReadonlyMap<string, string> = table([
  ['UK', 'GB UKIPO united_kingdom'],
  ['EU', 'EM EUIPO EUTM european_union'],
  ['US', 'USPTO USA united_states'],
  ['WIPO', 'WO IB IR madrid'],
  ['BX', 'BOIP benelux'],
  ['CH', 'IPI switzerland'],
  ['CZ', 'UPV czech_republic czechia'],
  ['SK', 'slovakia'],
  ['CA', 'CIPO canada'],
  ['NZ', 'IPONZ new_zealand'],
  ['AU', 'ip_australia australia'],
  ['IE', 'IPOI ireland'],
]);

/** Short words for statuses, beside the specification's own. */
export const statusSpellings: ReadonlyMap<string, string> = table([
  ['Trademark registered', 'registered live'],
  ['Trademark published', 'published advertised'],
  ['Application filed', 'filed pending'],
  ['Application opposed', 'opposed'],
  ['Office action received', 'office_action objected'],
  ['Under examination', 'examination examined'],
  ['Statement of use requested', 'allowed notice_of_allowance'],
  ['Ready for filing', 'draft ready'],
  ['Cancelled', 'canceled revoked'],
]);

/** Other spellings of the bases of a US application. */
export const basisSpellings: ReadonlyMap<string, FilingBasis> = table<FilingBasis>([
  ['1(a)', '1(a) use section_1(a) 1a_use'],
  ['1(b)', '1(b) intent intent_to_use section_1(b) itu'],
  ['44(d)', '44(d) section_44(d) foreign_application foreign_priority'],
  ['44(e)', '44(e) section_44(e) foreign_registration'],
  ['66(a)', '66(a) section_66(a) madrid'],
]);

/** Names of events, without a closing "date". What a declaration or extension is about follows the arrow. */
export const eventNames: ReadonlyMap<string, { readonly kind: EventKind; readonly concerns?: string }> =
  table<{ kind: EventKind; concerns?: string }>([
    [
      { kind: 'examination letter issued' },
      'examination_letter oa office_action office_action_received office_action_issued non_final_office_action final_office_action examination_report examination_report_issued examiners_report examiner_report report objection objection_letter objection_issued letter',
    ],
    [{ kind: 'first report issued' }, 'first_report adverse_report first_examination_report'],
    [{ kind: 'post-registration action issued' }, 'post_registration_action post_registration_office_action'],
    [
      { kind: 'expungement action issued' },
      'expungement expungement_action reexamination reexamination_action',
    ],
    [{ kind: 'provisional refusal issued' }, 'provisional_refusal provisional_refusal_sent refusal_sent'],
    [{ kind: 'default notice issued' }, 'default_notice notice_of_default'],
    [
      { kind: 'response filed' },
      'response response_submitted response_to_office_action_submitted answer_filed response_to_office_action',
    ],
    [{ kind: 'extension granted' }, 'extension extension_filed extension_requested'],
    [
      { kind: 'extension granted', concerns: 'US.statement-of-use' },
      'sou_extension sou_extended extension_of_time_to_file_sou extension_1 extension_2 extension_3 extension_4 extension_5',
    ],
    [{ kind: 'extension granted', concerns: 'US.statement-cure' }, 'insurance_extension'],
    [{ kind: 'extension granted', concerns: 'UK.opposition' }, 'tm7a tm7a_filed'],
    [{ kind: 'approved for publication' }, 'approval_for_publication approved'],
    [
      { kind: 'notice of allowance issued' },
      'notice_of_allowance noa noa_issued noa_issue statement_of_use_requested allowance',
    ],
    [{ kind: 'allegation of use filed' }, 'aau aau_filed amendment_to_allege_use allegation_of_use'],
    [{ kind: 'statement of use filed' }, 'sou sou_filed sou_submitted statement_of_use'],
    [
      { kind: 'notice of abandonment issued' },
      'notice_of_abandonment abandonment abandonment_notice abandoned',
    ],
    [{ kind: 'petition to revive filed' }, 'petition_to_revive petition'],
    [{ kind: 'opposition filed' }, 'opposition application_opposed opposed'],
    [
      { kind: 'opposition served' },
      'notice_of_opposition_served opposition_service service_of_opposition tm7_served',
    ],
    [
      { kind: 'opposition found admissible' },
      'opposition_admissible admissibility notice_of_admissibility cooling_off_start cooling_off_started cooling_off',
    ],
    [{ kind: 'cooling-off ended' }, 'cooling_off_end cooling_off_expired'],
    [{ kind: 'cooling-off agreed' }, 'tm9c cooling_off_agreement'],
    [{ kind: 'notice of intention to oppose filed' }, 'notice_of_intention_to_oppose'],
    [{ kind: 'grounds of opposition served' }, 'statement_of_grounds grounds_of_opposition'],
    [{ kind: 'counterstatement filed' }, 'counterstatement tm8 tm8_filed notice_of_intention_to_defend'],
    [{ kind: 'fee invoice issued' }, 'fee_invoice office_invoice invoice invoice_issued'],
    [{ kind: 'fee paid' }, 'fee application_fee_paid payment'],
    [{ kind: 'limit missed' }, 'missed_limit time_limit_missed'],
    [{ kind: 'continuation requested' }, 'continuation continuation_of_proceedings'],
    [{ kind: 'protection lost' }, 'refused refusal withdrawn withdrawal lapsed lapse'],
    [{ kind: 'conversion requested' }, 'conversion'],
    [{ kind: 'decision notified' }, 'decision'],
    [{ kind: 'appeal filed' }, 'appeal'],
    [
      { kind: 'international registration notified' },
      'notification_to_member notified_to_member wipo_notification designation_notified',
    ],
    [
      { kind: 'international registration cancelled' },
      'ir_cancelled ir_cancellation international_registration_canceled',
    ],
    [{ kind: 'transformation requested' }, 'transformation'],
    [{ kind: 'irregularity notified' }, 'irregularity irregularity_notice'],
    [{ kind: 'irregularity cured' }, 'irregularity_answered'],
    [{ kind: 'foreign application filed' }, 'foreign_filing foreign_application later_filing'],
    [{ kind: 'renewed' }, 'renewal renewal_filed renewal_recorded last_renewal renewal_confirmed'],
    [{ kind: 'renewal ordered' }, 'renewal_order'],
    [{ kind: 'declaration filed' }, 'declaration declaration_of_use dau dau_filed declaration_of_use_filed'],
    [{ kind: 'declaration filed', concerns: 'Section 8' }, 'section_8 section_8_filed'],
    [{ kind: 'declaration filed', concerns: 'Section 15' }, 'section_15 section_15_filed'],
    [{ kind: 'declaration filed', concerns: 'Section 71' }, 'section_71 section_71_filed'],
  ]);
