/** How searches of names are asked and answered. */
export const trademarkSearchTypeDefs = /* GraphQL */ `
  "How near: of names alone, or of names and goods together. From ELEVATED on a lawyer has to read it; POSSIBLE is worth a look."
  enum SimilarityBand {
    LOW
    POSSIBLE
    ELEVATED
    HIGH
    VERY_HIGH
  }

  enum SimilarityReason {
    IDENTICAL
    DIFFERS_IN_WEAK_WORDS
    SAME_SOUND
    ONE_LETTER
    CONTAINS
    SAME_WORD
    SAME_START
    SAME_MEANING
  }

  "SIMILARITY: letters and sound, before they are stretched to the percentage that is shown. ASKED: how much of the question's letters is in the mark, weak words counting less. MEANING: the same meaning in other words."
  enum RankMeasure {
    SIMILARITY
    ASKED
    MEANING
  }

  "Something an answer does not cover."
  enum SearchGapCode {
    OFFICE_WITHOUT_DATA
    SCRIPT_NOT_COMPARED
    PICTURES_SHAPES_SOUNDS
    UNREGISTERED_RIGHTS
    SPELLED_OUT_ONLY
    SAMPLE_ONLY
    REGISTERS_NOT_READY
  }

  enum GoodsRelation {
    SAME_CLASS
    RELATED_CLASSES
    UNRELATED_CLASSES
    UNKNOWN
  }

  input TrademarkSearchInput {
    "1–120 characters."
    query: String!
    "Offices; all while there are none. A mark whose office is unknown is never left out."
    jurisdictions: [JurisdictionCode!]
    "Classes 1–45; a mark with any of them, or with unknown ones, is looked at."
    classes: [Int!]
    "Filed on this day or later."
    since: Date
    "Leaves out marks that have ended."
    liveOnly: Boolean
    "Also asks the offices whose marks have effect in the same countries."
    expand: Boolean
    "1–100, 1–20 for visitors; 20 when left out."
    limit: Int
    "0–280."
    offset: Int
  }

  "Earlier marks near to a name; those that likely stand in its way come first, as rankedBy says. Similar is not conflicting: no score says who would win."
  type TrademarkSearch {
    items: [TrademarkSearchHit!]!
    "Marks near enough to have been considered."
    totalCandidates: Int!
    "Milliseconds in the index."
    tookMs: Float!
    "The index had no answer: no register was searched; staff see the marks in our care."
    degraded: Boolean!
    "By office: the highest band among its living marks."
    levels: [OfficeSimilarityLevel!]!
    distinctiveness: NameDistinctiveness!
    "What this answer does not cover."
    notSearched: [SearchGap!]!
    "By office: when its data was imported last."
    dataAsOf: [OfficeData!]!
    "Version of the formula, of the text analysis and of the table of weights: with them an old score can be explained."
    versions: SearchVersions!
  }

  type TrademarkSearchHit {
    "Office and number, or another key of the register."
    id: String!
    name: String!
    number: String
    type: String
    jurisdiction: JurisdictionCode
    classes: [Int!]!
    "In our words; null when unknown."
    status: String
    "False only for a mark that is known to have ended."
    live: Boolean!
    filingDate: Date
    registrationDate: Date
    owner: String
    createdAt: DateTime
    lastTrackingUpdate: DateTime
    scores: SearchScores!
    parts: SimilarityParts!
    "The names alone."
    band: SimilarityBand!
    "Names and goods together."
    risk: SimilarityBand!
    goods: GoodsRelation!
    reasons: [SimilarityReason!]!
    "The word that both have, where a reason speaks of one."
    word: String
    "Words that mean the same, of the name and of the mark."
    meaning: [String!]!
    "Why the mark stands where it stands in the list; empty in a degraded answer, which is ordered by overall."
    rankedBy: [RankPart!]!
  }

  type RankPart {
    measure: RankMeasure!
    "0–1."
    share: Float!
    "What it adds, of the 100 that all measures give together."
    points: Float!
  }

  "Each 0–1. Single measures are shown beside a hit and never rank."
  type SearchScores {
    fullText: Float!
    trigram: Float!
    metaphone: Float!
    doubleMetaphone: Float
    levenshtein: Float!
    overall: Float!
  }

  "Each 0–1."
  type SimilarityParts {
    look: Float!
    sound: Float!
    meaning: Float!
    letters: Float!
    goods: Float!
    overall: Float!
  }

  type OfficeSimilarityLevel {
    "Null: marks whose office is unknown."
    jurisdiction: JurisdictionCode
    level: SimilarityBand!
  }
  type NameDistinctiveness {
    weak: Boolean!
    "COMMON_WORDS, TERM_OF_CLASS"
    because: String
  }
  type SearchGap {
    code: SearchGapCode!
    "English, for those who do not know the code."
    message: String!
    "The office or script."
    subject: String
  }
  type OfficeData {
    jurisdiction: JurisdictionCode!
    importedAt: DateTime!
  }
  type SearchVersions {
    score: Int!
    analysis: Int!
    weights: String!
  }

  "Earlier marks for a lawyer's report: one line for each name and owner, whatever the offices."
  type VerificationSearch {
    items: [VerificationSearchHit!]!
    degraded: Boolean!
    notSearched: [SearchGap!]!
    "Of staff, for a request: the search as it was made, to be kept with the request by recordVerificationSearch. Good for an hour."
    record: String @tag(name: "admin")
  }

  "One name of one owner."
  type VerificationSearchHit {
    name: String!
    type: String
    owner: String
    jurisdictions: [JurisdictionCode!]!
    numbers: [String!]!
    classes: [Int!]!
    status: String
    live: Boolean!
    filingDate: Date
    scores: SimilarityParts!
    identical: Boolean!
    risk: SimilarityBand!
    reasons: [SimilarityReason!]!
    "As of a hit of trademarkSearch."
    rankedBy: [RankPart!]!
  }

  type MarkComparison {
    scores: SearchScores!
    parts: SimilarityParts!
    band: SimilarityBand!
    risk: SimilarityBand!
    goods: GoodsRelation!
    reasons: [SimilarityReason!]!
    word: String
    meaning: [String!]!
  }

  extend type Query {
    "Earlier marks near to a name, of the registers that were imported; staff also find marks in our care. For: everyone."
    trademarkSearch(input: TrademarkSearchInput!): TrademarkSearch!
    "Earlier marks, or those filed since a day, as a report lists them. For: lawyer, admin, customer."
    verificationSearch(
      query: String!
      jurisdictions: [JurisdictionCode!]!
      since: Date
      classes: [Int!]
      liveOnly: Boolean
      requestId: ID
    ): VerificationSearch!
    "All scores and reasons for a name and an earlier one, without any register. For: everyone."
    compareMarks(a: String!, b: String!, classesA: [Int!], classesB: [Int!]): MarkComparison!
  }
`;
