import type { EntityManager } from 'typeorm';

/** Where bytes of documents lie. In production an object store stands behind the same calls. */
export interface ContentStore {
  /** `uncheckedSince`: the virus scanner has not seen them yet, and nobody is given them until it has. Since when they are in its line. */
  put(path: string, bytes: Buffer, uncheckedSince?: Date): Promise<void>;
  /** Undefined: not there, or not checked yet. */
  get(path: string): Promise<Buffer | undefined>;
  /** Whether they lie there and wait for the scanner. */
  isUnchecked(path: string): Promise<boolean>;
}

export function databaseContentStore(db: Pick<EntityManager, 'query'>): ContentStore {
  return {
    put: async (path, bytes, uncheckedSince) => {
      await db.query(
        'insert into document_content (path, bytes, unchecked_since) values ($1, $2, $3) on conflict (path) do nothing',
        [path, bytes, uncheckedSince ?? null],
      );
    },
    get: async (path) => {
      const rows: { bytes: Buffer }[] = await db.query(
        'select bytes from document_content where path = $1 and unchecked_since is null',
        [path],
      );
      return rows[0]?.bytes;
    },
    isUnchecked: async (path) => {
      const rows: object[] = await db.query(
        'select 1 from document_content where path = $1 and unchecked_since is not null',
        [path],
      );
      return rows.length > 0;
    },
  };
}
