import type { EntityManager } from 'typeorm';

/** Where bytes of documents lie. In production an object store stands behind the same three calls. */
export interface ContentStore {
  put(path: string, bytes: Buffer): Promise<void>;
  get(path: string): Promise<Buffer | undefined>;
}

export function databaseContentStore(db: Pick<EntityManager, 'query'>): ContentStore {
  return {
    put: async (path, bytes) => {
      await db.query(
        'insert into document_content (path, bytes) values ($1, $2) on conflict (path) do nothing',
        [path, bytes],
      );
    },
    get: async (path) => {
      const rows: { bytes: Buffer }[] = await db.query('select bytes from document_content where path = $1', [
        path,
      ]);
      return rows[0]?.bytes;
    },
  };
}
