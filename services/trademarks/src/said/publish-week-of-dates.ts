import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { WeekOfDatesToldSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { noticeFields } from './notice-fields.js';
import type { WeekOfDates } from '../deadlines/week-of-dates/publish-week-of-dates.js';

/** The weekly list as a message: the letter follows from it. */
export const weekOfDatesPublications: Publications = {
  WeekOfDatesTold: publication(
    WeekOfDatesToldSchema,
    ({ data: { userId, monday, dates } }: RecordedEvent<WeekOfDates>) => ({
      userId,
      monday,
      dates: dates.map(({ trademarkId, ...given }) => ({
        ...noticeFields({ ...given, userId }),
        key: nameBasedId('week of dates', given.subjectId, monday),
        subjectType: 'trademark',
        subjectId: trademarkId,
      })),
    }),
  ),
};
