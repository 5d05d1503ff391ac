import { keepsPerson } from '@cotta/kit/runtime/people/merged-person-table.js';

/** Whose party and whose paper it is follows where two accounts of a client became one. */
export const copiesFollow = {
  name: '0016-copies-follow',
  sql: `${keepsPerson('party_copy', ['user_id'])};
${keepsPerson('paper_copy', ['user_id'])};
`,
};
