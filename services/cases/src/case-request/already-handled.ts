import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';

export const alreadyHandledTypeDefs = /* GraphQL */ `
  extend type CaseRequest {
    "Where an earlier report of one of these pages stands; null where there is none, and as long as the address is not confirmed. For: whoever sees the report."
    alreadyHandled: CaseRequestStatus
  }
`;

/** No more than the status: whose the earlier report is, and what it says, stays theirs. */
const EARLIER = `
select earlier.status from case_request as own
join case_request as earlier on earlier.links && own.links and earlier.id <> own.id and earlier.created_at < own.created_at
where own.id = $1 and earlier.status <> 'Dismissed' and (own.contact_email is null or own.confirmed_at is not null)
order by earlier.created_at desc limit 1`;

/** Somebody else said so before: whoever reports it again learns that, and nothing of who it was. */
export const alreadyHandledResolvers = ({ db }: CommandRuntime): Resolvers => ({
  CaseRequest: {
    alreadyHandled: ({ id }: { readonly id: string }) =>
      inTransaction(
        db,
        async (tx) => (await queryRow<{ status: string }>(tx, EARLIER, [id]))?.status ?? null,
      ),
  },
});
