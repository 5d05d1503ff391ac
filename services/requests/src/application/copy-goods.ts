import { createHash } from 'node:crypto';
import { retryTroubles } from '@cotta/kit/runtime/database/retry.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { nameBasedId, randomToken } from '@cotta/kit/model/words/ids.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { copiedGoods } from '../registration-request/draft/copied-goods.js';
import type { ApplicationGoods } from '../registration-request/draft/draft-facts.js';
import { canonicalJson } from '../registration-request/approval/filing-copy.js';
import { no } from '../refusals.js';
import {
  applicationJurisdiction,
  applicationJurisdictionResource,
} from './application-jurisdiction.record.js';

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

const OFFICES =
  'select j.id, j.jurisdiction, j.goods_and_services as goods from application_jurisdiction j join application a on a.id = j.application_id where a.request_id = $1 order by j.jurisdiction';

export function copyGoodsResolvers(runtime: CommandRuntime): Resolvers {
  const fields = {
    jurisdiction: f.code('JurisdictionCode', 'The office.', { known: knownJurisdiction }),
    goodsAndServices: applicationJurisdictionResource.fields.goodsAndServices,
  };
  return {
    Mutation: {
      copyApplicationGoods: async (
        _: unknown,
        { id, input }: { id: string; input: unknown },
        { viewer, manager, idempotencyKey }: RequestContext,
      ): Promise<object> => {
        requireOneOf(['customer', 'lawyer', 'admin'], viewer);
        const parsed = parseInput(fields, input);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const { jurisdiction, goodsAndServices } = parsed.value;
        const rows: OfficeRow[] = await manager.query(OFFICES, [id]);
        if (!rows.some((row) => row.jurisdiction === jurisdiction)) return refusalAnswer(no('NOT_FOUND'));
        const key = idempotencyKey ?? randomToken();
        // What is copied to an office depends on what it has by now; the wish is what was sent.
        const inputDigest = createHash('sha256').update(canonicalJson(parsed.value)).digest('base64url');
        const refusal = await allOrNone(
          runtime,
          rows.map((row) => ({
            command: update as never,
            streamId: row.id,
            viewer,
            commandId: nameBasedId(key, viewer.userId ?? '', 'CopyApplicationGoods', row.id),
            inputDigest,
            input: {
              goodsAndServices:
                row.jurisdiction === jurisdiction
                  ? goodsAndServices
                  : copiedGoods(row.goods, goodsAndServices),
            } as never,
          })),
        );
        if (refusal !== undefined) return refusalAnswer(refusal);
        return {
          __typename: 'CopiedApplicationGoods',
          offices: await readByIds(
            manager,
            applicationJurisdictionResource,
            viewer,
            rows.map((row) => row.id),
          ),
        };
      },
    },
    CopyApplicationGoodsResult: {
      __resolveType: ({ __typename }: { __typename?: string }): string =>
        __typename ?? 'CopiedApplicationGoods',
    },
  };
}

/** Ends the transaction: what one office may not have, none of them gets. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** One by one, because only single commands tell a repeated wish from another one under the same key. */
async function allOrNone(
  runtime: CommandRuntime,
  requests: readonly Parameters<typeof handleCommandIn>[2][],
): Promise<Refusal | undefined> {
  try {
    await retryTroubles(() =>
      inTransaction(runtime.db, async (tx) => {
        for (const request of requests) {
          const outcome = await handleCommandIn(tx, runtime, request);
          if ('refusal' in outcome) throw new Refused(outcome.refusal);
        }
      }),
    );
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  runtime.afterCommit();
  return undefined;
}
