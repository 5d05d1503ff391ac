import type { EntityManager } from 'typeorm';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';

/** Somebody was sent a personal link to report with. */
export interface ReportInvitation {
  readonly id: string;
  readonly userId: string;
  /** The mark or the order it was sent from. */
  readonly subjectId: string;
  readonly brandName: string;
  /** A report came by it. */
  readonly used: boolean;
}

/** The invitation behind the link in hand; undefined where the link opens something else, or nobody sent it. */
export async function invitationOf(
  tx: EntityManager,
  { link }: Viewer,
): Promise<ReportInvitation | undefined> {
  if (link?.purpose !== 'violation-report') return undefined;
  return queryRow<ReportInvitation>(
    tx,
    `select id, user_id as "userId", subject_id as "subjectId", brand_name as "brandName",
       exists (select 1 from case_request where invitation_id = report_invitation.id) as used
     from report_invitation where id = $1`,
    [link.subjectId],
  );
}

export const reportInvitationTypeDefs = /* GraphQL */ `
  "What a personal link to report with knows already."
  type ReportInvitation {
    "What is protected, as its mark or order calls it."
    brandName: String!
    "A report came by this link; it takes no other one."
    used: Boolean!
  }

  extend type Query {
    "What the personal link in hand knows; null where it was sent about something else than \`about\`. For: whoever holds the link."
    reportInvitation("The mark or the order it was sent from." about: ID!): ReportInvitation
  }
`;

export const reportInvitationResolvers = ({ db }: CommandRuntime): Resolvers => ({
  Query: {
    reportInvitation: async (
      _: unknown,
      { about }: { readonly about: string },
      { viewer }: RequestContext,
    ) => {
      const invitation = await inTransaction(db, (tx) => invitationOf(tx, viewer));
      return invitation?.subjectId === about ? invitation : null;
    },
  },
});
