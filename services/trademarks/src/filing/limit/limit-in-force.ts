import type { EntityManager } from 'typeorm';

type Reader = Pick<EntityManager, 'query'>;

/** Cents of euro the newest change says; undefined before the first one. */
export async function newestLimit(manager: Reader): Promise<number | undefined> {
  const [row]: { cents: number }[] = await manager.query(
    `select (amount->>'amountMinor')::int as cents from filing_limit order by created_at desc, id desc limit 1`,
  );
  return row?.cents;
}

/** Cents of euro that held at a moment. What the firm changes counts from then on, never for what was prepared before: nobody prepares a filing,
 *  lifts the limit and lets it go alone. Where the first change came later, what held until it. */
export async function limitAt(manager: Reader, at: Date, firstLimitCents: number): Promise<number> {
  const [row]: { cents: number | null }[] = await manager.query(
    `select coalesce(
       (select (amount->>'amountMinor')::int from filing_limit where created_at <= $1 order by created_at desc, id desc limit 1),
       (select (former_amount->>'amountMinor')::int from filing_limit order by created_at, id limit 1)) as cents`,
    [at],
  );
  return row?.cents ?? firstLimitCents;
}
