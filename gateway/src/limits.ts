import type { Role } from '@cotta/kit/model/words/viewer.js';

/** Every bound of the edge stands here; each has a test at it and one over it. */
export const bodyLimitBytes = 256 * 1024;
export const documentLimitChars = 20_000;
export const tokenLimit = 3_000;
/** Nesting of the JSON in a body. Our deepest input has six levels. */
export const jsonDepthLimit = 32;

/** Of one document, with its fragments expanded. */
export const shapeLimits = {
  depth: 12,
  selections: 1_000,
  aliases: 30,
  rootFields: 20,
  directives: 40,
  variables: 50,
  operations: 10,
} as const;

/** Objects a list may bring when nobody says how many. */
export const unpagedListSize = 10;
export const mutationCost = 10;
/** As many as there are offices: what a list of theirs brings that names none. */
export const officesInAll = 102;
/** Prices of one office for so many classes cost as much as one object: all offices at all classes are within what a visitor may ask, twice as much is not. */
export const classesPerUnit = 10;

/** Root fields that count as a search. */
export const searchFields: ReadonlySet<string> = new Set(['trademarkSearch']);

const HOUR_MS = 3_600_000;
const hourly = (most: number) => ({ most, windowMs: HOUR_MS });

/** Root fields that write to somebody who may not have asked, with how often an hour one caller may send each. The answer when it is too often is the same
 *  for known and unknown mail addresses; how many letters one mail address gets is the service's affair. */
export const letterLimits: ReadonlyMap<string, { readonly most: number; readonly windowMs: number }> =
  new Map([
    ['askForPasswordReset', hourly(10)],
    ['signUp', hourly(10)],
    ['askSupport', hourly(10)],
    ['askForConsultation', hourly(10)],
    ['reportInfringement', hourly(10)],
    ['reportByLink', hourly(10)],
    ['bookConsultation', hourly(10)],
    ['holdConsultationSlot', hourly(60)],
    ['askForNewLinks', hourly(10)],
    // Each mark is an order of its own, and an agent has many.
    ['orderService', hourly(30)],
  ]);

export interface Budget {
  /** Cost of one operation. */
  readonly perOperation: number;
  /** Cost units a minute. */
  readonly costPerMinute: number;
  readonly requestsPerMinute: number;
  /** Questions for names near to one, the dearest read that anybody may send. */
  readonly searchesPerMinute: number;
  /** Documents a minute that the gateway has not planned yet. */
  readonly newDocumentsPerMinute: number;
  /** Files a day: without an account few, each of them may have five megabytes. */
  readonly uploadsPerDay: number;
}

const visitor: Budget = {
  perOperation: 1_000,
  costPerMinute: 5_000,
  requestsPerMinute: 120,
  searchesPerMinute: 30,
  newDocumentsPerMinute: 0,
  uploadsPerDay: 30,
};
const customer: Budget = {
  perOperation: 5_000,
  costPerMinute: 60_000,
  requestsPerMinute: 600,
  searchesPerMinute: 600,
  newDocumentsPerMinute: 0,
  uploadsPerDay: 300,
};
const admin: Budget = {
  perOperation: 50_000,
  costPerMinute: 600_000,
  requestsPerMinute: 2_400,
  searchesPerMinute: 2_400,
  newDocumentsPerMinute: 30,
  uploadsPerDay: 2_000,
};
const partner: Budget = {
  perOperation: 10_000,
  costPerMinute: 60_000,
  requestsPerMinute: 600,
  searchesPerMinute: 600,
  newDocumentsPerMinute: 0,
  uploadsPerDay: 300,
};

const budgets: Readonly<Record<Role, Budget>> = {
  visitor,
  customer,
  lawyer: admin,
  admin,
  partner,
  system: visitor,
};

export function budgetOf(role: Role): Budget {
  return budgets[role];
}
