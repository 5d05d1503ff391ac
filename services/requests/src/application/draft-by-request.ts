import { createHash } from 'node:crypto';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { nameBasedId, randomToken } from '@cotta/kit/model/words/ids.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { canonicalJson } from '../registration-request/approval/filing-copy.js';
import { no } from '../refusals.js';
import {
  applicationJurisdiction,
  applicationJurisdictionResource,
} from './application-jurisdiction.record.js';

/** The parts of one office, found by order and office: partners know their order, not our rows. */
export const draftByRequestTypeDefs = /* GraphQL */ `
  input SaveApplicationGoodsInput {
    jurisdiction: JurisdictionCode!
    goodsAndServices: [ApplicationGoodsInput!]!
  }

  input SaveApplicationUseInCommerceInput {
    jurisdiction: JurisdictionCode!
    usptoFilingBasis: ApplicationUsptoFilingBasis
    usptoSpecimenToClass: [ApplicationSpecimenOfClassInput!]
    usptoAdditionalInfo: String
  }

  union SaveApplicationGoodsResult = ApplicationJurisdiction | Refusal
  union SaveApplicationUseInCommerceResult = ApplicationJurisdiction | Refusal

  extend type Mutation {
    "Goods and services of one office of an order's draft. For: customer, lawyer, admin."
    saveApplicationGoods(id: ID!, input: SaveApplicationGoodsInput!): SaveApplicationGoodsResult!
    "On what the filing of one office rests, and what shows the use. For: customer, lawyer, admin."
    saveApplicationUseInCommerce(
      id: ID!
      input: SaveApplicationUseInCommerceInput!
    ): SaveApplicationUseInCommerceResult!
  }
`;

const { update } = applicationJurisdiction;
const office = f.code('JurisdictionCode', 'The office.', { known: knownJurisdiction });

type Writable = 'goodsAndServices' | 'usptoFilingBasis' | 'usptoSpecimenToClass' | 'usptoAdditionalInfo';

/** A write of the part of one office, with the rules of the part itself; `keys`: what may be set by it. */
function savePart(runtime: CommandRuntime, keys: readonly Writable[]) {
  const fields = {
    jurisdiction: office,
    ...Object.fromEntries(keys.map((key) => [key, update.input[key] ?? office])),
  };
  return async (
    _: unknown,
    { id, input }: { id: string; input: unknown },
    { viewer, manager, idempotencyKey }: RequestContext,
  ): Promise<object> => {
    requireOneOf(['customer', 'lawyer', 'admin'], viewer);
    const parsed = parseInput(fields, input);
    if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
    const { jurisdiction, ...given } = parsed.value as { jurisdiction: string } & Readonly<
      Record<string, unknown>
    >;
    const [row]: { id: string }[] = await manager.query(
      'select j.id from application_jurisdiction j join application a on a.id = j.application_id where a.request_id = $1 and j.jurisdiction = $2',
      [id, jurisdiction],
    );
    if (row === undefined) return refusalAnswer(no('NOT_FOUND'));
    const commandId = nameBasedId(
      idempotencyKey ?? randomToken(),
      viewer.userId ?? '',
      'SaveApplicationPart',
      row.id,
    );
    const inputDigest = createHash('sha256').update(canonicalJson(parsed.value)).digest('base64url');
    const outcome = await handleCommand(runtime, {
      command: update,
      streamId: row.id,
      input: given,
      viewer,
      commandId,
      inputDigest,
    });
    if ('refusal' in outcome) return refusalAnswer(outcome.refusal);
    return {
      __typename: 'ApplicationJurisdiction',
      ...(await readByIds(manager, applicationJurisdictionResource, viewer, [row.id]))[0],
    };
  };
}

const byTypename = {
  __resolveType: ({ __typename }: { __typename?: string }): string => __typename ?? 'ApplicationJurisdiction',
};

export function draftByRequestResolvers(runtime: CommandRuntime): Resolvers {
  return {
    Mutation: {
      saveApplicationGoods: savePart(runtime, ['goodsAndServices']),
      saveApplicationUseInCommerce: savePart(runtime, [
        'usptoFilingBasis',
        'usptoSpecimenToClass',
        'usptoAdditionalInfo',
      ]),
    },
    SaveApplicationGoodsResult: byTypename,
    SaveApplicationUseInCommerceResult: byTypename,
  };
}
