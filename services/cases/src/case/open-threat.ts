import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { retryTroubles } from '@cotta/kit/runtime/database/retry.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import {
  handleCommandIn,
  type CommandRequest,
  type CommandRuntime,
} from '@cotta/kit/runtime/commands/handle-command.js';
import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId, randomToken } from '@cotta/kit/model/words/ids.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { referenceProblem } from '@cotta/kit/edge/service/reference-guard.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { caseCounterparty, caseCounterpartyResource } from './case-counterparty.record.js';
import {
  caseInfringementEvidence,
  caseInfringementEvidenceResource,
} from './case-infringement-evidence.record.js';
import { caseInfringement, caseInfringementResource } from './case-infringement.record.js';
import { caseItem } from './case.work-item.js';
import { caseResource } from './case.resource.js';

/** A threat as it is opened at the desk: whose, against which brand, by whom, and the first thing that was seen of it. */
export const openThreatTypeDefs = /* GraphQL */ `
  input OpenThreatInput @tag(name: "admin") {
    userId: ID!
    brandId: ID!
    brandMonitoringTaskId: ID
    relevance: CaseRelevance
    "What the lawyer thinks of it; the client never reads this."
    lawyersNote: String
    "Who does it; the same name as in another threat to the client is the same one."
    otherSide: String!
    "Marketplace, network or register it happens on."
    platform: String!
    "Page it was seen on."
    website: String!
    evidenceDate: Date!
    "What can be seen."
    description: String!
  }

  "The threat that was opened."
  type OpenedThreat @tag(name: "admin") {
    caseId: ID!
  }

  union OpenThreatResult @tag(name: "admin") = OpenedThreat | Refusal

  extend type Mutation {
    "Opens a threat with its first finding and what proves it: all of them or none. For: lawyer, admin."
    openThreat(input: OpenThreatInput!): OpenThreatResult! @tag(name: "admin")
  }
`;

const { userId, brandId, brandMonitoringTaskId, relevance, lawyersNote } = caseResource.fields;
const { website, evidenceDate, description } = caseInfringementEvidenceResource.fields;
const fields = {
  userId,
  brandId,
  brandMonitoringTaskId,
  relevance,
  lawyersNote,
  otherSide: caseCounterpartyResource.fields.primaryName,
  platform: caseInfringementResource.fields.platform,
  website,
  evidenceDate,
  description,
};
type Opening = InputOf<typeof fields>;

/** What is checked before: that client, brand and scan are there and belong together. */
const surface = {
  name: 'OpenThreat',
  doc: '',
  stream: 'new',
  input: fields,
  allowed: staff,
  aggregate: caseItem.aggregate,
} as const;

export function openThreatResolvers(runtime: CommandRuntime): Resolvers {
  return {
    OpenThreatResult: {
      __resolveType: ({ __typename = 'OpenedThreat' }: { readonly __typename?: string }): string =>
        __typename,
    },
    Mutation: {
      openThreat: async (
        _: unknown,
        { input }: { readonly input: unknown },
        { viewer, manager, idempotencyKey }: RequestContext,
      ): Promise<object> => {
        requireOneOf(staff, viewer);
        const parsed = parseInput(fields, input);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const key = nameBasedId(idempotencyKey ?? randomToken(), viewer.userId ?? '', surface.name);
        const request = { command: surface, streamId: key, input: parsed.value, viewer, commandId: key };
        const refusal =
          (await referenceProblem(manager, [caseResource, caseCounterpartyResource], {
            ...request,
            removes: false,
          })) ?? (await opened(runtime, parsed.value, { key, viewer }));
        return refusal === undefined ? { caseId: nameBasedId('case', key) } : refusalAnswer(refusal);
      },
    },
  };
}

type Opener = Pick<CommandRequest<unknown, DomainEvent, FieldSet>, 'viewer'> & { readonly key: string };

/** Ends the transaction: where one of them may not be, none of them is. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Who is to be left alone was named in the form: it is said there. */
function atTheSide(refusal: Refusal): Refusal {
  const { refused: code, message } = refusal;
  return code === 'COUNTERPARTY_WHITELISTED'
    ? { ...refusal, fields: [{ path: ['otherSide'], code, message }] }
    : refusal;
}

/** Other side, threat, finding and evidence in one transaction, each decided by its own rules for whoever opens it. */
async function opened(runtime: CommandRuntime, given: Opening, opener: Opener): Promise<Refusal | undefined> {
  try {
    await retryTroubles(() => inTransaction(runtime.db, (tx) => openIn(tx, runtime, { given, opener })));
  } catch (error) {
    if (error instanceof Refused) return atTheSide(error.refusal);
    throw error;
  }
  runtime.afterCommit();
  return undefined;
}

async function openIn(
  tx: EntityManager,
  runtime: CommandRuntime,
  { given, opener }: { readonly given: Opening; readonly opener: Opener },
): Promise<void> {
  const { viewer, key } = opener;
  const inputDigest = createHash('sha256').update(JSON.stringify(given)).digest('base64url');
  const run = async <State, Event extends DomainEvent, Fields extends FieldSet>(
    command: Command<State, Event, Fields>,
    streamId: string,
    input: InputOf<Fields>,
  ): Promise<void> => {
    const commandId = nameBasedId(command.name, key);
    const outcome = await handleCommandIn(tx, runtime, {
      command,
      streamId,
      input,
      viewer,
      commandId,
      inputDigest,
    });
    if ('refusal' in outcome) throw new Refused(outcome.refusal);
  };
  const { userId: owner, otherSide, platform, website: page, evidenceDate: seen, description: words } = given;
  const caseId = nameBasedId('case', key);
  const known = await sideOf(tx, owner, otherSide);
  const caseCounterpartyId = known ?? nameBasedId('counterparty', key);
  if (known === undefined)
    await run(caseCounterparty.create, caseCounterpartyId, {
      userId: owner,
      primaryName: otherSide,
      aliases: [],
      websites: [],
      whitelisted: false,
    });
  await run(caseItem.create, caseId, {
    userId: owner,
    brandId: given.brandId,
    brandMonitoringTaskId: given.brandMonitoringTaskId ?? null,
    relevance: given.relevance ?? null,
    lawyersNote: given.lawyersNote ?? null,
    caseCounterpartyId,
  });
  const findingId = nameBasedId('finding', key);
  await run(caseInfringement.create, findingId, { userId: owner, caseId, platform });
  await run(caseInfringementEvidence.create, nameBasedId('evidence', key), {
    userId: owner,
    caseInfringementId: findingId,
    website: page,
    evidenceDate: seen,
    description: words,
  });
}

/** The same name is the same other side. */
async function sideOf(tx: EntityManager, owner: string, name: string): Promise<string | undefined> {
  const row = await queryRow<{ id: string }>(
    tx,
    'select id from case_counterparty where user_id = $1 and lower(primary_name) = lower($2) order by id limit 1',
    [owner, name],
  );
  return row?.id;
}
