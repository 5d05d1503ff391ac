import { readByIds } from '@cotta/kit/resource/read.js';
import { Rejection } from '@cotta/kit/errors/rejection.js';
import type { RequestContext } from '@cotta/kit/subgraph/context.js';
import type { Resolvers } from '@cotta/kit/subgraph/resolvers.js';
import type { EntityManager } from 'typeorm';
import { registrationRequestResource } from '../resources/registration-request.resource.js';
import type { FilingCopy } from '../domain/filing-copy.js';
import { readFilingCopy } from '../sealing/read-filing-copy.js';

export const filingCopyTypeDefs = /* GraphQL */ `
"What goes to the offices, word for word. Before the approval as the draft stands now, afterwards as it was approved."
type FilingCopy {
  "SHA-256 of the offices' parts; the approval names it."
  digest: String!
  "When it was approved and sealed; null while it is a draft."
  sealedAt: DateTime
  offices: [FilingCopyOffice!]!
}

type FilingCopyOffice {
  applicationJurisdictionId: ID!
  jurisdiction: JurisdictionCode!
  content: JSON!
}

extend type Query {
  "What will be filed for an order. For: its owner, whoever holds its link, lawyer, admin."
  filingCopy(requestId: ID!): FilingCopy!
}
`;

interface Sealed extends FilingCopy {
  readonly sealedAt: Date | null;
}

/** Whoever may read the order may read what is filed for it. */
export async function filingCopyOfRequest(requestId: string, { manager, viewer }: Pick<RequestContext, 'manager' | 'viewer'>): Promise<Sealed> {
  const [request] = await readByIds(manager, registrationRequestResource, viewer, [requestId]);
  if (request === undefined) throw new Rejection('BAD_USER_INPUT', 'There is no such order.', ['requestId']);
  return (await sealedCopy(manager, requestId)) ?? { ...(await readFilingCopy(manager, requestId)), sealedAt: null };
}

/** The fact itself is the sealed copy: facts are never changed. */
async function sealedCopy(manager: EntityManager, requestId: string): Promise<Sealed | undefined> {
  const [fact]: { data: FilingCopy; sealedAt: Date }[] = await manager.query(
    `select data, occurred_at as "sealedAt" from tracking_event where stream_id = $1 and type = 'ApplicationSealed' order by version desc limit 1`, [requestId],
  );
  return fact === undefined ? undefined : { digest: fact.data.digest, offices: fact.data.offices, sealedAt: fact.sealedAt };
}

export const filingCopyResolvers: Resolvers = {
  Query: { filingCopy: (_: unknown, { requestId }: { requestId: string }, context: RequestContext) => filingCopyOfRequest(requestId, context) },
};
