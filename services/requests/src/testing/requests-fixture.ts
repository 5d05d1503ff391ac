import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import {
  handleCommand,
  type CommandOutcome,
  type CommandRuntime,
} from '@cotta/kit/runtime/commands/handle-command.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { openRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { freshDatabase } from '@cotta/kit/testing/postgres.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { requestsService } from '../service.js';
import type { OrderAnswers } from '../registration-request/order/order-answers.js';
import { defineRequestVerification } from '../registration-request/verification/request-verification.js';
import { adminId, preloaded, lawyerId, testKey } from './facts.js';

const requestVerification = defineRequestVerification(testKey);

export interface RequestsFixture {
  readonly definition: ServiceDefinition;
  readonly resolvers: Resolvers;
  readonly runtime: CommandRuntime;
  readonly clock: FakeClock;
  /** Asks for a check through the limits, as the service's mutation does. */
  ask(
    input: OrderAnswers,
    viewer: Viewer,
    ids?: { readonly streamId?: string; readonly commandId?: string },
  ): Promise<CommandOutcome>;
  run<State, Event extends DomainEvent, Fields extends FieldSet>(
    command: Command<State, Event, Fields>,
    call: { readonly streamId: string; readonly viewer: Viewer; readonly input: InputOf<Fields> },
  ): Promise<CommandOutcome>;
  close(): Promise<void>;
}

/** The service on a database of its own, by a clock that a test moves. Needs `POSTGRES_ADMIN_URL`. */
export async function openRequestsFixture(start: string): Promise<RequestsFixture> {
  const clock = new FakeClock(start);
  const definition = requestsService({ linkKey: testKey, encryptionKey: testKey });
  const fresh = await freshDatabase({
    service: 'requests',
    migrations: definition.migrations,
    resources: definition.resources,
    views: definition.views ?? [],
  });
  const { db, runtime } = await openRuntime(definition, {
    databaseUrl: fresh.url,
    use: 'spec',
    log: silentLog,
    clock,
  });
  await db.query('insert into staff_name (user_id, display_name) values ($1, $2), ($3, $4)', [
    lawyerId,
    preloaded.lawyerName,
    adminId,
    'Adam Demo',
  ]);
  const resolvers = definition.resolvers?.(runtime) ?? {};
  return {
    definition,
    resolvers,
    runtime,
    clock,
    ask: async (input, viewer, { streamId = systemIds.next(), commandId = systemIds.next() } = {}) => {
      const request = { command: requestVerification, streamId, input, viewer, commandId };
      const refusal = await definition.guards?.['RequestVerification']?.(db.manager, request, runtime);
      return refusal === undefined ? handleCommand(runtime, request) : { refusal, replayed: false };
    },
    run: (command, call) => handleCommand(runtime, { ...call, command, commandId: systemIds.next() }),
    close: async () => {
      await db.destroy();
      await fresh.drop();
    },
  };
}
