/** One class at one office that is wanted on top; without terms the lawyer writes them. */
export interface RequestedUnit {
  readonly jurisdiction: string;
  readonly classNumber: number;
  readonly terms: readonly string[];
}

interface Unit {
  readonly jurisdiction: string;
  readonly classNumber: number;
  readonly paid: string;
}

const HELD: readonly string[] = ['PAID', 'GIVEN'];

/** Whether the class is paid for, or given, at this office. */
export function isHeld(
  units: readonly Unit[],
  { jurisdiction, classNumber }: Pick<RequestedUnit, 'jurisdiction' | 'classNumber'>,
): boolean {
  return units.some(
    (unit) =>
      unit.jurisdiction === jurisdiction && unit.classNumber === classNumber && HELD.includes(unit.paid),
  );
}

/** What the price of the wish depends on: how many classes come on top of how many, office by office. */
export function addedFilings(
  units: readonly Unit[],
  requestedUnits: readonly RequestedUnit[],
): { jurisdiction: string; classes: number; already: number }[] {
  const at = (list: readonly { readonly jurisdiction: string }[], office: string): number =>
    list.filter(({ jurisdiction }) => jurisdiction === office).length;
  const held = units.filter(({ paid }) => HELD.includes(paid));
  return [...new Set(requestedUnits.map(({ jurisdiction }) => jurisdiction))].map((jurisdiction) => ({
    jurisdiction,
    classes: at(requestedUnits, jurisdiction),
    already: at(held, jurisdiction),
  }));
}
