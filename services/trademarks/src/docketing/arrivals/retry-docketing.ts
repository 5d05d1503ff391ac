import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { nameBasedId, randomToken } from '@cotta/kit/model/words/ids.js';
import { staff, systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { docketedMessage } from '../docketed-message.record.js';
import type { ReadDoubt } from './doubts.js';
import { readArrival } from './read-arrival.js';

export const retryDocketingTypeDefs = /* GraphQL */ `
  "How many messages of offices were read once more, and how many of them wait for nobody's closer look any more."
  type RetriedDocketing @tag(name: "admin") {
    count: Int!
    readWhole: Int!
  }

  extend type Mutation {
    "Reads the messages of offices that need a review, or could not be read, once more: a mark that came meanwhile is found. For: lawyer, admin."
    retryDocketing: RetriedDocketing! @tag(name: "admin")
  }
`;

export function retryDocketingResolvers(runtime: CommandRuntime): Resolvers {
  return {
    Mutation: {
      retryDocketing: (_: unknown, __: unknown, { viewer }: RequestContext) => {
        requireOneOf(staff, viewer);
        return retryDocketing(runtime);
      },
    },
  };
}

interface Stored {
  readonly id: string;
  readonly sender: string | null;
  readonly senderVerified: boolean;
  readonly subject: string;
  readonly body: string | null;
  readonly pages: readonly string[] | null;
  readonly doubts: readonly ReadDoubt[] | null;
  readonly attempts: number;
}

/** Doubts about the file itself: reading its words once more takes none of them away. */
const OF_THE_FILE: readonly ReadDoubt[] = [
  'no file',
  'file not kept',
  'broken file',
  'encrypted file',
  'no text',
];

/** Messages that came by a way of their own are read anew from what was kept; what a person entered by hand stays theirs. */
export async function retryDocketing(runtime: CommandRuntime): Promise<{ count: number; readWhole: number }> {
  const waiting: Stored[] = await runtime.db.query(
    `select id, sender, sender_verified as "senderVerified", subject, body, pages, doubts, attempts
       from docketed_message where state in ('needs review', 'failed') and source is not null order by received_at, id`,
  );
  const round = randomToken();
  let readWhole = 0;
  for (const row of waiting) if (await readAgain(runtime, row, round)) readWhole += 1;
  return { count: waiting.length, readWhole };
}

async function readAgain(runtime: CommandRuntime, row: Stored, round: string): Promise<boolean> {
  const reading = await inTransaction(runtime.db, (tx) =>
    readArrival(
      tx,
      {
        sender: row.sender ?? '',
        subject: row.subject,
        body: row.body ?? '',
        pages: row.pages ?? [],
        senderVerified: row.senderVerified,
        trouble: row.doubts?.find((doubt) => OF_THE_FILE.includes(doubt)) ?? null,
      },
      runtime.clock.now(),
    ),
  );
  await handleCommand(runtime, {
    command: docketedMessage.update,
    streamId: row.id,
    input: { ...reading, attempts: row.attempts + 1, error: null },
    viewer: systemViewer,
    commandId: nameBasedId('retry docketing', row.id, round),
  });
  return reading.state === 'parsed';
}
