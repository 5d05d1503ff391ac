import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import type { CameIn } from '@cotta/kit/edge/programs/run-history-import.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { documentLine } from '@cotta/reference/portfolio/lines.js';
import { databaseContentStore } from '../content-store.js';

/** Puts the files of a portfolio where their documents say they lie. A document that was here before gets nothing: what was taken away here stays away. The scanner of this copy looks at
 *  them before anybody is given them; who wrote the file is not known. @throws PermanentFault for bytes that are not those of the document */
export async function importFiles(tx: EntityManager, { folder, ids, now }: CameIn): Promise<void> {
  const store = databaseContentStore(tx);
  const text = await readFile(join(folder, 'documents.jsonl'), 'utf8');
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const { DocumentIdentifier: id, FileName } = documentLine.parse(JSON.parse(line));
    if (FileName === null || !ids.has(id)) continue;
    const bytes = await readFile(join(folder, FileName));
    const row = await queryRow<{ path: string; sha256: string }>(
      tx,
      'select path, sha256 from document where id = $1',
      [id],
    );
    if (row?.sha256 !== createHash('sha256').update(bytes).digest('hex'))
      throw new PermanentFault(`${FileName} is not the file of document ${id} in its history`);
    await store.put(row.path, bytes, now);
  }
}
