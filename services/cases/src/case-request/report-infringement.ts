import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';
import { no } from '../refusals.js';
import { caseRequest } from './case-request.work-item.js';
import { notYetSeen } from './case-request-rules.js';
import { caseRequestResource } from './case-request.resource.js';
import { CaseRequestStatus } from './case-request-status.js';
import { FIRST_LINK_REVISION, whoReported } from './report-link.js';

/** From one mail address: whoever writes in somebody else's name fills neither our desk nor that inbox. */
const MOST_PER_HOUR = 3;
const HOUR_MS = 3_600_000;

const { type, brandName, brandWebsite, message, contactName, knowsThem, seenSince, language } =
  caseRequestResource.fields;

/** The public form: no account, so an address is needed, and the answer shows no more than that it has arrived. The letter with the link confirms the address. */
export const reportInfringement = defineCommand({
  name: 'ReportInfringement',
  doc: 'Reports a threat without an account.',
  aggregate: caseRequest.aggregate,
  stream: 'new',
  input: {
    type,
    brandName,
    brandWebsite,
    links: f.list(f.url('Where the threat can be seen.'), { max: 20, min: 1 }),
    message,
    contactEmail: f.email('Where to write to.', { personal: true }),
    contactName,
    knowsThem,
    seenSince,
    language,
  },
  allowed: ['visitor', 'customer'],
  preload: async (tx, { input: { contactEmail }, context: { now } }) => {
    // Two at once are counted one after the other.
    await tx.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 6))', [contactEmail]);
    const row = await queryRow<{ n: number }>(
      tx,
      'select count(*)::integer as n from case_request where lower(contact_email) = lower($1) and created_at > $2',
      [contactEmail, new Date(now.getTime() - HOUR_MS)],
    );
    return { reported: row?.n ?? 0 };
  },
  decide: (_, input, { viewer: { userId, locale }, preloaded, now }): readonly DomainEvent[] | Refusal => {
    if (((preloaded as { readonly reported: number } | undefined)?.reported ?? 0) >= MOST_PER_HOUR)
      return no('TOO_MANY_REPORTS');
    const early = notYetSeen(input, now);
    if (early !== undefined) return early;
    const status = CaseRequestStatus.created;
    if (userId !== undefined) {
      // Whoever has an account is written to at the address of the account.
      const data = { ...input, contactEmail: null, contactName: null, userId, status };
      return [{ type: caseRequest.events.added, data, subjectId: userId }];
    }
    const visitors = {
      ...input,
      userId: null,
      language: input.language ?? locale,
      linkRevision: FIRST_LINK_REVISION,
    };
    return [
      { type: caseRequest.events.added, data: { ...visitors, status } },
      { type: 'CaseRequestLinkSent', data: whoReported(visitors) },
    ];
  },
});

export const infringementReport: ExposedCommand = {
  command: reportInfringement,
  result: { typeName: 'InfringementReport', resolve: async ({ streamId }) => ({ requestId: streamId }) },
};
