import { classNumbers } from '@cotta/reference/nice-classes.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';

/** `REGISTERS`: our copies of them; `BY_HAND`: a person looked at the site of an office. */
export const searchSources = ['REGISTERS', 'BY_HAND'] as const;

/** How much of a register the data hold: every mark, only those still alive, a sample, or those since a year. */
export const searchCoverages = ['ALL', 'LIVE_ONLY', 'SAMPLE', 'SINCE'] as const;

/** Which likeness of signs was looked for. */
export const searchKinds = ['identical', 'similar', 'identical and similar'] as const;

const percent = (what: string) =>
  f.integer(`${what}, 0 to 100, as the search measured it.`, { min: 0, max: 100 });
const count = (what: string) => f.integer(what, { min: 0 });
const niceClass = f.integer('Class of the Nice Classification.', classNumbers);

const foundMark = f.object(
  'SearchedHit',
  'A mark that a search found at or above its limit: one name of one owner, whatever the offices.',
  {
    ref: f.text('Key of the hit: office and number, or another key of the register.', { max: 200 }),
    name: f.text('The mark.', { max: 300 }),
    owner: f.text('Its owner.', { max: 300, optional: true }),
    jurisdictions: f.list(f.code('JurisdictionCode', 'Where it is entered; empty when unknown.'), {
      max: 110,
    }),
    numbers: f.list(f.text('Application or registration number.', { max: 60 }), { max: 110 }),
    status: f.text('Its status in our words.', { max: 100, optional: true }),
    live: f.boolean('False only for a mark that is known to have ended.'),
    classes: f.list(niceClass, { max: 45 }),
    filingDate: f.calendarDate('Filing date, zone of the office.', { optional: true }),
    identical: f.boolean('Whether the signs are the same.'),
    look: percent('Likeness to the eye'),
    sound: percent('Likeness to the ear'),
    meaning: percent('Likeness of meaning'),
    goods: percent('Nearness of goods and services'),
    overall: percent('Likeness all in all'),
  },
);

const searchedOffice = f.object(
  'SearchedOffice',
  'What was searched of one office, and how much was found.',
  {
    jurisdiction: f.code('JurisdictionCode', 'The office.'),
    register: f.text('Short name of the office that keeps the register.', { max: 60 }),
    dataOf: f.calendarDate(
      'Day of the data that were searched; null where a person looked at the site of the office.',
      { optional: true },
    ),
    coverage: f.enumeration('How much of the register the data hold.', {
      name: 'SearchCoverage',
      values: searchCoverages,
      optional: true,
    }),
    sinceYear: f.integer('First year of the data, where they begin with one.', {
      min: 1800,
      max: 2200,
      optional: true,
    }),
    identical: count('Entries whose sign is the same.'),
    similar: count('Entries at or above the limit whose sign is not the same.'),
    total: count('Entries that were near enough to be compared.'),
  },
);

/** One search as it was made. Trademarks vouches for it, or a person for a look at the site of an office. */
export const recordedSearchFields = {
  searchId: f.id('The search.'),
  source: f.enumeration('Our copies of the registers, or the site of an office looked at by a person.', {
    name: 'SearchSource',
    values: searchSources,
  }),
  query: f.text('The name as it was compared.', { max: 300 }),
  kind: f.enumeration('What was looked for.', { name: 'SearchKind', values: searchKinds }),
  classes: f.list(niceClass, { max: 45 }),
  liveOnly: f.boolean('Marks that have ended were left out.'),
  since: f.calendarDate('Only marks filed on this day or later; null: all.', { optional: true }),
  closenessLimit: f.integer('Marks from this closeness on are hits, 0 to 100.', { min: 0, max: 100 }),
  scoreVersion: f.text('Versions of formula, text analysis and weights.', { max: 60 }),
  degraded: f.boolean('Registers were being loaded: it counts for no office.'),
  incomplete: f.boolean('There were more hits than could be kept: it counts for no office.'),
  gaps: f.list(
    f.text('Code of something the comparison did not cover, with its subject: SCRIPT_NOT_COMPARED Thai.', {
      max: 80,
    }),
    { max: 20 },
  ),
  offices: f.list(searchedOffice, { max: 110 }),
  hits: f.list(foundMark, { max: 200 }),
  documentId: f.id('Picture or PDF of the result page, for a search by hand.', { optional: true }),
  searchedAt: f.instant('When.'),
  searcherId: f.id('The lawyer or admin who searched.'),
};

/** One search as a fact keeps it. */
export type RecordedSearch = InputOf<typeof recordedSearchFields>;

/** One office of a search: what of its register was searched, and how much was found. */
export type SearchedOffice = RecordedSearch['offices'][number];

/** One mark that a search found. Likeness in whole numbers, 0 to 100. */
export type SearchedHit = RecordedSearch['hits'][number];

/** What people call the picture of a search by hand: which register, which day. */
export function pictureName({
  documentId,
  offices,
  searchedAt,
}: Pick<RecordedSearch, 'documentId' | 'offices' | 'searchedAt'>): string {
  return documentId
    ? `Search ${offices.map(({ register }) => register).join(', ')} ${searchedAt.slice(0, 10)}`
    : '';
}

/** As people compare names: without regard to capitals, accents and spaces. */
export function sameName(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase();
}
