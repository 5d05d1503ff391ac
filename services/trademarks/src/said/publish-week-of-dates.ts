import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { WeekOfDatesToldSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import type { WeekOfDates } from '../deadlines/week-of-dates/publish-week-of-dates.js';

/** The weekly list as a message: the letter follows from it. */
export const weekOfDatesPublications: Publications = {
  WeekOfDatesTold: publication(
    WeekOfDatesToldSchema,
    ({ data: { userId, monday, dates } }: RecordedEvent<WeekOfDates>) => ({
      userId,
      monday,
      dates: dates.map(
        ({
          reminder,
          subjectId,
          trademarkId,
          step,
          dueOn,
          markName,
          jurisdiction,
          assignedAdminId,
          deadline,
          state,
          nominalDate,
          legalDate,
          opensDate,
          graceDate,
          surcharge,
        }) => ({
          key: nameBasedId('week of dates', subjectId, monday),
          reminder,
          step,
          dueOn,
          subjectType: 'trademark',
          subjectId: trademarkId,
          mark: markName,
          jurisdiction,
          userId,
          assignedAdminId: assignedAdminId ?? '',
          deadline,
          state,
          nominalDate,
          legalDate,
          opensDate: opensDate ?? '',
          graceDate: graceDate ?? '',
          surcharge: surcharge ?? '',
          deadlineId: subjectId,
        }),
      ),
    }),
  ),
};
