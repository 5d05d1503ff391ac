import { jurisdictions, type Jurisdiction } from './jurisdictions.js';

/** Offices whose one registration covers several countries: EU, BX, OAPI, ARIPO. */
export const regionalOffices: readonly Jurisdiction[] = jurisdictions.filter(
  ({ members }) => members !== null,
);

/** ISO 3166-1 alpha-2 of the countries one registration covers; empty for national offices and unknown codes. */
export function membersOf(code: string): readonly string[] {
  return regionalOffices.find((office) => office.code === code)?.members ?? [];
}

/** The Union's countries, and `BX`, which stands for three of them in lists of offices.
 *  @source specification, "Jurisdictions" */
export const euMembers: readonly string[] = [...membersOf('EU'), 'BX'];

/** Offices whose registration has effect in a country (ISO alpha-2, or `EU`), the widest first: `SK` gives EU, SK. */
export function officesCovering(country: string): readonly string[] {
  const regional = regionalOffices.filter(
    ({ code, members }) => code === country || members?.includes(country),
  );
  const widestFirst = regional.toSorted((a, b) => (b.members?.length ?? 0) - (a.members?.length ?? 0));
  return [...widestFirst, ...jurisdictions.filter(({ iso2 }) => iso2 === country)].map(({ code }) => code);
}

/** Whether every country of one jurisdiction is covered by another one, so that filing in both pays twice. */
export function coveredBy(narrow: string, wide: string): boolean {
  if (narrow === wide) return false;
  const members = membersOf(wide);
  const own = membersOf(narrow);
  const countries =
    own.length > 0
      ? own
      : jurisdictions.filter(({ code }) => code === narrow).flatMap(({ iso2 }) => iso2 ?? []);
  return countries.length > 0 && countries.every((country) => members.includes(country));
}
