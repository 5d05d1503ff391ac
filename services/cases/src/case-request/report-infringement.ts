import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';
import { caseRequest } from './case-request.work-item.js';
import { caseRequestResource } from './case-request.resource.js';
import { CaseRequestStatus } from './case-request-status.js';

const { type, brandWebsite, links, message, contactName } = caseRequestResource.fields;

/** The public form: no account, so an address is needed, and the answer shows no more than that it has arrived. */
export const reportInfringement = defineCommand({
  name: 'ReportInfringement',
  doc: 'Reports a threat without an account.',
  aggregate: caseRequest.aggregate,
  stream: 'new',
  input: {
    type,
    brandWebsite,
    links,
    message,
    contactEmail: f.email('Where to write to.', { personal: true }),
    contactName,
  },
  allowed: ['visitor', 'customer'],
  decide: (_, input, { viewer: { userId } }) => [
    {
      type: caseRequest.events.added,
      data: { ...input, userId: userId ?? null, status: CaseRequestStatus.created },
      ...(userId === undefined ? {} : { subjectId: userId }),
    },
  ],
});

export const infringementReport: ExposedCommand = {
  command: reportInfringement,
  result: { typeName: 'InfringementReport', resolve: async ({ streamId }) => ({ requestId: streamId }) },
};
