import { defineCommand, type Aggregate, type DomainEvent } from '../../model/decider/decider.js';
import { f } from '../../model/field/field.js';
import type { CommandRuntime } from '../../runtime/commands/command-runtime.js';
import { retryParkedNow } from '../../runtime/inbox/parking.js';
import type { CommandSurface, ExposedCommand } from '../call/exposed-command.js';

/** Says who had what tried again; what comes of it is done by the consumer, within seconds. */
export const PARKED_EVENTS_RETRIED = 'ParkedEventsRetried';

/** No rows: who did it and for whom stand in the history and in the audit log. */
export const setAside: Aggregate<object, DomainEvent> = {
  category: 'parked_event',
  initial: {},
  evolve: (state) => state,
  projections: [],
};

const input = {
  consumer: f.text('Who could not handle them, by its name.', { max: 100, min: 1 }),
  source: f.text('The service that said it; together with the stream. Without both: all of the consumer.', {
    max: 40,
    min: 1,
    optional: true,
  }),
  streamId: f.id('The record whose events wait.', { optional: true }),
};

interface Given {
  readonly consumer: string;
  readonly source?: string | null;
  readonly streamId?: string | null;
}

/** The command of one service. First it is written down who does it, then it is done: the same call after a crash does it again, which changes nothing more.
 *  @param service as in names of the graph: `Requests` @param runtime known once the program runs */
export function retryParkedEvents(service: string, runtime: () => CommandRuntime): ExposedCommand {
  const command: CommandSurface = defineCommand({
    name: `RetryParkedEventsOf${service}`,
    doc: 'Has events that were put aside tried again at once, in their order: of one record, or all of a consumer. What was handled is not handled twice.',
    aggregate: setAside,
    stream: 'new',
    allowed: ['admin'],
    input,
    decide: (_: object, { consumer, source, streamId }: Given): readonly DomainEvent[] => [
      {
        type: PARKED_EVENTS_RETRIED,
        data: { consumer, source: source ?? null, streamId: streamId ?? null },
        reason:
          streamId == null ? `${consumer}: all that is parked` : `${consumer}: ${source ?? ''} ${streamId}`,
      },
    ],
  });
  return {
    command,
    result: {
      typeName: 'ParkedEventsRetried',
      resolve: async (_done, _context, given) => {
        const { consumer, source, streamId } = given as Given;
        const { db, clock } = runtime();
        const retried = source == null || streamId == null ? { consumer } : { consumer, source, streamId };
        return { streams: await retryParkedNow(db, retried, clock) };
      },
    },
  };
}
