import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { application } from './application.record.js';

export const recordApplicationApproval = defineCommand({
  name: 'RecordApplicationApproval',
  doc: 'The client has approved the draft of the order this application belongs to.',
  aggregate: application.aggregate,
  stream: 'existing',
  allowed: ['system'],
  input: { approvedAt: f.instant('When the client approved.') },
  decide: ({ fields }, { approvedAt }): readonly DomainEvent[] =>
    fields.clientApproval === true
      ? []
      : [
          {
            type: 'ApplicationApprovalRecorded',
            data: { clientApproval: true, clientApprovedAt: approvedAt },
          },
        ],
});
