import { createHash } from 'node:crypto';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { execute, queryRow } from '@cotta/kit/model/rows/sql.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { no } from '../../refusals.js';

/** Different codes a visitor may try within a minute; the same code again, as a page asks for its price, is no try. @source money rules R-CPN-8 */
const MOST = 10;
const WINDOW_MS = 60_000;

/** Notes that this visitor tried a code; refused when it was one too many, whatever the code is worth. Staff try as they like. */
export async function couponTry(
  { db, clock }: Pick<CommandRuntime, 'db' | 'clock'>,
  viewer: Viewer,
  code: string,
): Promise<Refusal | undefined> {
  const visitor = viewer.userId ?? viewer.addressKey;
  if (visitor === undefined || viewer.role === 'lawyer' || viewer.role === 'admin') return undefined;
  const now = clock.now();
  const tried = await inTransaction(db, async (tx) => {
    await execute(tx, 'delete from coupon_try where visitor = $1 and tried_at <= $2', [
      visitor,
      new Date(now.getTime() - WINDOW_MS),
    ]);
    await execute(
      tx,
      'insert into coupon_try (visitor, code_hash, tried_at) values ($1, $2, $3) on conflict do nothing',
      [visitor, hashOf(code), now],
    );
    return queryRow<{ count: number }>(
      tx,
      'select count(*)::integer as count from coupon_try where visitor = $1',
      [visitor],
    );
  });
  return (tried?.count ?? 0) > MOST ? no('TOO_MANY_TRIES', { seconds: WINDOW_MS / 1000 }) : undefined;
}

function hashOf(code: string): string {
  return createHash('sha256').update(code.trim().toUpperCase()).digest('hex');
}
