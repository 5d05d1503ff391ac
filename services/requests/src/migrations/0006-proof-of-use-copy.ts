/** How far proofs of use are, and whose classes are whose, as trademarks tells of them: their specimens are rows of ours. */
export const proofOfUseCopy = {
  name: '0006-proof-of-use-copy',
  sql: `
create table proof_of_use_copy (id uuid primary key, status text not null);
create table proof_of_use_class_copy (id uuid primary key, proof_of_use_id uuid not null);
`,
};
