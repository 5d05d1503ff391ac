import { keepsPerson } from '@cotta/kit/runtime/people/merged-person-table.js';

/** Whose approved copy and whose story of a mark it is follows where two accounts of a client became one. */
export const copiesFollow = {
  name: '0013-copies-follow',
  sql: `${keepsPerson('filing_copy', ['user_id'])};
${keepsPerson('mark_story', ['story'])};
`,
};
