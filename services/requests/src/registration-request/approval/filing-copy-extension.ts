import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { EntityManager } from 'typeorm';
import { registrationRequestResource } from '../registration-request.resource.js';
import type { FilingCopy, FiledOffice } from './filing-copy.js';
import { termsByWriter, termsWriterKinds, type PartHands } from '../draft/terms-writers.js';
import { readFilingCopy } from './read-filing-copy.js';
import { readTermsWriters } from './read-terms-writers.js';
import { staffNameOf } from '../staff-name.js';

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
  "Who wrote the terms, as far as a fact says so."
  termsWritten: [TermsWritten!]!
}

enum TermsWriter { ${termsWriterKinds.join(' ')} }

"Terms of one class that one hand wrote."
type TermsWritten {
  classNumber: Int!
  writer: TermsWriter!
  "Which of us by name; null for the client, and while accounts has not told it."
  writerName: String
  terms: [String!]!
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
export async function filingCopyOfRequest(
  requestId: string,
  { manager, viewer }: Pick<RequestContext, 'manager' | 'viewer'>,
): Promise<Sealed> {
  const [request] = await readByIds(manager, registrationRequestResource, viewer, [requestId]);
  if (request === undefined) throw new Rejection('BAD_USER_INPUT', 'There is no such order.', ['requestId']);
  return (
    (await approvedCopyOf(manager, requestId)) ?? {
      ...(await readFilingCopy(manager, requestId)),
      sealedAt: null,
    }
  );
}

/** The fact itself is the sealed copy: facts are never changed. */
async function approvedCopyOf(manager: EntityManager, requestId: string): Promise<Sealed | undefined> {
  const [fact]: { data: FilingCopy; sealedAt: Date }[] = await manager.query(
    `select data, occurred_at as "sealedAt" from tracking_event where stream_id = $1 and type = 'ApplicationSealed' order by version desc limit 1`,
    [requestId],
  );
  return fact === undefined
    ? undefined
    : { digest: fact.data.digest, offices: fact.data.offices, sealedAt: fact.sealedAt };
}

/** With what is told of an office only to those who ask for it; the facts are read once for all of them. */
async function filingCopy(requestId: string, context: RequestContext): Promise<object> {
  const copy = await filingCopyOfRequest(requestId, context);
  let reading: ReturnType<typeof readTermsWriters> | undefined;
  const hands = () =>
    (reading ??= readTermsWriters(context.manager, {
      requestId,
      offices: copy.offices,
      until: copy.sealedAt,
    }));
  return {
    ...copy,
    offices: copy.offices.map((office) => ({
      ...office,
      termsWritten: async () => termsWritten(office, await hands(), context),
    })),
  };
}

function termsWritten(
  { applicationJurisdictionId, content }: FiledOffice,
  hands: ReadonlyMap<string, PartHands>,
  context: RequestContext,
): object[] {
  return termsByWriter(content.goodsAndServices, hands.get(applicationJurisdictionId)).map(
    ({ classNumber, terms, writer: { kind, userId } }) => ({
      classNumber,
      terms,
      writer: kind,
      writerName: userId === null ? null : staffNameOf(userId, context),
    }),
  );
}

export const filingCopyResolvers: Resolvers = {
  Query: {
    filingCopy: (_: unknown, { requestId }: { requestId: string }, context: RequestContext) =>
      filingCopy(requestId, context),
  },
};
