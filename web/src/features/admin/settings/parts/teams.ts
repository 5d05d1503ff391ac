import type { StaffPerson } from '../settings.graphql.js';

/** The teams of those who work here, each once, by name. */
export const teamsOf = (people: readonly Pick<StaffPerson, 'team' | 'active'>[]): readonly string[] =>
  [...new Set(people.flatMap(({ team, active }) => (team !== null && active ? [team] : [])))].sort(
    (one, other) => one.localeCompare(other, 'en'),
  );
