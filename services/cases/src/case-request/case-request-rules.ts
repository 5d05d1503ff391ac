import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { CaseRequestStatus } from './case-request-status.js';
import { no } from '../refusals.js';

interface Request {
  readonly status?: string;
  readonly brandId?: string | null;
  readonly contactEmail?: string | null;
}

/** A case request says whose it is: the brand it is about, or an e-mail address to answer to. Neither: `BRAND_OR_CONTACT` at `brandId`. */
export function senderProblem({ brandId, contactEmail }: Request): Refusal | undefined {
  if ((brandId ?? null) !== null || (contactEmail ?? null) !== null) return undefined;
  return refuseFields([
    {
      path: ['brandId'],
      code: 'BRAND_OR_CONTACT',
      message: 'Choose the brand it is about, or leave an e-mail address.',
    },
  ]);
}

/** Why a case request cannot be removed: `RETAINED.request` once a case came of it. */
export function keepRequest({ status }: Request): Refusal | undefined {
  return status === CaseRequestStatus.converted ? no('RETAINED.request') : undefined;
}

/** Id of the case that a report becomes where none is named: the same each time it is asked for. */
export const caseOfReport = (requestId: string): string => nameBasedId('case of report', requestId);

/** What a new case needs and neither the report nor the lawyer says. */
interface Conversion {
  readonly userId?: string | null;
  readonly brandId?: string | null;
  readonly otherSide?: string | null;
  readonly caseId?: string | null;
}

const asked = {
  userId: 'Say whose threat it is; a visitor reported it.',
  brandId: 'Choose the brand that is threatened.',
  otherSide: 'Say who is on the other side.',
} as const;

/** A report becomes a new case only when client, brand and other side are known: `CONVERSION_INCOMPLETE` at each that is not. What a client reported stays that client's: `OTHER_OWNER` at `userId`. */
export function conversionProblem(report: Conversion, given: Conversion): Refusal | undefined {
  if (report.userId && given.userId && given.userId !== report.userId)
    return refuseFields([
      { path: ['userId'], code: 'OTHER_OWNER', message: 'Another client reported it; it stays theirs.' },
    ]);
  if (given.caseId) return undefined;
  const missing = (['userId', 'brandId', 'otherSide'] as const).filter((key) => !(given[key] ?? report[key]));
  if (missing.length === 0) return undefined;
  return refuseFields(
    missing.map((key) => ({ path: [key], code: 'CONVERSION_INCOMPLETE', message: asked[key] })),
  );
}

/** A report of somebody without an account, and of somebody with one. */
interface Reporter {
  readonly userId?: string | null;
  readonly contactEmail?: string | null;
  readonly confirmedAt?: string | null;
}

/** Whether somebody left an address and has an account behind none of it: such a reporter reads by the link of a letter. */
export const isVisitors = ({ contactEmail }: Reporter): boolean => (contactEmail ?? null) !== null;

/** What became of a report is written to an account, or to an address that was confirmed: `REPORTER_UNCONFIRMED`, `NO_REPORTER`. */
export function outcomeProblem(report: Reporter): Refusal | undefined {
  if (isVisitors(report)) return report.confirmedAt ? undefined : no('REPORTER_UNCONFIRMED');
  return report.userId ? undefined : no('NO_REPORTER');
}

/** Pages that one report may name. */
export const MOST_LINKS = 50;

/** The pages of a report with further ones, each once. */
export const withLinks = (before: readonly string[] = [], more: readonly string[] = []): string[] => [
  ...new Set([...before, ...more]),
];

/** More pages than one report holds: `TOO_MANY_LINKS` at `links`. */
export function linksProblem(
  { links }: { readonly links?: readonly string[] },
  { links: more }: { readonly links: readonly string[] },
): Refusal | undefined {
  if (withLinks(links, more).length <= MOST_LINKS) return undefined;
  return refuseFields([
    {
      path: ['links'],
      code: 'TOO_MANY_LINKS',
      message: 'One report names at most 50 pages; report the others as a new one.',
    },
  ]);
}

const notYet = refuseFields([
  { path: ['seenSince'], code: 'IN_FUTURE', message: 'Name a day that has come.' },
]);

/** Nobody has seen what is yet to come: `IN_FUTURE` at `seenSince`. */
export const notYetSeen = (
  { seenSince }: { readonly seenSince?: string | null | undefined },
  now: Date,
): Refusal | undefined => (isYetToCome(seenSince, now) ? notYet : undefined);

/** A day that has begun nowhere on earth yet. */
function isYetToCome(day: string | null | undefined, now: Date): boolean {
  return day != null && Date.parse(`${day}T00:00:00+14:00`) > now.getTime();
}
