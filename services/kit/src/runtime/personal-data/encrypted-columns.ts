import type { EntityManager } from 'typeorm';
import { queryRows } from '../../model/rows/sql.js';

/** A column in which encrypted bytes may stand: as they are, as the whole text in base64, as a text within JSON, or in a field of a message that was kept as it came. */
export interface EncryptedColumn {
  /** A quoted identifier. */
  readonly name: string;
  readonly kind: 'bytea' | 'text' | 'jsonb' | 'message';
}

/** A table with such columns. */
export interface EncryptedTable {
  /** A quoted identifier. */
  readonly name: string;
  /** Quoted columns of its primary key, with their types. */
  readonly key: readonly { readonly name: string; readonly type: string }[];
  readonly columns: readonly EncryptedColumn[];
}

/** First byte 1, then nonce, tag and ciphertext: at least 29 bytes, which begin like this in either base64. */
const BASE64 = 'A[Q-Za-f][A-Za-z0-9+/_-]{37,}={0,2}';

/** Texts of JSON that look encrypted, without their quotes. */
export const ENCRYPTED_TEXT = new RegExp(`(?<=")${BASE64}(?=")`, 'g');

/** Messages of others that wait: they are handled from these bytes, as they would be from those on the broker. */
const KEPT_AS_THEY_CAME = new Set(['parked_event.envelope', 'dead_letter.value']);

/** SQL that holds where the column looks encrypted. */
export function looksEncrypted({ name, kind }: EncryptedColumn): string {
  if (kind === 'bytea') return `(octet_length(${name}) >= 29 and get_byte(${name}, 0) = 1)`;
  if (kind === 'message') return `(octet_length(${name}) >= 29)`;
  if (kind === 'text') return `(${name} ~ '^${BASE64}$')`;
  return `(${name}::text ~ '"${BASE64}"')`;
}

interface FoundColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly key: boolean;
}

/** Where encrypted bytes may stand, by the catalogue of the database: no list of ours can forget one. */
export async function encryptedTables(tx: EntityManager): Promise<EncryptedTable[]> {
  const found = await queryRows<FoundColumn>(
    tx,
    `select quote_ident(c.relname) as table, quote_ident(a.attname) as column, format_type(a.atttypid, null) as type,
            coalesce(a.attnum = any(i.indkey), false) as key
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attgenerated = ''
        and c.relname not in ('schema_migration', 'used_key')
      order by 1, a.attnum`,
  );
  return [...new Set(found.map(({ table }) => table))].flatMap((name) => {
    const all = found.filter(({ table }) => table === name);
    const columns = all.flatMap(({ column, type, key }) =>
      !key && (type === 'bytea' || type === 'text' || type === 'jsonb')
        ? [{ name: column, kind: KEPT_AS_THEY_CAME.has(`${name}.${column}`) ? 'message' : type } as const]
        : [],
    );
    const key = all.flatMap(({ column, type, key: isKey }) => (isKey ? [{ name: column, type }] : []));
    return columns.length > 0 && key.length > 0 ? [{ name, key, columns }] : [];
  });
}
