import { handleTogether } from '@cotta/kit/decider/handle-together.js';
import type { CommandRuntime } from '@cotta/kit/decider/handle-command.js';
import { refuse, refuseFields } from '@cotta/kit/decider/refusal.js';
import { f } from '@cotta/kit/field/field.js';
import { parseInput } from '@cotta/kit/field/parse-input.js';
import { nameBasedId, randomToken } from '@cotta/kit/ids/ids.js';
import { readByIds } from '@cotta/kit/resource/read.js';
import { refusalAnswer } from '@cotta/kit/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/subgraph/context.js';
import { requireOneOf } from '@cotta/kit/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/subgraph/resolvers.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { copiedGoods } from '../domain/copied-goods.js';
import type { ApplicationGoods } from '../domain/draft-facts.js';
import { applicationJurisdiction, applicationJurisdictionResource } from '../records/application-jurisdiction.record.js';

/** One list for all offices of an order's draft: one wish, one transaction, one answer. */
export const copyGoodsTypeDefs = /* GraphQL */ `
input CopyApplicationGoodsInput {
  "The office whose list it is."
  jurisdiction: JurisdictionCode!
  "The list as it stands on the screen; the office itself gets it too."
  goodsAndServices: [ApplicationGoodsInput!]!
}

type CopiedApplicationGoods {
  "Every office of the draft, as it is now."
  offices: [ApplicationJurisdiction!]!
}

union CopyApplicationGoodsResult = CopiedApplicationGoods | Refusal

extend type Mutation {
  "Takes one office's goods and services over to the other offices of an order's draft, in the classes ordered there: all of them or none. For: customer, lawyer, admin."
  copyApplicationGoods(id: ID!, input: CopyApplicationGoodsInput!): CopyApplicationGoodsResult!
}
`;

const { update } = applicationJurisdiction;

interface OfficeRow {
  readonly id: string;
  readonly jurisdiction: string;
  readonly goods: readonly ApplicationGoods[];
}

const OFFICES = 'select j.id, j.jurisdiction, j.goods_and_services as goods from application_jurisdiction j join application a on a.id = j.application_id where a.request_id = $1 order by j.jurisdiction';

export function copyGoodsResolvers(runtime: CommandRuntime): Resolvers {
  const fields = { jurisdiction: f.code('JurisdictionCode', 'The office.', { known: knownJurisdiction }), goodsAndServices: applicationJurisdictionResource.fields.goodsAndServices };
  return {
    Mutation: {
      copyApplicationGoods: async (_: unknown, { id, input }: { id: string; input: unknown }, { viewer, manager, idempotencyKey }: RequestContext): Promise<object> => {
        requireOneOf(['customer', 'lawyer', 'admin'], viewer);
        const parsed = parseInput(fields, input);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const { jurisdiction, goodsAndServices } = parsed.value;
        const rows: OfficeRow[] = await manager.query(OFFICES, [id]);
        if (!rows.some((row) => row.jurisdiction === jurisdiction)) return refusalAnswer(refuse('NOT_FOUND', 'There is nothing under this id.'));
        const wish = idempotencyKey ?? randomToken();
        const outcome = await handleTogether(runtime, rows.map((row) => ({
          command: update as never, streamId: row.id, viewer, commandId: nameBasedId(wish, viewer.userId ?? '', 'CopyApplicationGoods', row.id),
          input: { goodsAndServices: row.jurisdiction === jurisdiction ? goodsAndServices : copiedGoods(row.goods, goodsAndServices) } as never,
        })));
        if ('refusal' in outcome) return refusalAnswer(outcome.refusal);
        return { __typename: 'CopiedApplicationGoods', offices: await readByIds(manager, applicationJurisdictionResource, viewer, rows.map((row) => row.id)) };
      },
    },
    CopyApplicationGoodsResult: { __resolveType: ({ __typename }: { __typename?: string }): string => __typename ?? 'CopiedApplicationGoods' },
  };
}
