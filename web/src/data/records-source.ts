import { disputesQuery, type AskedDisputes } from '../domain/records/asked-disputes.js';
import type { AxisValue, DisputeAxis, DisputeList, DisputePage } from '../domain/records/dispute.js';
import type { FamousMarkList, FamousMarkPage } from '../domain/records/famous-mark.js';
import type {
  SpecimenClassPage,
  SpecimenGuide,
  SpecimenSectorPage,
} from '../domain/records/specimen-guide.js';
import { readContent } from './content-door.js';

/** Decisions, famous marks and the guide to specimens, for a page. Each throws a response with 404 where there is no such thing. */
export interface Records {
  readonly disputes: (asked: AskedDisputes) => Promise<DisputeList>;
  readonly dispute: (id: string) => Promise<DisputePage>;
  /** Every value of an axis that has a decision. */
  readonly disputeValues: (axis: DisputeAxis) => Promise<readonly AxisValue[]>;
  /** @param filters `kind`, `industry` and `country`, as in the address */
  readonly famousMarks: (filters: URLSearchParams) => Promise<FamousMarkList>;
  readonly famousMark: (id: string) => Promise<FamousMarkPage>;
  readonly specimenGuide: () => Promise<SpecimenGuide>;
  readonly specimenClass: (number: string) => Promise<SpecimenClassPage>;
  readonly specimenSector: (slug: string) => Promise<SpecimenSectorPage>;
}

const read = <T>(path: string): Promise<T> => readContent(`records/${path}`);

const fromDoors: Records = {
  disputes: (asked) => read(`disputes.json${disputesQuery(asked)}`),
  dispute: (id) => read(`disputes/${encodeURIComponent(id)}.json`),
  disputeValues: async (axis) =>
    (await read<{ items: readonly AxisValue[] }>(`dispute-values/${axis}.json`)).items,
  famousMarks: (filters) => read(`hall-of-fame.json?${filters.toString()}`),
  famousMark: (id) => read(`hall-of-fame/${encodeURIComponent(id)}.json`),
  specimenGuide: () => read('specimens.json'),
  specimenClass: (number) => read(`specimens/${encodeURIComponent(number)}.json`),
  specimenSector: (slug) => read(`sectors/${encodeURIComponent(slug)}.json`),
};

/** Inside a loader: the server's own records when there are some, else they are fetched from it. */
export function recordsOf(context: unknown): Records {
  return (context as { records?: Records } | undefined)?.records ?? fromDoors;
}
