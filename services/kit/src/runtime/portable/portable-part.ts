import { gunzipSync, gzipSync } from 'node:zlib';
import type { EntityManager } from 'typeorm';
import { execute } from '../../model/rows/sql.js';
import { Fault } from '../../model/words/fault.js';
import type { CopyOfPerson } from '../personal-data/data-copy-part.js';

/** Lines that a service has put aside with its part of a copy; they go with it. */
export const portablePartMigration = {
  name: 'kit-0040-portable-part',
  sql: `
create table portable_part (
  copy_id uuid not null references data_copy_part on delete cascade,
  file text not null,
  n integer not null,
  content bytea not null,
  primary key (copy_id, file, n)
);
-- Reminders that were due elsewhere before their history came here: they stay planned, as events say, and are not sent.
create table passed_over_reminder (
  kind text not null,
  subject_id uuid not null,
  step integer not null,
  due_on date not null,
  primary key (kind, subject_id, step, due_on)
);
`,
};

const LINES_AT_ONCE = 1000;

/** Puts the lines of one file aside, some at a time, and an empty piece after the last: a file without lines is not one that was never put aside. @returns how many there were */
export async function keepLines(
  tx: EntityManager,
  { copyId, file }: { readonly copyId: string; readonly file: string },
  lines: AsyncIterable<object>,
): Promise<number> {
  let [count, n] = [0, 0];
  let waiting: string[] = [];
  const flush = async (): Promise<void> => {
    await execute(tx, 'insert into portable_part (copy_id, file, n, content) values ($1, $2, $3, $4)', [
      copyId,
      file,
      n,
      gzipSync(waiting.join('')),
    ]);
    n += 1;
    waiting = [];
  };
  for await (const line of lines) {
    waiting.push(`${JSON.stringify(line)}\n`);
    count += 1;
    if (waiting.length === LINES_AT_ONCE) await flush();
  }
  if (waiting.length > 0) await flush();
  await flush();
  return count;
}

/** Whether this file of a copy was put aside. One that was asked for before there were such files has none. */
export async function hasLines(
  db: Pick<EntityManager, 'query'>,
  { copyId }: Pick<CopyOfPerson, 'copyId'>,
  file: string,
): Promise<boolean> {
  const rows: object[] = await db.query(
    'select 1 from portable_part where copy_id = $1 and file = $2 limit 1',
    [copyId, file],
  );
  return rows.length > 0;
}

/** The lines of one file of a copy, in pieces of whole lines; who may have them is asked before.
 *  @throws Fault where they end before their end, as when the copy is taken away meanwhile: part of a history must not look whole */
export async function* linesOf(
  db: Pick<EntityManager, 'query'>,
  { copyId }: Pick<CopyOfPerson, 'copyId'>,
  file: string,
): AsyncGenerator<Buffer> {
  for (let n = 0; ; n += 1) {
    const [row]: { content: Buffer }[] = await db.query(
      'select content from portable_part where copy_id = $1 and file = $2 and n = $3',
      [copyId, file, n],
    );
    if (row === undefined)
      throw new Fault(`${file}.jsonl of copy ${copyId} is not put aside, or not any more`);
    const piece = gunzipSync(row.content);
    if (piece.length === 0) return;
    yield piece;
  }
}
