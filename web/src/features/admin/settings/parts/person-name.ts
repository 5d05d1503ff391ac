import type { StaffPerson } from '../settings.graphql.js';

/** What a colleague is called; undefined where nobody knows. */
export const nameOf = ({ user }: Pick<StaffPerson, 'user'>): string | undefined =>
  user === null ? undefined : user.displayName || user.email;
