import type { MessageInitShape } from '@bufbuild/protobuf';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  DeadlineRemindedSchema,
  type DeadlineNoticeSchema,
} from '@cotta/proto/cotta/trademarks/v1/events_pb.js';

interface AboutResult {
  readonly trademarkId: string;
  readonly userId: string | null;
  readonly markName: string;
  readonly jurisdiction: string;
  readonly oppositionEndDate: string | null;
  /** Facts from before there were links have none. */
  readonly linkRevision?: number;
}
type ResultEvent = RecordedEvent<{
  readonly told: AboutResult & { readonly urgent: boolean; readonly ending?: true; readonly on: string };
}>;

/** A later mark beside the mark it came near to: `mark` is the later one, the subject is the client's. */
function noticeOf(
  { eventId, streamId }: Pick<RecordedEvent, 'eventId' | 'streamId'>,
  about: AboutResult & { readonly reminder: string; readonly on: string },
): MessageInitShape<typeof DeadlineNoticeSchema> {
  const {
    trademarkId,
    userId,
    markName,
    jurisdiction,
    oppositionEndDate,
    reminder,
    on,
    linkRevision = 0,
  } = about;
  return {
    key: nameBasedId('watch result notice', eventId),
    reminder,
    step: 1,
    dueOn: on,
    subjectType: 'trademark',
    subjectId: trademarkId,
    mark: markName,
    jurisdiction,
    userId: userId ?? '',
    assignedAdminId: '',
    deadline: 'opposition',
    state: 'open',
    nominalDate: oppositionEndDate ?? '',
    legalDate: oppositionEndDate ?? on,
    opensDate: '',
    graceDate: '',
    surcharge: '',
    deadlineId: streamId,
    linkRevision,
  };
}

/** Letters about watch results go the way of reminders: one letter a person and day, in working hours. */
export const watchResultNotices: Publications = {
  MonitoringResultTold: publication(DeadlineRemindedSchema, (event: ResultEvent) => {
    const { told } = event.data;
    return {
      notice: noticeOf(event, {
        ...told,
        reminder: told.ending ? 'watch result ending' : told.urgent ? 'watch result urgent' : 'watch result',
      }),
    };
  }),
};
