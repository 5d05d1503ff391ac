import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { trademarkWatchSubscription } from './trademark-watch-subscription.record.js';

/** A watch that is not wanted any more: today is its last day. */
export const endTrademarkWatch = defineCommand({
  name: 'EndTrademarkWatch',
  doc: 'Nothing is looked for after today; what was found stays.',
  aggregate: trademarkWatchSubscription.aggregate,
  stream: 'existing',
  input: {},
  allowed: staff,
  mayTouch: ({ exists }) => exists,
  decide: ({ fields: { dateStart = '', dateEnd, userId } }, _, { now }) => {
    // Watches run by the day of this zone.
    const today = calendarDate(now, 'UTC');
    if (dateStart > today) return no('WATCH_NOT_BEGUN', { dateStart });
    if (dateEnd && dateEnd < today) return no('WATCH_ENDED', { dateEnd });
    if (dateEnd === today) return [];
    return [
      {
        type: trademarkWatchSubscription.events.amended,
        data: { dateEnd: today },
        ...(userId ? { subjectId: userId } : {}),
      },
    ];
  },
});
