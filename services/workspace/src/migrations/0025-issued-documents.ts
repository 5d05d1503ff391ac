/** The chain of what the firm issued. No link is changed or taken out, none has two after it, and none comes after what is not there: whatever a program tries. */
export const issuedDocuments = {
  name: '0025-issued-documents',
  sql: `
create table issued_document (
  n integer primary key check (n >= 1),
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  kind text not null,
  fingerprint text not null unique check (fingerprint ~ '^[0-9a-f]{64}$'),
  issued_on date not null,
  entry text not null,
  previous text unique nulls not distinct,
  hash text not null unique,
  joined_at timestamptz not null);
create index issued_document_month on issued_document (month, n);
create table chain_stamp (
  n integer primary key references issued_document (n),
  request bytea not null,
  reply bytea not null,
  stamped_at timestamptz not null,
  authority text not null);
create index chain_stamp_stamped_at on chain_stamp (stamped_at);
create function refuse_chain_change() returns trigger language plpgsql as $$
begin raise exception 'the chain of issued documents only grows'; end $$;
create trigger issued_document_stays before update or delete or truncate on issued_document
  for each statement execute function refuse_chain_change();
create trigger chain_stamp_stays before update or delete or truncate on chain_stamp
  for each statement execute function refuse_chain_change();
create function follow_last_link() returns trigger language plpgsql as $$
begin
  if new.n > 1 and not exists (
    select from issued_document d where d.n = new.n - 1 and d.hash = new.previous and d.month <= new.month)
  then raise exception 'link % does not follow the last one', new.n; end if;
  if new.n = 1 and new.previous is not null then raise exception 'the first link has none before it'; end if;
  return new;
end $$;
create trigger issued_document_follows before insert on issued_document for each row execute function follow_last_link();
`,
};
