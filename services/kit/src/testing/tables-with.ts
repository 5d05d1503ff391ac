import type { DataSource } from 'typeorm';

/** Tables in which the pattern (a regular expression, any case) still stands; one in parts by its own name. */
export async function tablesWith(db: DataSource, pattern: string): Promise<string[]> {
  const tables: { name: string }[] = await db.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows: { found: boolean }[] = await db.query(
      `select exists (select from "${name}" t where t::text ~* $1) as found`,
      [pattern],
    );
    if (rows[0]?.found === true) found.push(name);
  }
  return found;
}
