import type { EntityManager } from 'typeorm';
import { openContent, type FiledContent } from './filed-content.js';

export interface KeptCopy {
  readonly applicationJurisdictionId: string;
  readonly trademarkId: string;
  readonly registrationRequestId: string;
  readonly userId: string | null;
  readonly digest: string;
  readonly sealedAt: Date;
  readonly sealed: Uint8Array;
  readonly poaDocumentId: string | null;
}

/** @returns false when it was kept before: the same part is one mark, however often it is told. */
export async function keepCopy(tx: EntityManager, copy: KeptCopy): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    `insert into filing_copy (application_jurisdiction_id, trademark_id, registration_request_id, user_id, digest, sealed_at, sealed, poa_document_id) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (application_jurisdiction_id) do nothing returning trademark_id`,
    [
      copy.applicationJurisdictionId,
      copy.trademarkId,
      copy.registrationRequestId,
      copy.userId,
      copy.digest,
      copy.sealedAt,
      Buffer.from(copy.sealed),
      copy.poaDocumentId,
    ],
  );
  return rows.length > 0;
}

export interface ApprovedCopy {
  readonly digest: string;
  readonly sealedAt: Date;
  readonly content: FiledContent;
  /** The power of attorney of the approval; another one came later. */
  readonly poaDocumentId: string | null;
}

/** What was approved for a mark; undefined for one that came another way. */
export async function approvedCopy(
  manager: EntityManager,
  trademarkId: string,
  encryptionKey: string,
): Promise<ApprovedCopy | undefined> {
  const [row]: { digest: string; sealed_at: Date; sealed: Buffer; poa_document_id: string | null }[] =
    await manager.query(
      'select digest, sealed_at, sealed, poa_document_id from filing_copy where trademark_id = $1',
      [trademarkId],
    );
  return row === undefined
    ? undefined
    : {
        digest: row.digest,
        sealedAt: row.sealed_at,
        content: openContent(row.sealed, encryptionKey),
        poaDocumentId: row.poa_document_id,
      };
}
