import { defineCommand, type Aggregate, type DomainEvent } from '../../model/decider/decider.js';
import { f } from '../../model/field/field.js';
import { queryRow } from '../../model/rows/sql.js';
import type { CommandRuntime } from '../../runtime/commands/command-runtime.js';
import { inTransaction } from '../../runtime/database/transaction.js';
import {
  dismissDeadLetter,
  retryDeadLetter,
  type DeadLetterPlace,
} from '../../runtime/inbox/dead-letters.js';
import type { CommandSurface, ExposedCommand } from '../call/exposed-command.js';

/** Say who had which message read again, or said that nothing is to be done about it; a message that is read again is handled by its consumer, within seconds. */
export const DEAD_LETTER_EVENTS = ['DeadLetterRetried', 'DeadLetterDismissed'] as const;

/** No rows: who did it and for what stand in the history and in the audit log. */
export const deadLetter: Aggregate<object, DomainEvent> = {
  category: 'dead_letter',
  initial: {},
  evolve: (state) => state,
  projections: [],
};

const id = f.id('The message, as one consumer keeps it.');
const reason = f.longText('Why nothing is to be done; staff read it in the audit log.', {
  max: 2000,
  min: 3,
});

interface Given {
  readonly id: string;
  readonly reason?: string;
}

/** The commands of one service. First it is written down who does it, then it is done; again they change nothing more.
 *  @param service as in names of the graph: `Requests` @param runtime known once the program runs */
export function deadLetterCommands(
  service: string,
  runtime: () => CommandRuntime,
): readonly ExposedCommand[] {
  const retry: CommandSurface = defineCommand({
    name: `RetryDeadLetterOf${service}`,
    doc: 'Has a message that nobody could read read again, from the bytes that were kept. What can be read by now is handled once.',
    aggregate: deadLetter,
    stream: 'new',
    allowed: ['admin'],
    input: { id },
    decide: (_: object, given: Given): readonly DomainEvent[] => [
      { type: 'DeadLetterRetried', data: { id: given.id }, reason: given.id },
    ],
  });
  const dismiss: CommandSurface = defineCommand({
    name: `DismissDeadLetterOf${service}`,
    doc: 'Says that nothing is to be done about a message that nobody could read. It stays on record and counts no more.',
    aggregate: deadLetter,
    stream: 'new',
    allowed: ['admin'],
    input: { id, reason },
    decide: (_: object, given: Given): readonly DomainEvent[] => [
      { type: 'DeadLetterDismissed', data: { id: given.id }, reason: given.reason ?? given.id },
    ],
  });
  return [
    {
      command: retry,
      result: {
        typeName: 'DeadLetterRetried',
        resolve: async (_done, _context, given) => {
          const place = await placeOf(runtime(), given as Given);
          const { db, clock } = runtime();
          return { consumers: place === undefined ? 0 : await retryDeadLetter(db, place, clock) };
        },
      },
    },
    {
      command: dismiss,
      result: {
        typeName: 'DeadLetterDismissed',
        resolve: async (_done, { viewer }, given) => {
          const place = await placeOf(runtime(), given as Given);
          const { db, clock } = runtime();
          const by = viewer.userId ?? null;
          return { consumers: place === undefined ? 0 : await dismissDeadLetter(db, place, { clock, by }) };
        },
      },
    },
  ];
}

/** Where the message stood on the broker, for all consumers that kept it; undefined: there is none of this id. */
async function placeOf({ db }: CommandRuntime, { id: letter }: Given): Promise<DeadLetterPlace | undefined> {
  const sql = 'select topic, partition, kafka_offset::text as "offset" from dead_letter where id = $1';
  const place = await inTransaction(db, (tx) =>
    queryRow<Omit<DeadLetterPlace, 'offset'> & { readonly offset: string }>(tx, sql, [letter]),
  );
  return place === undefined ? undefined : { ...place, offset: BigInt(place.offset) };
}
