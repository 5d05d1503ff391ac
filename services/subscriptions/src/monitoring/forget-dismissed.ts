import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { eraseKeys } from '@cotta/kit/runtime/personal-data/erase-person.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { forgetScreenshot } from './decide-finding.js';
import { brandMonitoringFindingResource } from './brand-monitoring-finding.record.js';

const DAYS = 90;
const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** Who offered it and what it looked like. What it was, when, where and why it was left out stays. */
const forgotten = {
  description: 'nothing',
  otherSide: 'nothing',
  seller: 'nothing',
  opponentKey: 'nothing',
  pictureUrl: 'nothing',
  priceText: 'nothing',
} as const;

const DUE = `
select id, document_id as "screenshotId" from brand_monitoring_finding
where state = 'Dismissed' and reviewed_at < $1 and coalesce(last_seen_at, reviewed_at) < $1
  and (description is not null or other_side is not null or seller is not null or opponent_key is not null or picture_url is not null
    or price_text is not null or (document_id is not null and case_id is null))
order by reviewed_at, id limit ${AT_ONCE} for update skip locked`;

/** Ninety days after a finding was dismissed and no scan saw it any more, nothing is kept of strangers, nor the screenshot of their page. One that comes
 *  back later is new. @returns how many were forgotten */
export async function forgetDismissed(runtime: CommandRuntime): Promise<number> {
  const before = new Date(runtime.clock.now().getTime() - DAYS * DAY_MS);
  let count = 0;
  for (;;) {
    const due = await inTransaction(runtime.db, async (tx) => {
      const found = await queryRows<{ id: string; screenshotId: string | null }>(tx, DUE, [before]);
      for (const { id, screenshotId } of found)
        if (screenshotId !== null)
          await handleCommandIn(tx, runtime, {
            command: forgetScreenshot,
            streamId: id,
            input: {},
            viewer: systemViewer,
            commandId: nameBasedId('forget screenshot', id, screenshotId),
          });
      await eraseKeys(tx, brandMonitoringFindingResource, {
        ids: found.map(({ id }) => id),
        neutral: forgotten,
      });
      return found.length;
    });
    runtime.afterCommit();
    count += due;
    if (due < AT_ONCE) return count;
  }
}
