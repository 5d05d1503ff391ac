/** Whose a document is: a paper of somebody else goes to no office with this order. */
export const paperOwner = {
  name: '0007-paper-owner',
  sql: 'alter table paper_copy add column user_id uuid;',
};
