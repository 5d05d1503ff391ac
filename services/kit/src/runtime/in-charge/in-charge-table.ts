/** Who is in charge of what other records belong to, as its events said it last. `part_of`: what it belongs to itself, where only its first event says so. */
export const inChargeMigration = {
  name: 'kit-0012-in-charge',
  sql: `
create table in_charge (entity text not null, id uuid not null, holder_id uuid, part_of uuid, primary key (entity, id));
`,
};
