import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';
import { no } from '../refusals.js';
import { caseRequest } from './case-request.work-item.js';
import { notYetSeen } from './case-request-rules.js';
import { caseRequestResource } from './case-request.resource.js';
import { CaseRequestStatus } from './case-request-status.js';
import { invitationOf, type ReportInvitation } from './report-invitation.js';

const { type, brandWebsite, message, knowsThem, seenSince } = caseRequestResource.fields;

/** The letter went to the account, so whoever holds its link is known: no address is asked, and what becomes of the report is written there. */
export const reportByLink = defineCommand({
  name: 'ReportByLink',
  doc: 'Reports a threat by the personal link of a letter, once.',
  aggregate: caseRequest.aggregate,
  stream: 'new',
  input: {
    type,
    brandWebsite,
    links: f.list(f.url('Where the threat can be seen.'), { max: 20, min: 1 }),
    message,
    knowsThem,
    seenSince,
  },
  allowed: ['visitor'],
  preload: async (tx, { context: { viewer } }) => {
    // Two clicks at once are one report.
    if (viewer.link !== undefined)
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [viewer.link.subjectId]);
    return { invitation: await invitationOf(tx, viewer) };
  },
  decide: (_, input, { preloaded, now }): readonly DomainEvent[] | Refusal => {
    const { invitation } = preloaded as { readonly invitation?: ReportInvitation | undefined };
    if (invitation === undefined) return no('NO_INVITATION');
    if (invitation.used) return no('INVITATION_USED');
    const early = notYetSeen(input, now);
    if (early !== undefined) return early;
    const { id: invitationId, userId, brandName } = invitation;
    return [
      {
        type: caseRequest.events.added,
        data: {
          ...input,
          userId,
          invitationId,
          brandName: brandName === '' ? null : brandName.slice(0, LONGEST_NAME),
          contactEmail: null,
          contactName: null,
          status: CaseRequestStatus.created,
        },
        subjectId: userId,
      },
    ];
  },
});

/** As the field of a report. */
const LONGEST_NAME = 200;

export const linkedReport: ExposedCommand = {
  command: reportByLink,
  result: { typeName: 'InfringementReport', resolve: async ({ streamId }) => ({ requestId: streamId }) },
};
