/** Names are found by near spellings while the search index has no answer: `trigram` fields ask for this extension. */
export const letterGroups = {
  name: '0007-letter-groups',
  sql: 'create extension if not exists pg_trgm;',
};
