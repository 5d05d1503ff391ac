import { execute, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { TimeStampAuthority } from '@cotta/kit/runtime/time-stamp/time-stamp.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { linkBytes, type ChainLink } from './chain-link.js';

const HOUR_MS = 3_600_000;

/** The last link of each month that is over, and the last of all where no stamp is younger than an hour. */
const DUE = `
select n, month, entry, previous from issued_document d
 where not exists (select from chain_stamp s where s.n = d.n)
   and ((n = (select max(n) from issued_document m where m.month = d.month)
         and exists (select from issued_document f where f.month > d.month))
     or (n = (select max(n) from issued_document)
         and not exists (select from chain_stamp s where s.stamped_at > $1)))
 order by n`;

/** Has an authority vouch for the chain, so that what was issued has a stamp within an hour and each month that is over has its root. While no authority answers, links wait.
 *  @returns how many were stamped */
export async function stampChain(runtime: CommandRuntime, authority: TimeStampAuthority): Promise<number> {
  const { db, clock, log } = runtime;
  const hourAgo = new Date(clock.now().getTime() - HOUR_MS);
  const due = await byItself(db, (tx) => queryRows<ChainLink>(tx, DUE, [hourAgo]));
  let count = 0;
  for (const link of due) {
    const stamp = await authority.stamp(linkBytes(link)).catch((error: unknown) => {
      if (!(error instanceof VendorError)) throw error;
      log.warn({ err: error.message, link: link.n }, 'chain not stamped; tried again');
      return undefined;
    });
    if (stamp === undefined) return count;
    const { request, reply, at, authority: by } = stamp;
    count += await inTransaction(db, (tx) =>
      execute(
        tx,
        `insert into chain_stamp (n, request, reply, stamped_at, authority) values ($1, $2, $3, $4, $5)
         on conflict (n) do nothing`,
        [link.n, Buffer.from(request), Buffer.from(reply), at, by],
      ),
    );
  }
  return count;
}
