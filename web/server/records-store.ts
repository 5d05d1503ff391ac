import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskedDisputes } from '../src/domain/records/asked-disputes.js';
import { isChecked } from '../src/domain/records/is-checked.js';
import {
  DISPUTE_AXES,
  type AxisValue,
  type Dispute,
  type DisputeAxis,
  type DisputeList,
  type DisputePage,
} from '../src/domain/records/dispute.js';
import {
  FAME_FILTERS,
  type FameFilter,
  type FamousMark,
  type FamousMarkCard,
  type FamousMarkList,
  type FamousMarkPage,
} from '../src/domain/records/famous-mark.js';
import type {
  SpecimenClass,
  SpecimenClassCard,
  SpecimenClassPage,
  SpecimenGuide,
  SpecimenSector,
  SpecimenSectorPage,
} from '../src/domain/records/specimen-guide.js';
import type { ReviewedOn } from './text-reviews.js';
import { disputeCard, disputeList, similarTo, valuesOf } from './dispute-list.js';

/** Decisions, famous marks and the guide to specimens, in memory from the start of the server. */
export interface RecordsStore {
  readonly disputes: (asked: AskedDisputes) => DisputeList;
  readonly dispute: (id: string) => DisputePage | undefined;
  readonly disputeValues: (axis: string) => readonly AxisValue[] | undefined;
  readonly famousMarks: (filters: URLSearchParams) => FamousMarkList;
  readonly famousMark: (id: string) => FamousMarkPage | undefined;
  readonly specimenGuide: () => SpecimenGuide;
  readonly specimenClass: (number: string) => SpecimenClassPage | undefined;
  readonly specimenSector: (slug: string) => SpecimenSectorPage | undefined;
  /** Addresses of single records that search engines may list: what they say was looked up, or reviewed, or they gather several. */
  readonly listedPaths: () => readonly string[];
}

interface RecordFiles {
  readonly disputes: readonly Dispute[];
  readonly marks: readonly FamousMark[];
  readonly classes: readonly SpecimenClass[];
  readonly sectors: readonly SpecimenSector[];
}

const isAxis = (name: string): name is DisputeAxis => (DISPUTE_AXES as readonly string[]).includes(name);

const FAME_CODES: Readonly<Record<FameFilter, (mark: FamousMark) => string>> = {
  kind: ({ kind }) => kind,
  industry: ({ sector }) => sector,
  country: ({ country }) => country,
};

const fameCard = ({
  id,
  name,
  owner,
  country,
  kind,
  kindDetail,
  sector,
  firstUseYear,
}: FamousMark): FamousMarkCard => ({
  id,
  name,
  owner,
  country,
  kind,
  ...(kindDetail === undefined ? {} : { kindDetail }),
  sector,
  ...(firstUseYear === undefined ? {} : { firstUseYear }),
});

function choicesOf(
  marks: readonly FamousMark[],
  filter: FameFilter,
): readonly { readonly code: string; readonly count: number }[] {
  const codes = marks.map(FAME_CODES[filter]);
  return [...new Set(codes)].map((code) => ({ code, count: codes.filter((one) => one === code).length }));
}

function famousMarks(marks: readonly FamousMark[], filters: URLSearchParams): FamousMarkList {
  const fits = (mark: FamousMark): boolean =>
    FAME_FILTERS.every((name) => ['', null, FAME_CODES[name](mark)].includes(filters.get(name)));
  return {
    items: marks.filter(fits).map(fameCard),
    choices: {
      kind: choicesOf(marks, 'kind'),
      industry: choicesOf(marks, 'industry'),
      country: choicesOf(marks, 'country'),
    },
  };
}

const classCard = ({ number, kind, name }: SpecimenClass): SpecimenClassCard => ({ number, kind, name });

/** Records with the day on which staff reviewed them. */
function reviewOf(reviewedOn: ReviewedOn) {
  const dated = <T extends object>(record: T, key: string): T & { readonly reviewed?: string } => {
    const reviewed = reviewedOn(`records/${key}`);
    return reviewed === undefined ? record : { ...record, reviewed };
  };
  return {
    dispute: (dispute: Dispute): Dispute => dated(dispute, `disputes/${dispute.id}`),
    mark: (mark: FamousMark): FamousMark => dated(mark, `hall-of-fame/${mark.id}`),
    specimens: (one: SpecimenClass): SpecimenClass => dated(one, `specimens/${one.number}`),
  };
}

function specimenParts(
  { classes, sectors }: RecordFiles,
  reviewed: (specimens: SpecimenClass) => SpecimenClass,
): Pick<RecordsStore, 'specimenGuide' | 'specimenClass' | 'specimenSector'> {
  const cardsOf = (numbers: readonly number[]): readonly SpecimenClassCard[] =>
    numbers.flatMap((number) => classes.filter((one) => one.number === number).map(classCard));
  const sectorCards = (of: readonly SpecimenSector[]): SpecimenGuide['sectors'] =>
    of.map(({ slug, name }) => ({ slug, name }));
  return {
    specimenGuide: () => ({ classes: classes.map(classCard), sectors: sectorCards(sectors) }),
    specimenClass: (number) => {
      const specimens = classes.find((one) => String(one.number) === number);
      return (
        specimens && {
          specimens: reviewed(specimens),
          sectors: sectorCards(sectors.filter((sector) => sector.classes.includes(specimens.number))),
          related: cardsOf(specimens.related),
        }
      );
    },
    specimenSector: (slug) => {
      const sector = sectors.find((one) => one.slug === slug);
      return sector && { sector, classes: cardsOf(sector.classes) };
    },
  };
}

const listedOf = ({ disputes, marks, classes, sectors }: RecordFiles): readonly string[] => [
  ...DISPUTE_AXES.flatMap((axis) =>
    valuesOf(disputes, axis)
      .filter(({ count }) => count > 1)
      .map(({ slug }) => `/trademark-disputes/${axis}/${slug}`),
  ),
  ...disputes.filter(isChecked).map(({ id }) => `/trademark-disputes/case/${id}`),
  ...marks.filter(isChecked).map(({ id }) => `/trademark-hall-of-fame/${id}`),
  ...classes.map(({ number }) => `/specimen-guide/trademark-class/${number}`),
  ...sectors.map(({ slug }) => `/specimen-guide/sector/${slug}`),
];

/** @param folder with `disputes.json`, `hall-of-fame.json`, `specimens.json` and `sectors.json` @param reviewedOn what staff reviewed */
export function openRecordsStore(folder: string, reviewedOn: ReviewedOn = () => undefined): RecordsStore {
  const review = reviewOf(reviewedOn);
  const items = <T>(name: string): readonly T[] =>
    (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { items: readonly T[] }).items;
  const files: RecordFiles = {
    disputes: items('disputes'),
    marks: items('hall-of-fame'),
    classes: items('specimens'),
    sectors: items('sectors'),
  };
  const { disputes, marks } = files;
  return {
    disputes: (asked) => disputeList(disputes, asked),
    dispute: (id) => {
      const dispute = disputes.find((one) => one.id === id);
      const famous = marks.filter((mark) => mark.disputes.includes(id)).map((mark) => fameCard(mark));
      return dispute && { dispute: review.dispute(dispute), similar: similarTo(disputes, dispute), famous };
    },
    disputeValues: (axis) => (isAxis(axis) ? valuesOf(disputes, axis) : undefined),
    famousMarks: (filters) => famousMarks(marks, filters),
    famousMark: (id) => {
      const mark = marks.find((one) => one.id === id);
      const of = disputes.filter((dispute) => mark?.disputes.includes(dispute.id));
      return mark && { mark: review.mark(mark), disputes: of.map(disputeCard) };
    },
    ...specimenParts(files, review.specimens),
    listedPaths: () =>
      listedOf({ ...files, disputes: disputes.map(review.dispute), marks: marks.map(review.mark) }),
  };
}
