import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { DeadlineRemindedSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';

interface AboutEnd {
  readonly trademarkId: string;
  readonly userId: string;
  readonly markName: string;
  readonly dateEnd: string;
  readonly on: string;
}

/** What a watch has to say of itself goes the way of reminders: one letter a person and day, in working hours. */
const noticeOf = (reminder: 'watch ends' | 'watch quiet') =>
  publication(
    DeadlineRemindedSchema,
    ({ eventId, streamId, data }: RecordedEvent<{ readonly notice: AboutEnd }>) => {
      const { trademarkId, userId, markName, dateEnd, on } = data.notice;
      return {
        notice: {
          key: nameBasedId(`${reminder} notice`, eventId),
          reminder,
          step: 1,
          dueOn: on,
          subjectType: 'trademark',
          subjectId: trademarkId,
          mark: markName,
          jurisdiction: '',
          userId,
          assignedAdminId: '',
          deadline: 'watch',
          state: 'open',
          nominalDate: dateEnd,
          legalDate: dateEnd,
          opensDate: '',
          graceDate: '',
          surcharge: '',
          deadlineId: streamId,
          linkRevision: 0,
        },
      };
    },
  );

export const watchEndNotices: Publications = {
  WatchEndReminded: noticeOf('watch ends'),
  WatchQuietReported: noticeOf('watch quiet'),
};
