import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { officeToday } from '../deadlines/office-day.js';
import { notifyMonitoringResult } from './notify-monitoring-result.js';
import { isEnding, isToBeNotified, isUrgent, type NotifiedFacts } from './result-to-notify.js';

interface Waiting extends NotifiedFacts {
  readonly id: string;
  readonly jurisdiction: string;
}

/** Judged, of interest, with somebody to tell, and neither ordered nor left alone. */
const WAITING = `
select id, jurisdiction, relevance, opposition_end_date::text as "oppositionEndDate", told_on::text as "toldOn", urgent_on::text as "urgentOn", seen
from trademark_monitoring_result
where is_judged and relevance <> 'Not relevant' and user_id is not null and ordered_on is null and dismissed_on is null and ended_on is null and (not seen or opposition_end_date is not null) and ($1::uuid is null or watch_subscription_id = $1) order by id`;

/** Tells clients what their watches found: `due` what its day has come for, `all` whatever was never told. The same result is told once for each
 *  reason, however often this runs and in however many processes. `watchId`: only what that watch found. @returns how many were told */
export async function notifyResults(
  runtime: CommandRuntime,
  which: 'due' | 'all',
  watchId: string | null = null,
): Promise<number> {
  const waiting: Waiting[] = await runtime.db.query(WAITING, [watchId]);
  let notified = 0;
  for (const result of waiting) {
    const today = officeToday(result.jurisdiction, runtime.clock.now());
    const wanted = which === 'all' ? !result.toldOn && result.seen !== true : isToBeNotified(result, today);
    if (!wanted) continue;
    const commandId = nameBasedId(
      'tell watch result',
      result.id,
      ...(isEnding(result, today) ? ['ending', today] : [isUrgent(result, today) ? 'urgent' : 'usual']),
    );
    const outcome = await handleCommand(runtime, {
      command: notifyMonitoringResult,
      streamId: result.id,
      viewer: systemViewer,
      commandId,
      input: {},
    });
    if ('refusal' in outcome)
      runtime.log.warn(
        { result: result.id, refused: outcome.refusal.refused },
        'a watch result could not be told',
      );
    else if (!outcome.replayed) notified += 1;
  }
  return notified;
}
