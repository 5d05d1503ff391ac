import { z } from 'zod';
import type { Command, DomainEvent } from '@cotta/kit/decider/decider.js';
import { handleCommand } from '@cotta/kit/decider/handle-command.js';
import { readEnv } from '@cotta/kit/env/read-env.js';
import type { FieldSet, InputOf } from '@cotta/kit/field/field.js';
import { nameBasedId } from '@cotta/kit/ids/ids.js';
import { openLog } from '@cotta/kit/log/log.js';
import { openRuntime } from '@cotta/kit/service/open-runtime.js';
import type { Viewer } from '@cotta/kit/subgraph/viewer.js';
import { demoContent, demoRequests, type DemoRequest } from './demo-requests.js';
import { requestsService } from './service.js';
import { approveVerification } from './slices/approve-verification.js';
import { dismissVerification } from './slices/dismiss-verification.js';
import { markVerificationResultViewed } from './slices/mark-verification-result-viewed.js';
import { defineRequestVerification } from './slices/request-verification.js';
import { saveVerificationResult } from './slices/save-verification-result.js';
import { startVerification } from './slices/start-verification.js';

/** Invented checks for a copy on somebody's own machine, made by the commands a visitor and a lawyer use. Repeats change nothing. */
const env = readEnv(z.object({ REQUESTS_DATABASE_URL: z.string(), LINK_TOKEN_KEY: z.string(), SEAL_KEY: z.string() }), process.env);
const log = openLog({ service: 'demo' });
const opened = await openRuntime(requestsService({ linkKey: env.LINK_TOKEN_KEY, sealKey: env.SEAL_KEY }), { databaseUrl: env.REQUESTS_DATABASE_URL, use: 'demo', log });

// Accounts makes a user's id from the address; the demo people are known by theirs.
const userId = (email: string): string => nameBasedId('user', email);
const customer: Viewer = { role: 'customer', userId: userId('customer@cotta.test'), locale: 'en', scopes: [] };
const lawyer: Viewer = { role: 'lawyer', userId: userId('lawyer@cotta.test'), locale: 'en', scopes: [] };
const visitor: Viewer = { role: 'visitor', locale: 'en', scopes: [] };

const requestVerification = defineRequestVerification(env.LINK_TOKEN_KEY);
for (const request of demoRequests) await tell(request);
await opened.db.destroy();

async function tell(request: DemoRequest): Promise<void> {
  const streamId = nameBasedId('demo', request.key);
  await run(requestVerification, { streamId, viewer: request.byCustomer ? customer : visitor, input: request.asked });
  if (request.outcome === 'asked') return;
  await run(startVerification, { streamId, viewer: lawyer, input: {} });
  if (request.outcome === 'started') return;
  await run(saveVerificationResult, { streamId, viewer: lawyer, input: demoContent(request) });
  if (request.outcome === 'dismissed') {
    await run(dismissVerification, { streamId, viewer: lawyer, input: { reason: request.reason ?? '', alternatives: request.alternatives ?? [] } });
    return;
  }
  await run(approveVerification, { streamId, viewer: lawyer, input: { overallRisk: 'low' } });
  if (request.outcome === 'viewed') await run(markVerificationResultViewed, { streamId, viewer: customer, input: {} });
}

async function run<State, Event extends DomainEvent, Fields extends FieldSet>(
  command: Command<State, Event, Fields>,
  call: { streamId: string; viewer: Viewer; input: InputOf<Fields> },
): Promise<void> {
  const outcome = await handleCommand(opened.runtime, { ...call, command, commandId: nameBasedId('demo', call.streamId, command.name) });
  if ('refusal' in outcome) throw new Error(`demo ${command.name}: ${outcome.refusal.refused} ${JSON.stringify(outcome.refusal.fields ?? '')}`);
}
