/** One class at one office, as the order tells it. */
interface Unit {
  readonly jurisdiction: string;
  readonly classNumber: number;
  readonly paid: string;
  readonly drafted: boolean;
}
type Units = readonly Unit[];

/** One office in the order and in the draft: how many classes, and those that are only on one side. */
export interface OfficeBalance {
  readonly jurisdiction: string;
  readonly paid: number;
  readonly drafted: number;
  /** Paid or given, and not in the draft. */
  readonly unused: readonly number[];
  /** In the draft, and neither paid nor given. */
  readonly unpaid: readonly number[];
}

const HELD: readonly string[] = ['PAID', 'GIVEN'];
const byNumber = (units: Units): readonly number[] =>
  units.map(({ classNumber }) => classNumber).toSorted((one, other) => one - other);

/** What was ordered and paid against what the draft holds, office by office. */
export function paidAgainstDraft(units: Units): readonly OfficeBalance[] {
  const offices = [...new Set(units.map(({ jurisdiction }) => jurisdiction))].toSorted();
  return offices.map((jurisdiction) => {
    const at = units.filter((unit) => unit.jurisdiction === jurisdiction);
    const held = at.filter(({ paid }) => HELD.includes(paid));
    const drafted = at.filter((unit) => unit.drafted);
    return {
      jurisdiction,
      paid: held.length,
      drafted: drafted.length,
      unused: byNumber(held.filter((unit) => !unit.drafted)),
      unpaid: byNumber(drafted.filter(({ paid }) => !HELD.includes(paid))),
    };
  });
}
