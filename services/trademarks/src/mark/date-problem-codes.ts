/** What can be wrong with the dates of a filed mark and is a person's work. Stored in histories: never renamed. */
export const dateProblemCodes = [
  'NO_DATES',
  'FILING_DATE_MISSING',
  'REGISTRATION_DATE_MISSING',
  'PUBLICATION_DATE_MISSING',
  'INTERNATIONAL_DATE_MISSING',
  'EVENT_MISSING',
  'ANSWER_DATE_MISSING',
  'FILING_AFTER_REGISTRATION',
  'FILING_AFTER_PUBLICATION',
  'FILING_AFTER_EXPIRY',
  'REGISTRATION_AFTER_EXPIRY',
  'PRIORITY_AFTER_FILING',
  'PRIORITY_TOO_OLD',
  'EVENT_BEFORE_FILING',
  'DATE_IN_FUTURE',
  'EXPIRY_DIFFERS',
  'ANSWER_DATE_DIFFERS',
] as const;
/** One of `dateProblemCodes`. */
export type DateProblemCode = (typeof dateProblemCodes)[number];
