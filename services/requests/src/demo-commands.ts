import { z } from 'zod';
import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { hasHappened } from '@cotta/kit/runtime/event-store/read-stream.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { openRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { requestsService } from './service.js';

export interface DemoCall<Fields extends FieldSet> {
  readonly streamId: string;
  readonly viewer: Viewer;
  readonly input: InputOf<Fields>;
}

// Accounts makes a user's id from the address; the demo people are known by theirs.
const userId = (email: string): string => nameBasedId('user', email);
export const customer: Viewer & { readonly userId: string } = {
  role: 'customer',
  userId: userId('customer@cotta.test'),
  locale: 'en',
  scopes: [],
};
export const lawyer: Viewer & { readonly userId: string } = {
  role: 'lawyer',
  userId: userId('lawyer@cotta.test'),
  locale: 'en',
  scopes: [],
};

export const admin: Viewer & { readonly userId: string } = {
  role: 'admin',
  userId: userId('admin@cotta.test'),
  locale: 'en',
  scopes: [],
};

/** Where invented checks are told: the service's own database, by the commands people use. Repeats change nothing. */
export async function openDemo() {
  const env = readEnv(
    z.object({ REQUESTS_DATABASE_URL: z.string(), LINK_TOKEN_KEY: z.string(), SEAL_KEY: z.string() }),
    process.env,
  );
  const service = requestsService({ linkKey: env.LINK_TOKEN_KEY, encryptionKey: env.SEAL_KEY });
  const opened = await openRuntime(service, {
    databaseUrl: env.REQUESTS_DATABASE_URL,
    use: 'demo',
    log: openLog({ service: 'demo' }),
  });
  const run = async <State, Event extends DomainEvent, Fields extends FieldSet>(
    command: Command<State, Event, Fields>,
    call: DemoCall<Fields>,
  ): Promise<void> => {
    const commandId = nameBasedId('demo', call.streamId, command.name);
    if (await hasHappened(opened.db.manager, call.streamId, commandId)) return;
    const outcome = await handleCommand(opened.runtime, { ...call, command, commandId });
    if ('refusal' in outcome)
      throw new Error(
        `demo ${command.name}: ${outcome.refusal.refused} ${JSON.stringify(outcome.refusal.fields ?? '')}`,
      );
  };
  return { linkKey: env.LINK_TOKEN_KEY, service, runtime: opened.runtime, db: opened.db, run };
}
