interface RenewableMark {
  readonly id: string;
  readonly jurisdiction: string;
  readonly number: string | null;
  readonly name: string;
  readonly expirationDate: string | null;
  readonly classes: readonly number[];
}

/** The renewal form with everything we know of the mark filled in. */
export function renewalAddress(mark: RenewableMark): string {
  return `/trademark-renewal/form?${prefilled(mark)}`;
}

function prefilled({ id, jurisdiction, number, name, expirationDate, classes }: RenewableMark): string {
  const known = {
    trademark: id,
    office: jurisdiction,
    number,
    name,
    expires: expirationDate,
    classes: classes.join(','),
  };
  return new URLSearchParams(
    Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== ''),
  ).toString();
}
