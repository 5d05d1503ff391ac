import { classNumbers } from '@cotta/reference/nice-classes.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';

const office = f.code('JurisdictionCode', 'Office.');
const share = (what: string) => f.integer(`${what}, 0 to 100.`, { min: 0, max: 100 });

/** A search of a released report, as far as it can be made again. */
export const watchedSearchFields = {
  query: f.text('The name as it was compared.', { max: 300 }),
  jurisdictions: f.list(office, { max: 110 }),
  classes: f.list(f.integer('Class of the Nice Classification.', classNumbers), { max: 45 }),
  liveOnly: f.boolean('Marks that have ended were left out.'),
  byHand: f.boolean('A person looked at the site of the office: nobody else can repeat it.'),
  closenessLimit: f.integer('Marks from this closeness on were hits, 0 to 100.', { min: 0, max: 100 }),
  scoreVersion: f.text('Versions of formula, text analysis and weights.', { max: 60 }),
  hitRefs: f.list(f.text('Key of a hit.', { max: 200 }), { max: 200 }),
  hitNumbers: f.list(f.text('Number of a hit.', { max: 60 }), { max: 2000 }),
  hits: f.list(
    f.object('ReportHit', 'A hit as it was scored, and what the lawyer made of it.', {
      ref: f.text('Key of the hit.', { max: 200 }),
      name: f.text('The mark.', { max: 300 }),
      jurisdictions: f.list(office, { max: 110 }),
      classes: f.list(f.integer('Class of the Nice Classification.', classNumbers), { max: 45 }),
      identical: f.boolean('Whether the signs are the same.'),
      look: share('Likeness to the eye'),
      sound: share('Likeness to the ear'),
      meaning: share('Likeness of meaning'),
      goods: share('Nearness of goods and services'),
      overall: share('Likeness all in all'),
      quoted: f.boolean('The report names it as a mark the client should know.'),
      setAside: f.boolean('The lawyer left it out, with a reason.'),
    }),
    { max: 200, optional: true },
  ),
  searchedAt: f.instant('When.'),
};
export type WatchedSearch = InputOf<typeof watchedSearchFields>;

/** The report that is out. */
export const releasedReportFields = {
  requestId: f.id('The request.'),
  number: f.integer('Version of the report.', { min: 1 }),
  releasedAt: f.instant('When it was released.'),
  userId: f.id('Owner of the request.', { optional: true }),
  linkRevision: f.integer('As of the request.'),
  searches: f.list(f.object('WatchedSearch', 'A search to make again.', watchedSearchFields), { max: 200 }),
};
export type ReleasedReport = InputOf<typeof releasedReportFields>;

/** A mark that the same search finds today and the report does not know. */
export const newSimilarMarkFields = {
  ref: f.text('Office and number, or another key of the register.', { max: 200 }),
  name: f.text('The mark.', { max: 300 }),
  owner: f.text('Its owner.', { max: 300, optional: true }),
  jurisdictions: f.list(office, { max: 110 }),
  number: f.text('Application or registration number.', { max: 60, optional: true }),
  status: f.text('Its status in our words.', { max: 100, optional: true }),
  classes: f.list(f.integer('Class of the Nice Classification.', classNumbers), { max: 45 }),
  filingDate: f.calendarDate('Filing date, zone of the office.', { optional: true }),
  overall: f.integer('Likeness all in all, 0 to 100.', { min: 0, max: 100 }),
};

/** What a run searched of one office. */
export const recheckedOfficeFields = {
  jurisdiction: office,
  register: f.text('Short name of the office that keeps the register.', { max: 60 }),
  dataOf: f.calendarDate('Day of the data.'),
};

export const recheckFields = {
  ranAt: f.instant('When the same searches were made again.'),
  scoreVersion: f.text('Versions of formula, text analysis and weights.', { max: 60 }),
  offices: f.list(
    f.object('RecheckedOffice', 'What was searched again of one office.', recheckedOfficeFields),
    { max: 110 },
  ),
  /** Offices of the report whose search cannot be made again by itself. */
  notRepeated: f.list(
    f.object('NotRepeated', 'An office that was not searched again.', {
      jurisdiction: office,
      lastSearchedAt: f.instant('When it was searched last.'),
    }),
    { max: 110 },
  ),
  newMarks: f.list(
    f.object('NewNearMark', 'A near mark that the report does not know.', newSimilarMarkFields),
    {
      max: 200,
    },
  ),
};
export type Recheck = InputOf<typeof recheckFields>;

export type ReportWatchEvent =
  | { readonly type: 'ReportWatched'; readonly data: ReleasedReport }
  | { readonly type: 'ReportRechecked'; readonly data: Recheck & { readonly requestId: string } }
  | {
      readonly type: 'ReportReadersChanged';
      readonly data: {
        readonly requestId: string;
        readonly userId: string | null;
        readonly linkRevision: number;
      };
    }
  | { readonly type: 'ReportReadAgain'; readonly data: { readonly requestId: string } }
  | { readonly type: 'ReportForgotten'; readonly data: { readonly requestId: string } };
