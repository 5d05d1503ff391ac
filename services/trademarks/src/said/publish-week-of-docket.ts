import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { DocketOfWeekToldSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import type { WeekOfDocket } from '../deadlines/week-of-docket/publish-week-of-docket.js';
import { noticeFields } from './notice-fields.js';

/** The docket of a week as a message: letters to colleagues follow from it. */
export const weekOfDocketPublications: Publications = {
  DocketOfWeekTold: publication(
    DocketOfWeekToldSchema,
    ({ data: { monday, holders } }: RecordedEvent<WeekOfDocket>) => ({
      monday,
      holders: holders.map(({ adminId, total, dates }) => ({
        adminId: adminId ?? '',
        total,
        dates: dates.map(({ trademarkId, ...given }) => ({
          ...noticeFields(given),
          key: nameBasedId('week of docket', given.subjectId, monday),
          subjectType: 'trademark',
          subjectId: trademarkId,
        })),
      })),
    }),
  ),
};
