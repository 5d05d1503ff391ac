/** Which picture shows which specimen, as requests tells it: whoever asks for a copy that fits names the specimen. */
export const specimenCopy = {
  name: '0004-specimen-copy',
  sql: 'create table specimen_copy (id uuid primary key, document_id uuid, user_id uuid);',
};
