import {
  DISPUTE_FILTERS,
  type AskedDisputes,
  type DisputeFilter,
} from '../src/domain/records/asked-disputes.js';
import type {
  AxisValue,
  Dispute,
  DisputeAxis,
  DisputeCard,
  DisputeList,
} from '../src/domain/records/dispute.js';
import { partiesOn, valueSlug } from '../src/domain/records/value-slug.js';
import { folded } from '../src/kit/form/folded.js';

const PAGE = 25;
const MOST_SIMILAR = 5;

/** Sides of a decision; an office that stood with a party is a side of its own. */
const partiesOf = ({ claimant, respondent }: Dispute): readonly string[] =>
  [claimant, respondent].flatMap(partiesOn);

const CODES: Readonly<Record<DisputeAxis, (dispute: Dispute) => readonly string[]>> = {
  jurisdiction: ({ jurisdiction }) => [jurisdiction],
  industry: ({ sectors }) => sectors,
  'subject-matter': ({ subject }) => [subject],
  'judicial-party': partiesOf,
};

/** Words as they are typed: without accents, with the apostrophe of a keyboard. */
const searched = (text: string): string => folded(text).replaceAll('’', "'");

const includesAll = (text: string, asked: string): boolean =>
  searched(asked)
    .split(/\s+/)
    .every((word) => text.includes(word));

const textOf = (dispute: Dispute): string =>
  [
    ...partiesOf(dispute),
    dispute.contested,
    dispute.earlier,
    dispute.court,
    dispute.caseNumber,
    dispute.citation,
    dispute.date.slice(0, 4),
    dispute.question,
    dispute.decision,
    dispute.whyItMatters,
  ].join(' ');

function fits(dispute: Dispute, filter: DisputeFilter, value: string): boolean {
  if (filter === 'q') return includesAll(searched(textOf(dispute)), value);
  if (filter === 'party') return includesAll(searched(partiesOf(dispute).join(' ')), value);
  return CODES[filter](dispute).some((code) => valueSlug(code) === value);
}

const foundBy = (all: readonly Dispute[], filters: AskedDisputes['filters']): readonly Dispute[] =>
  all.filter((dispute) =>
    DISPUTE_FILTERS.every((name) => {
      const value = filters[name];
      return value === undefined || fits(dispute, name, value);
    }),
  );

/** Values of an axis that some decision has. */
export function valuesOf(all: readonly Dispute[], axis: DisputeAxis): readonly AxisValue[] {
  const counted = new Map<string, AxisValue>();
  for (const dispute of all)
    for (const code of new Set(CODES[axis](dispute))) {
      const slug = valueSlug(code);
      counted.set(slug, { slug, code, count: (counted.get(slug)?.count ?? 0) + 1 });
    }
  return [...counted.values()].toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code, 'en'));
}

export const disputeCard = ({
  id,
  claimant,
  respondent,
  contested,
  earlier,
  jurisdiction,
  court,
  date,
  subject,
  outcome,
}: Dispute): DisputeCard => ({
  id,
  claimant,
  respondent,
  ...(contested === undefined ? {} : { contested }),
  ...(earlier === undefined ? {} : { earlier }),
  jurisdiction,
  court,
  date,
  subject,
  outcome,
});

/** How many there would be without each of the filters. */
function withoutOne(all: readonly Dispute[], filters: AskedDisputes['filters']): DisputeList['without'] {
  return DISPUTE_FILTERS.filter((name) => filters[name] !== undefined)
    .map((filter) => ({
      filter,
      total: foundBy(all, Object.fromEntries(Object.entries(filters).filter(([name]) => name !== filter)))
        .length,
    }))
    .filter(({ total }) => total > 0);
}

/** One page of the decisions that an address asks for; a page behind the last is the last. */
export function disputeList(
  all: readonly Dispute[],
  { filters, isOldestFirst, page }: AskedDisputes,
): DisputeList {
  const found = foundBy(all, filters).toSorted((a, b) => {
    const byDate = a.date.localeCompare(b.date) || a.id.localeCompare(b.id);
    return isOldestFirst ? byDate : -byDate;
  });
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const shown = Math.min(page, pages);
  return {
    items: found.slice((shown - 1) * PAGE, shown * PAGE).map(disputeCard),
    total: found.length,
    page: shown,
    pages,
    choices: {
      jurisdiction: valuesOf(all, 'jurisdiction'),
      industry: valuesOf(all, 'industry'),
      'subject-matter': valuesOf(all, 'subject-matter'),
    },
    without: found.length > 0 ? [] : withoutOne(all, filters),
  };
}

/** Decisions on the same subject or of the same trade; those with both come first, then those nearest in time. */
export function similarTo(all: readonly Dispute[], dispute: Dispute): readonly DisputeCard[] {
  const year = (one: Dispute): number => Number(one.date.slice(0, 4));
  const shared = (one: Dispute): number =>
    (one.subject === dispute.subject ? 2 : 0) +
    (one.sectors.some((sector) => dispute.sectors.includes(sector)) ? 1 : 0);
  const apart = (one: Dispute): number => Math.abs(year(one) - year(dispute));
  return all
    .filter((one) => one.id !== dispute.id && shared(one) > 0)
    .toSorted((a, b) => shared(b) - shared(a) || apart(a) - apart(b))
    .slice(0, MOST_SIMILAR)
    .map(disputeCard);
}
