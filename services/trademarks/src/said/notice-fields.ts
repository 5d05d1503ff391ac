import type { MessageInitShape } from '@bufbuild/protobuf';
import type { InputOf } from '@cotta/kit/model/field/field.js';
import type { DeadlineNoticeSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import type { reminderFields } from '../deadlines/rows/reminder-fields.js';

/** What a message says of a deadline as a reminder has it; the key and the subject come from whoever tells it. */
export function noticeFields(
  given: InputOf<typeof reminderFields>,
): MessageInitShape<typeof DeadlineNoticeSchema> {
  return {
    reminder: given.reminder,
    step: given.step,
    dueOn: given.dueOn,
    mark: given.markName,
    jurisdiction: given.jurisdiction,
    userId: given.userId ?? '',
    assignedAdminId: given.assignedAdminId ?? '',
    deadline: given.deadline,
    state: given.state,
    nominalDate: given.nominalDate,
    legalDate: given.legalDate,
    opensDate: given.opensDate ?? '',
    graceDate: given.graceDate ?? '',
    surcharge: given.surcharge ?? '',
    deadlineId: given.subjectId,
  };
}
