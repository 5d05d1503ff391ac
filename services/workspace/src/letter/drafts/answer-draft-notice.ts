import { create } from '@bufbuild/protobuf';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { OfficeActionFacts } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { DeadlineNoticeSchema, type DeadlineNotice } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';

interface Sent {
  readonly officeActionId: string;
  readonly eventId: string;
}

/** A draft of an answer that went to its client, told like a date of its mark: each draft is a letter of its own. */
export function noticeOfDraft(facts: OfficeActionFacts, { officeActionId, eventId }: Sent): DeadlineNotice {
  return create(DeadlineNoticeSchema, {
    key: nameBasedId('draft of an answer', eventId),
    reminder: 'office action draft',
    step: 1,
    subjectType: 'office_action',
    subjectId: officeActionId,
    mark: facts.markName ?? '',
    jurisdiction: facts.jurisdiction ?? '',
    userId: facts.userId ?? '',
    deadline: 'Answer to the office',
    state: 'open',
    nominalDate: facts.dueDate ?? '',
    linkRevision: facts.linkRevision ?? 0,
  });
}
