/** These fields of a record, in the order given. One that is not there is undefined. */
export function pick<Fields extends object, const Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Pick<Fields, Name> {
  // The edge: the compiler does not follow names through entries.
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}
