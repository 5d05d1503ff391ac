export const accountLinks = {
  name: '0004-account-links',
  sql: `
-- Links of further letters: a new address to confirm, one to refuse it, an account that is kept after all.
alter table account_link drop constraint account_link_purpose_check;
alter table account_link add constraint account_link_purpose_check check (purpose in ('activate', 'set-password', 'confirm-email', 'refuse-email', 'keep-account'));
`,
};
