import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { inOneTransaction } from '../../product/run-steps.js';
import { noteCardExpiry } from './card-commands.js';
import { expiryNotice, lastDayOfCard } from './card-expiry-days.js';

const OFFICE_ZONE = 'Europe/Bratislava';
const AT_ONCE = 500;

/** Cards whose month is over do not work any more, and their owners are written to before: each notice once, after a standstill the nearer one alone. */
export async function watchCardExpiry(runtime: CommandRuntime): Promise<void> {
  const today = calendarDate(runtime.clock.now(), OFFICE_ZONE);
  const cards = await inTransaction(runtime.db, (tx) =>
    queryRows<{ id: string; expires: string }>(
      tx,
      `select id, card_expiration as expires from user_payment_method
       where status = 'Active' and to_date(card_expiration, 'MM/YYYY') + interval '1 month' <= $1::date + 31
         and (expiry_notice_days is null or expiry_notice_days > 7 or to_date(card_expiration, 'MM/YYYY') + interval '1 month' <= $1::date) order by id limit ${AT_ONCE}`,
      [today],
    ),
  );
  for (const { id, expires } of cards) {
    const lastDay = lastDayOfCard(expires);
    const notice = expiryNotice(lastDay, today);
    if (notice === undefined) continue;
    const expiryNoticeDays = notice === 'expired' ? null : notice;
    await inOneTransaction(runtime, (run) =>
      run(noteCardExpiry, {
        streamId: id,
        input: { expiresOn: lastDay, expiryNoticeDays },
        key: `${expires} ${notice}`,
      }),
    );
  }
}
