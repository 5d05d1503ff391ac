/** The docket: last days of the whole firm, for staff. */
export const docketTypeDefs = /* GraphQL */ `
  "Who has to do something next."
  enum DocketTurn @tag(name: "admin") {
    CLIENT
    FIRM
    OFFICE
    THIRD_PARTY
  }

  "What can be done from the docket. CONFIRM: the due date, by a second person. CORRECT: another due date, with the reason; it waits for the second person anew. EXTEND: the office gives more time. NOTIFY: the letter to the client goes out once more."
  enum DocketStep @tag(name: "admin") {
    CONFIRM
    CORRECT
    EXTEND
    NOTIFY
  }

  "Why the safe date is that day. OPEN_DAYS: five open days of the office lie between it and the last day. OPENS: it is the first day on which it can be done. NO_DAYS: what it is counted from leaves fewer open days."
  enum DocketSafeReason @tag(name: "admin") {
    OPEN_DAYS
    OPENS
    NO_DAYS
  }

  "A day on which an office is closed."
  type OfficeClosedDay @tag(name: "admin") {
    office: JurisdictionCode!
    day: Date!
    "Name of the holiday; null for a weekend."
    holiday: String
  }

  enum DocketSubjectKind @tag(name: "admin") {
    TRADEMARK
    OFFICE_ACTION
    USE_IN_COMMERCE_REQUEST
  }

  "What the last day is worked on in: a letter of the office, a proof of use, else the mark."
  type DocketSubject @tag(name: "admin") {
    kind: DocketSubjectKind!
    id: ID!
    "A step taken from the docket is about this version, so that nobody confirms a date that moved meanwhile."
    version: Int!
    "What the office says of it now cannot be read from the day alone: the steps that apply."
    steps: [DocketStep!]!
  }

  "The last letter to the client that the ledger of reminders knows."
  type DocketLetter @tag(name: "admin") {
    "The day it was for."
    sentOn: Date!
    "Letters about this last day so far."
    count: Int!
  }

  "One last day, with what has to be done, by whom, and what stands in the way."
  type DocketRow @tag(name: "admin") {
    "The deadline."
    id: ID!
    trademarkId: ID!
    markName: String
    jurisdiction: JurisdictionCode!
    kind: TrademarkDeadlineKind!
    "What has to be done."
    name: String!
    consequence: String!
    citation: String!
    reason: String!
    "Its state today, at the office."
    state: TrademarkDeadlineState!
    "The last day: by this one it has to be done."
    nominalDate: Date!
    "Where the office is closed on the last day: until when it would still take it by law. Otherwise the same day."
    legalDate: Date!
    "The day by which we want to have acted."
    safeDate: Date!
    safeReason: DocketSafeReason!
    "Where the last day by law is a later one: the holiday on which the office is closed, or weekend."
    closedBecause: String
    graceDate: Date
    surcharge: String
    "The day under which it stands in the range asked for: the last day, or the last day of grace where only that lies in it."
    on: Date!
    "Days until the last day, by the calendar of the office today; negative where it is over."
    daysLeft: Int!
    turn: DocketTurn!
    "What a second person has to settle first; empty where nothing is in doubt."
    toConfirm: [String!]!
    "Its letter of the office or proof of use has a due date that nobody has confirmed yet."
    dueDateUnconfirmed: Boolean!
    "A later day that one person entered; the last day is the earlier one until a second person confirms it."
    proposedDueDate: Date
    "Why the day of its letter is later than the rule gives."
    laterDueDateCause: LaterDueDateCause
    "Why the day of its letter was changed."
    dueDateReason: String
    "Whoever asks entered the day of its letter or proof: somebody else confirms it."
    isDueDateOwn: Boolean!
    "The paper that gives the changed day."
    dueDateSource: Document
    "Day the office was asked for more time."
    extendedOn: Date
    disputed: Boolean!
    movedBecause: String
    previousNominalDate: Date
    "Where the next extension would lead; null where there is none."
    extensionDate: Date
    "An ordered renewal: it is paid and has to be filed."
    renewalOrderedOn: Date
    "Who is in charge of the letter or proof, else of the mark."
    assignedAdminId: ID
    user: User
    subject: DocketSubject!
    letter: DocketLetter
  }

  "Of what is live and fits the filter, by today of each office; a last day that is over counts as late as long as something can still be done."
  type DocketCounts @tag(name: "admin") {
    late: Int!
    days7: Int!
    days30: Int!
    days60: Int!
    days90: Int!
  }

  type DocketPage @tag(name: "admin") {
    items: [DocketRow!]!
    "Where the next page begins; null on the last one."
    endCursor: String
    counts: DocketCounts!
  }

  extend type Query {
    "Days of a range, of two months at most, on which these offices are closed, in order. For: lawyer, admin."
    officeClosedDays(offices: [JurisdictionCode!]!, from: Date!, to: Date!): [OfficeClosedDay!]!
      @tag(name: "admin")
    "Last days of the firm, the nearest first. Without from: with all that is late. Without states: what is live. others: also what offices and third parties have to do. For: lawyer, admin."
    docket(
      from: Date
      to: Date
      jurisdiction: JurisdictionCode
      "Who is in charge."
      assignedAdminId: ID
      "Only what nobody is in charge of."
      unassigned: Boolean
      kind: TrademarkDeadlineKind
      "Whose marks."
      userId: ID
      states: [TrademarkDeadlineState!]
      others: Boolean
      after: String
      "200 at most."
      limit: Int
    ): DocketPage! @tag(name: "admin")
  }
`;
