import { gunzipSync, gzipSync } from 'node:zlib';
import type { EntityManager } from 'typeorm';
import { execute } from '../../model/rows/sql.js';

/** One service's part of the copy of a person's data, put aside for the days on which it may be fetched. */
export const dataCopyMigration = {
  name: 'kit-0010-data-copy',
  sql: `
create table data_copy_part (copy_id uuid primary key, user_id uuid not null, content bytea not null, asked_at timestamptz not null);
create index data_copy_part_user_id on data_copy_part (user_id);
create index data_copy_part_asked_at on data_copy_part (asked_at);
`,
};

/** Days for which a copy can be fetched, counted from when it is whole; a part is kept a day longer, because it was asked for before that. */
export const DATA_COPY_DAYS = 7;
const DAY_MS = 86_400_000;

/** Rows by entity of the specification. */
export type DataCopyContent = Readonly<Record<string, readonly object[]>>;

/** Puts a part aside; the one of an earlier copy of the same person goes. */
export async function keepPart(
  tx: EntityManager,
  {
    copyId,
    userId,
    content,
    askedAt,
  }: { copyId: string; userId: string; content: DataCopyContent; askedAt: Date },
): Promise<void> {
  await forgetParts(tx, userId);
  await execute(
    tx,
    'insert into data_copy_part (copy_id, user_id, content, asked_at) values ($1, $2, $3, $4)',
    [copyId, userId, gzipSync(JSON.stringify(content)), askedAt],
  );
}

/** One copy, and who asks for it when. */
export interface CopyOfPerson {
  readonly copyId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Undefined: there is none, it is somebody else's, or its time is over. */
export async function partOf(
  db: Pick<EntityManager, 'query'>,
  { copyId, userId, now }: CopyOfPerson,
): Promise<DataCopyContent | undefined> {
  const [row]: { content: Buffer }[] = await db.query(
    'select content from data_copy_part where copy_id = $1 and user_id = $2 and asked_at > $3',
    [copyId, userId, keptSince(now)],
  );
  // The edge: only `keepPart` writes it.
  return row === undefined
    ? undefined
    : (JSON.parse(gunzipSync(row.content).toString('utf8')) as DataCopyContent);
}

/** The same question without the content. */
export async function hasPart(
  db: Pick<EntityManager, 'query'>,
  { copyId, userId, now }: CopyOfPerson,
): Promise<boolean> {
  const rows: object[] = await db.query(
    'select 1 from data_copy_part where copy_id = $1 and user_id = $2 and asked_at > $3',
    [copyId, userId, keptSince(now)],
  );
  return rows.length > 0;
}

/** Deletes what was put aside for a person. */
export async function forgetParts(tx: EntityManager, userId: string): Promise<void> {
  await execute(tx, 'delete from data_copy_part where user_id = $1', [userId]);
}

/** Takes away what nobody may fetch any more. */
export async function dropOldParts(db: Pick<EntityManager, 'query'>, now: Date): Promise<void> {
  await db.query('delete from data_copy_part where asked_at <= $1', [keptSince(now)]);
}

function keptSince(now: Date): Date {
  return new Date(now.getTime() - (DATA_COPY_DAYS + 1) * DAY_MS);
}
