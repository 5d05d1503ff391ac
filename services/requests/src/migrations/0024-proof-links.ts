/** Which links open a proof of use, as trademarks says it with each change: the next one fills it, and a revocation is one. */
export const proofLinks = {
  name: '0024-proof-links',
  sql: `
alter table proof_of_use_copy add column link_revision integer;
`,
};
