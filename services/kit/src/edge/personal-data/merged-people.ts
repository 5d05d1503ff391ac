import { UserMergedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import type { EntityManager } from 'typeorm';
import { defineConsumer, on } from '../../runtime/inbox/consumer.js';
import { mergePerson } from '../../runtime/people/merge-person.js';
import type { ServiceDefinition } from '../service/service-definition.js';

/** What a service gives over besides its columns that name people. */
export interface MergeOptions {
  /** After the rows are those of the account that stays. */
  readonly merged?: (tx: EntityManager, intoId: string) => Promise<void>;
}

/** Lets a service give what it holds of one account to another when accounts says that both are one client's.
 *  @see docs/adr/0060-two-accounts-of-one-client.md */
export function withMergedPeople(
  definition: ServiceDefinition,
  { merged }: MergeOptions = {},
): ServiceDefinition {
  const consumer = defineConsumer({
    name: 'merged-people',
    sources: ['accounts'],
    mode: 'once',
    handlers: [
      on(UserMergedSchema, async ({ message: { userId, intoId }, tx }) => {
        const into = await mergePerson(tx, { userId, intoId });
        await merged?.(tx, into);
      }),
    ],
  });
  return { ...definition, consumers: [...definition.consumers, consumer] };
}
