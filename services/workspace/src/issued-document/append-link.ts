import { execute, queryRow } from '@cotta/kit/model/rows/sql.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import type { EntityManager } from 'typeorm';
import { entryOf, FINGERPRINT, linkHash, type ChainLink, type IssuedFacts } from './chain-link.js';

/** Notes an issued document as the next link, in the transaction of the caller; one that is in the chain keeps its place. Two at once join one after the other.
 *  `now`: says the month it joins in. @throws Fault for what is no fingerprint */
export async function appendLink(tx: EntityManager, facts: IssuedFacts, now: Date): Promise<void> {
  if (!FINGERPRINT.test(facts.fingerprint)) throw new Fault(`no fingerprint of a ${facts.kind}`);
  await tx.query("select pg_advisory_xact_lock(hashtextextended('issued documents', 0))");
  const known = await queryRow(tx, 'select n from issued_document where fingerprint = $1', [
    facts.fingerprint,
  ]);
  if (known !== undefined) return;
  const last = await queryRow<{ n: number; month: string; hash: string }>(
    tx,
    'select n, month, hash from issued_document order by n desc limit 1',
  );
  const month = calendarDate(now, FIRM_ZONE).slice(0, 7);
  const link: ChainLink = {
    n: (last?.n ?? 0) + 1,
    // A clock that is behind another one does not go back into a month that was closed.
    month: last !== undefined && last.month > month ? last.month : month,
    entry: entryOf(facts),
    previous: last?.hash ?? null,
  };
  await execute(
    tx,
    'insert into issued_document (n, month, kind, fingerprint, issued_on, entry, previous, hash, joined_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [
      link.n,
      link.month,
      facts.kind,
      facts.fingerprint,
      facts.issuedOn,
      link.entry,
      link.previous,
      linkHash(link),
      now,
    ],
  );
}
