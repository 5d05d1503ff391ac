import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import type { ChainLink, IssuedFacts, IssuedKind } from './chain-link.js';

/** Version of the form below; a reader of old proofs goes by it. */
export const PROOF_FORM = 'cotta-issued-document/1';

/** A time stamp of one link (RFC 3161), as it was asked and answered: DER, base64. */
export interface ProofStamp {
  readonly n: number;
  readonly request: string;
  readonly reply: string;
}

/** All that is needed to check a document without us: what it is, the links from it to one that an authority stamped, and the stamps. */
export interface ChainProof {
  readonly form: typeof PROOF_FORM;
  readonly document: IssuedFacts;
  /** From that of the document on, without a hole. The last one is stamped, unless none is stamped yet. */
  readonly links: readonly ChainLink[];
  /** The first one after the document, and that of the root of its month; empty: none is stamped yet. */
  readonly stamps: readonly ProofStamp[];
}

/** How far a proof goes: to the first stamp, or on to the root of the month where the month is over. */
export type ProofEnd = 'first stamp' | 'month root';

interface LinkRow extends ChainLink {
  readonly kind: IssuedKind;
  readonly fingerprint: string;
  readonly issuedOn: string;
}

interface StampRow {
  readonly n: number;
  readonly request: Buffer;
  readonly reply: Buffer;
}

/** The last link of a month that is over, once it is stamped. */
export interface MonthRoot {
  readonly n: number;
  /** SHA-256 of that link. */
  readonly hash: string;
  readonly stampedAt: Date;
}

const LINKS = `
select n, month, entry, previous, kind, fingerprint, issued_on::text as "issuedOn" from issued_document
 where n between $1 and $2 order by n`;

/** Where a document stands in the chain; undefined: it is not in it. */
export function placeOf(
  tx: EntityManager,
  fingerprint: string,
): Promise<{ n: number; month: string; hash: string; next: string | null } | undefined> {
  return queryRow(
    tx,
    `select d.n, d.month, d.hash, f.hash as next from issued_document d left join issued_document f on f.n = d.n + 1
      where d.fingerprint = $1`,
    [fingerprint],
  );
}

/** What stands for a whole month; undefined while the month is not over or not stamped. */
export function monthRootOf(tx: EntityManager, month: string): Promise<MonthRoot | undefined> {
  return queryRow<MonthRoot>(
    tx,
    `select d.n, d.hash, s.stamped_at as "stampedAt" from issued_document d join chain_stamp s on s.n = d.n
      where d.n = (select max(n) from issued_document where month = $1)
        and exists (select from issued_document f where f.month > $1)`,
    [month],
  );
}

/** The proof of a document, as it is stored now; undefined: it is not in the chain. */
export async function proofOf(
  tx: EntityManager,
  fingerprint: string,
  end: ProofEnd,
): Promise<ChainProof | undefined> {
  const place = await placeOf(tx, fingerprint);
  if (place === undefined) return undefined;
  const root = end === 'month root' ? await monthRootOf(tx, place.month) : undefined;
  const first = await queryRow<StampRow>(
    tx,
    'select n, request, reply from chain_stamp where n >= $1 order by n limit 1',
    [place.n],
  );
  const last = Math.max(place.n, first?.n ?? 0, root?.n ?? 0);
  const rows = await queryRows<LinkRow>(tx, LINKS, [place.n, last]);
  const stamps = await queryRows<StampRow>(
    tx,
    'select n, request, reply from chain_stamp where n = any($1::integer[]) order by n',
    [[first?.n, root?.n].filter((n) => n !== undefined)],
  );
  const own = rows[0];
  if (own === undefined) return undefined;
  return {
    form: PROOF_FORM,
    document: { fingerprint: own.fingerprint, kind: own.kind, issuedOn: own.issuedOn },
    links: rows.map(({ n, month, entry, previous }) => ({ n, month, entry, previous })),
    stamps: stamps.map(({ n, request, reply }) => ({
      n,
      request: request.toString('base64'),
      reply: reply.toString('base64'),
    })),
  };
}
