import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { documentLine } from '@cotta/reference/portfolio/lines.js';
import { databaseContentStore } from '../content-store.js';

/** Puts the files of a portfolio where their documents say they lie; what lies there stays. @throws Fault for bytes that are not those of the line */
export async function importFiles(tx: EntityManager, folder: string): Promise<void> {
  const store = databaseContentStore(tx);
  const text = await readFile(join(folder, 'documents.jsonl'), 'utf8');
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const { DocumentIdentifier, DocumentDigestText, FileName } = documentLine.parse(JSON.parse(line));
    if (FileName === null) continue;
    const bytes = await readFile(join(folder, FileName));
    if (createHash('sha256').update(bytes).digest('hex') !== DocumentDigestText)
      throw new Fault(`${FileName} is not the file of document ${DocumentIdentifier}`);
    await store.put(`documents/${DocumentIdentifier}`, bytes);
  }
}
