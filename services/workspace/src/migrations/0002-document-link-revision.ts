/** Without a revision a document is open to no link at all. */
export const documentLinkRevision = {
  name: '0002-document-link-revision',
  sql: 'alter table document add column link_revision integer;',
};
