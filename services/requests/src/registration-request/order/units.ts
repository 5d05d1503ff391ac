import { goodsByOffice, type OrderDraft } from './order-draft.js';

/** One class of the mark at one office, as a text: `EU 20`. What is paid, drafted, approved and filed is counted in these; lists of them are multisets, in order. */
export type Unit = string;

/** Classes of one office, each once. */
export function unitsAt(
  jurisdiction: string,
  goods: readonly { readonly classNumber: number }[],
): readonly Unit[] {
  return [...new Set(goods.map(({ classNumber }) => classNumber))]
    .toSorted((a, b) => a - b)
    .map((classNumber) => `${jurisdiction} ${classNumber}`);
}

/** Office and class that a unit names: `EU 20` → `EU` and 20. */
export function partsOf(unit: Unit): { readonly jurisdiction: string; readonly classNumber: number } {
  const [jurisdiction = '', classNumber = ''] = unit.split(' ');
  return { jurisdiction, classNumber: Number(classNumber) };
}

/** What `all` holds beyond `taken`, each unit as often as it is beyond. */
export function beyond(all: readonly Unit[], taken: readonly Unit[]): readonly Unit[] {
  const left = [...taken];
  return all.filter((unit) => {
    const at = left.indexOf(unit);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}

/** `EU 2`: office and how many classes; what a price depends on. In order. */
export function filingsOf(units: readonly Unit[]): readonly string[] {
  const offices = [...new Set(units.map((unit) => partsOf(unit).jurisdiction))];
  return offices
    .map((office) => `${office} ${units.filter((unit) => partsOf(unit).jurisdiction === office).length}`)
    .toSorted();
}

/** What an order is for: its draft office by office, else every office that was named in every class that was. */
export function unitsOfOrder({
  mark,
  orderDraft,
}: {
  readonly mark: { readonly jurisdictions: readonly string[]; readonly classes: readonly number[] };
  readonly orderDraft: OrderDraft | null;
}): readonly Unit[] {
  const goods = mark.classes.map((classNumber) => ({ classNumber }));
  const offices: readonly (readonly [string, readonly { readonly classNumber: number }[]])[] =
    orderDraft === null
      ? [...new Set(mark.jurisdictions)].map((office) => [office, goods])
      : [...goodsByOffice(orderDraft)];
  return offices.flatMap(([office, asked]) => unitsAt(office, asked));
}
