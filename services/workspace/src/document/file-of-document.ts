import { Fault } from '@cotta/kit/model/words/fault.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { databaseContentStore } from './content-store.js';

interface File {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** A kept document to send along. @throws Fault while it has not come yet: it is asked for again */
export async function fileOfDocument(tx: EntityManager, id: string): Promise<File> {
  const row = await queryRow<{ name: string; mediaType: string; path: string }>(
    tx,
    'select name, media_type as "mediaType", path from document where id = $1',
    [id],
  );
  const bytes = row && (await databaseContentStore(tx).get(row.path));
  if (row === undefined || bytes === undefined) throw new Fault(`file ${id} is not kept yet`);
  return { name: row.name, mediaType: row.mediaType, bytes };
}
