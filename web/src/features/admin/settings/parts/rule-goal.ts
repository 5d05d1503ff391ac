import type { TriedRule } from '../../../../generated/schema.js';

/** Before the name of a team among the people one chooses from. */
const TEAM = 'team:';

export const goalOfTeam = (team: string): string => `${TEAM}${team}`;

/** Whom a choice names: a colleague, a team, or whoever has the least to do. */
export function givenTo(choice: string): Pick<TriedRule, 'assignedAdminId' | 'team'> {
  if (choice.startsWith(TEAM)) return { assignedAdminId: null, team: choice.slice(TEAM.length) };
  return { assignedAdminId: choice === '' ? null : choice, team: null };
}
