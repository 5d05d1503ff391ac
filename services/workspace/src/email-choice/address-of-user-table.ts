/** Whose account an address is, by the keyed hash that stands for it. */
export const addressOfUserTable = `
create table address_of_user (user_id uuid primary key, address_id uuid not null);
create index address_of_user_address on address_of_user (address_id);
`;
