import type { DataSource, EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';
import { PermanentFault } from '../../model/words/fault.js';
import { inTransaction } from '../database/transaction.js';
import {
  ENCRYPTED_TEXT,
  encryptedTables,
  looksEncrypted,
  type EncryptedColumn,
  type EncryptedTable,
} from './encrypted-columns.js';
import { withPresentKey } from './encryption.js';
import { messageAnew } from './message-anew.js';
import { cannotReencrypt, forgetFormerKeys } from './used-keys.js';

/** Rows of one transaction; a row may hold a file of some megabytes. */
const AT_ONCE = 20;

/** What writing anew came to. */
export interface Reencrypted {
  /** Values that were written anew now. */
  readonly written: number;
  /** Values that only a former key opens still: their rows were being written by somebody else. */
  readonly left: number;
}

/** Encrypts anew, with the present key, whatever a former key of the ring opens: rows, facts, their copies, and messages that were put aside. Only the ciphertext changes, the same way wherever it
 *  stands; done again it finds what is left. Programs may work meanwhile: a row that one of them holds is passed over and looked at again.
 *  @throws PermanentFault where no program uses the present key, or the ring lacks one that is used */
export async function reencrypt(db: DataSource, ring: string): Promise<Reencrypted> {
  const problem = await inTransaction(db, (tx) => cannotReencrypt(tx, ring));
  if (problem !== undefined) throw new PermanentFault(problem);
  const tables = await inTransaction(db, encryptedTables);
  let [written, left] = [0, 0];
  for (;;) {
    const round = { written: 0, passed: 0 };
    for (const table of tables) await reencryptTable(db, { table, ring, round });
    written += round.written;
    left = round.passed;
    if (left === 0 || round.written === 0) break;
  }
  if (left === 0) await inTransaction(db, (tx) => forgetFormerKeys(tx, ring));
  return { written, left };
}

interface TableRound {
  readonly table: EncryptedTable;
  readonly ring: string;
  /** `passed`: rows that looked encrypted and were held by somebody else. */
  readonly round: { written: number; passed: number };
}

type Row = Readonly<Record<string, string | Buffer | null>>;

async function reencryptTable(db: DataSource, { table, ring, round }: TableRound): Promise<void> {
  const names = table.key.map(({ name }) => name).join(', ');
  const placed = table.key.map(({ type }, at) => `$${at + 1}::text::${type}`).join(', ');
  const texts = table.key.map(({ name }, at) => `${name}::text as k${at}`).join(', ');
  const looks = table.columns.map(looksEncrypted).join(' or ');
  const page = (after: boolean): string =>
    `select ${texts} from ${table.name} where (${looks})${after ? ` and (${names}) > (${placed})` : ''} order by ${names} limit ${AT_ONCE}`;
  for (let last: string[] | undefined; ;) {
    const keys = await inTransaction(db, (tx) =>
      queryRows<Row>(tx, page(last !== undefined), last ?? []),
    ).then((rows) => rows.map((row) => table.key.map((_, at) => String(row[`k${at}`]))));
    await inTransaction(db, async (tx) => {
      for (const key of keys) await reencryptRow(tx, key, { table, ring, round });
    });
    last = keys.at(-1);
    if (keys.length < AT_ONCE) return;
  }
}

async function reencryptRow(
  tx: EntityManager,
  key: readonly string[],
  { table, ring, round }: TableRound,
): Promise<void> {
  const here = table.key.map(({ name, type }, at) => `${name} = $${at + 1}::text::${type}`).join(' and ');
  const values = table.columns.map(
    ({ name, kind }, at) => `${kind === 'jsonb' ? `${name}::text` : name} as v${at}`,
  );
  // Whoever holds the row may have it taken already by somebody who waits for another of ours: nobody is waited for.
  const row = await queryRow<Row>(
    tx,
    `select ${values.join(', ')} from ${table.name} where ${here} for update skip locked`,
    key,
  );
  if (row === undefined) {
    const there = await queryRow(tx, `select from ${table.name} where ${here}`, key);
    if (there !== undefined) round.passed += 1;
    return;
  }
  const changed = table.columns.flatMap((column, at) => {
    const value = row[`v${at}`] ?? null;
    const anew = value === null ? null : valueAnew(column, value, ring);
    return anew === null ? [] : [{ column, ...anew }];
  });
  if (changed.length === 0) return;
  const sets = changed.map(
    ({ column }, at) =>
      `${column.name} = $${key.length + at + 1}${column.kind === 'jsonb' ? '::text::jsonb' : ''}`,
  );
  await execute(tx, `update ${table.name} set ${sets.join(', ')} where ${here}`, [
    ...key,
    ...changed.map(({ value }) => value),
  ]);
  round.written += changed.reduce((sum, { count }) => sum + count, 0);
}

/** Null: nothing of it needs a former key. */
function valueAnew(
  { kind }: EncryptedColumn,
  value: string | Buffer,
  ring: string,
): { value: string | Buffer; count: number } | null {
  if (typeof value !== 'string') {
    if (kind === 'message') return messageAnew(value, ring);
    const anew = withPresentKey(value, ring);
    return anew === undefined ? null : { value: anew, count: 1 };
  }
  let count = 0;
  const textAnew = (text: string): string => {
    const anew = withPresentKey(Buffer.from(text, 'base64'), ring);
    if (anew === undefined) return text;
    count += 1;
    return /[-_]/.test(text) || text.length % 4 !== 0 ? anew.toString('base64url') : anew.toString('base64');
  };
  const whole = kind === 'text' ? textAnew(value) : value.replaceAll(ENCRYPTED_TEXT, textAnew);
  return count === 0 ? null : { value: whole, count };
}
