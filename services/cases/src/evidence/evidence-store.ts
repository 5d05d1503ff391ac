import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import type { Bundle, BundledCapture } from './bundle.js';
import type { PageCaptured } from './capture/page-capture.js';
import { manifestBytes, manifestOf, sha256, type ManifestPlace } from './manifest.js';

/** A manifest where it is stored. */
export interface StoredManifest {
  readonly captureId: string;
  readonly chainId: string;
  readonly sha256: string;
  readonly bytes: Buffer;
  readonly stampRequest: Buffer | null;
  readonly stampReply: Buffer | null;
}

const COLUMNS =
  'capture_id as "captureId", chain_id as "chainId", sha256, bytes, stamp_request as "stampRequest", stamp_reply as "stampReply"';

/** Stores a capture as the next of its chain, in the transaction of the caller. Two at once are stored one after the other; one that is stored already stays as it is. */
export async function storeCapture(
  tx: EntityManager,
  captured: PageCaptured,
  { place, now }: { readonly place: Omit<ManifestPlace, 'number' | 'previous'>; readonly now: Date },
): Promise<string> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 16))', [place.chain.id]);
  const stored = await manifestOfCapture(tx, place.captureId);
  if (stored !== undefined) return stored.sha256;
  const last = await queryRow<{ number: number; sha256: string }>(
    tx,
    'select number, sha256 from evidence_manifest where chain_id = $1 order by number desc limit 1',
    [place.chain.id],
  );
  const number = (last?.number ?? 0) + 1;
  const bytes = manifestBytes(manifestOf(captured, { ...place, number, previous: last?.sha256 ?? null }));
  const hash = sha256(bytes);
  for (const file of captured.files)
    await tx.query(
      'insert into evidence_file (sha256, bytes) values ($1, $2) on conflict (sha256) do nothing',
      [sha256(file.bytes), Buffer.from(file.bytes)],
    );
  await tx.query(
    'insert into evidence_manifest (capture_id, chain_id, number, sha256, bytes, stored_at) values ($1, $2, $3, $4, $5, $6)',
    [place.captureId, place.chain.id, number, hash, bytes, now],
  );
  return hash;
}

/** The manifest of a capture, where it was stored. */
export function manifestOfCapture(tx: EntityManager, captureId: string): Promise<StoredManifest | undefined> {
  return queryRow<StoredManifest>(tx, `select ${COLUMNS} from evidence_manifest where capture_id = $1`, [
    captureId,
  ]);
}

/** A manifest by its hash, which only those have who were given it. */
export function manifestByHash(tx: EntityManager, hash: string): Promise<StoredManifest | undefined> {
  return queryRow<StoredManifest>(tx, `select ${COLUMNS} from evidence_manifest where sha256 = $1`, [hash]);
}

/** Those no authority has vouched for yet, the oldest first. */
export function unstamped(tx: EntityManager, limit: number): Promise<readonly StoredManifest[]> {
  return queryRows<StoredManifest>(
    tx,
    `select ${COLUMNS} from evidence_manifest where stamp_reply is null order by stored_at, capture_id limit $1`,
    [limit],
  );
}

/** Everything of the chain a manifest stands in, as it is stored now. */
export async function bundleOf(tx: EntityManager, chainId: string): Promise<Bundle> {
  const manifests = await queryRows<StoredManifest>(
    tx,
    `select ${COLUMNS} from evidence_manifest where chain_id = $1 order by number`,
    [chainId],
  );
  const captures = manifests.map(({ sha256: hash, bytes, stampRequest, stampReply }): BundledCapture => ({
    sha256: hash,
    manifest: bytes,
    ...(stampRequest === null || stampReply === null
      ? {}
      : { stamp: { request: stampRequest, reply: stampReply } }),
  }));
  const hashes = manifests.flatMap(({ bytes }) =>
    [...bytes.toString().matchAll(/"sha256":"([0-9a-f]{64})"/g)].map(([, hash = '']) => hash),
  );
  const files = await queryRows<{ sha256: string; bytes: Buffer }>(
    tx,
    'select sha256, bytes from evidence_file where sha256 = any($1)',
    [hashes],
  );
  return { captures, files: new Map(files.map((file) => [file.sha256, file.bytes])) };
}
