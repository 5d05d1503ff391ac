/** Facts that can be tried, by their name in the address and in the graph. */
export const TRIED = {
  office: 'jurisdiction',
  filed: 'filingDate',
  registered: 'registrationDate',
  expires: 'expirationDate',
} as const;
export type TriedName = keyof typeof TRIED;
export const TRIED_DAYS = ['filed', 'registered', 'expires'] as const satisfies readonly TriedName[];

export type Facts = Readonly<Partial<Record<(typeof TRIED)[TriedName], string | null>>>;

/** What differs from the mark: an emptied day takes it away, an untouched one stays as it is. */
export function changesOf(query: URLSearchParams, mark: Facts | undefined): Facts {
  const changes: Partial<Record<(typeof TRIED)[TriedName], string | null>> = {};
  for (const [name, fact] of Object.entries(TRIED)) {
    const given = query.get(name);
    const asNow = given === null || given === (mark?.[fact] ?? '');
    if (asNow || (given === '' && fact === 'jurisdiction')) continue;
    changes[fact] = given === '' ? null : given;
  }
  return changes;
}

interface Dated {
  readonly key: string;
  readonly name: string;
  readonly nominalDate: string;
}
export interface TriedRow<T> {
  readonly key: string;
  readonly name: string;
  readonly now: string | undefined;
  readonly tried: T | undefined;
}

/** Each deadline once, by its day under the new facts; those that fall away come last. */
export function sideBySide<T extends Dated>(now: readonly Dated[], then: readonly T[]): TriedRow<T>[] {
  const before = new Map(now.map((deadline) => [deadline.key, deadline]));
  const kept = [...then]
    .sort((left, right) => left.nominalDate.localeCompare(right.nominalDate))
    .map((deadline) => ({
      key: deadline.key,
      name: deadline.name,
      now: before.get(deadline.key)?.nominalDate,
      tried: deadline,
    }));
  const stays = new Set(then.map(({ key }) => key));
  return [
    ...kept,
    ...now
      .filter(({ key }) => !stays.has(key))
      .map(({ key, name, nominalDate }) => ({ key, name, now: nominalDate, tried: undefined })),
  ];
}
