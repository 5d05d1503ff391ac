import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { isId, nameBasedId } from '@cotta/kit/model/words/ids.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { staff, systemViewer } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { judgeMonitoringResult } from './judge-monitoring-result.js';
import { trademarkMonitoringResultResource } from './trademark-monitoring-result.record.js';
import { ownerKey, whitelistedOwner } from './whitelisted-owner.record.js';

export const whitelistResultOwnerTypeDefs = /* GraphQL */ `
  "Whose marks the client does not hear of any more."
  type OwnerWhitelisting {
    ownerName: String!
    "Results of this owner that waited for a lawyer and are not relevant now."
    judged: Int!
  }
  union WhitelistResultOwnerResult = OwnerWhitelisting | Refusal

  extend type Mutation {
    "The client of this result does not want to hear of marks of its owner: what waits is judged so, later runs pass over them and count them. For: customer of their own, lawyer, admin."
    whitelistResultOwner(id: ID!, reason: String!): WhitelistResultOwnerResult!
  }
`;

const LONGEST = 2000;

interface Asked {
  readonly id: string;
  readonly reason: string;
}

interface Whitelisting {
  readonly userId: string;
  readonly ownerName: string;
  readonly reason: string;
}

export function whitelistResultOwnerResolvers(runtime: CommandRuntime): Resolvers {
  return {
    WhitelistResultOwnerResult: {
      __resolveType: ({ __typename = 'OwnerWhitelisting' }: { __typename?: string }) => __typename,
    },
    Mutation: {
      whitelistResultOwner: async (
        _: unknown,
        { id, reason }: Asked,
        { viewer, manager }: RequestContext,
      ) => {
        requireOneOf(['customer', ...staff], viewer);
        const why = reason.trim();
        if (why === '' || why.length > LONGEST)
          return refusalAnswer(
            refuseFields([
              { path: ['reason'], code: 'REQUIRED', message: `Say why, in up to ${LONGEST} characters.` },
            ]),
          );
        const [result] = isId(id)
          ? await readByIds(manager, trademarkMonitoringResultResource, viewer, [id])
          : [];
        if (!result) return refusalAnswer(no('NO_SUCH_RESULT'));
        const { userId, ownerName } = result;
        if (!userId || !ownerName) return refusalAnswer(no('OWNER_UNKNOWN'));
        await addWhitelisting(runtime, { userId, ownerName, reason: why });
        return { ownerName, judged: await judgeWaiting(runtime, { userId, ownerName, reason: why }) };
      },
    },
  };
}

/** Once for a client and an owner, however often it is said. */
async function addWhitelisting(runtime: CommandRuntime, { userId, ownerName, reason }: Whitelisting) {
  const now = runtime.clock.now().toISOString();
  const known: unknown[] = await runtime.db.query(
    'select 1 from whitelisted_owner where user_id = $1 and lower(owner_name) = lower($2)',
    [userId, ownerName],
  );
  if (known.length > 0) return;
  const streamId = nameBasedId('whitelisted owner', userId, ownerKey(ownerName), now);
  await handleCommand(runtime, {
    command: whitelistedOwner.create,
    streamId,
    viewer: systemViewer,
    commandId: nameBasedId('whitelist owner', streamId),
    input: { userId, ownerName, reason, whitelistedOn: runtime.clock.today('UTC') },
  });
}

/** What waits for a lawyer is judged: each with the reason, so that its client reads it there. */
async function judgeWaiting(runtime: CommandRuntime, { userId, ownerName, reason }: Whitelisting) {
  const waiting: { id: string; ownerName: string }[] = await runtime.db.query(
    'select id, owner_name as "ownerName" from trademark_monitoring_result where user_id = $1 and not is_judged and owner_name is not null order by id',
    [userId],
  );
  let judged = 0;
  for (const result of waiting) {
    if (ownerKey(result.ownerName) !== ownerKey(ownerName)) continue;
    const outcome = await handleCommand(runtime, {
      command: judgeMonitoringResult,
      streamId: result.id,
      viewer: systemViewer,
      commandId: nameBasedId('whitelisted result', result.id),
      input: { relevance: 'Not relevant', relevanceNote: reason },
    });
    if (!('refusal' in outcome)) judged += 1;
  }
  return judged;
}
