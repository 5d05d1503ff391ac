import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { customer, lawyer, openDemo } from './demo-commands.js';
import { demoRequests } from './demo-requests.js';
import { defineRequestVerification } from './registration-request/verification/request-verification.js';
import { startVerification } from './registration-request/verification/start-verification.js';

/** Invented checks for a copy on somebody's own machine, as far as they can be told before the registers are searched. */
const { linkKey, db, run } = await openDemo();
const visitor: Viewer = { role: 'visitor', locale: 'en', scopes: [] };
const requestVerification = defineRequestVerification(linkKey);
for (const { key, byCustomer, outcome, asked } of demoRequests) {
  const streamId = nameBasedId('demo', key);
  await run(requestVerification, { streamId, viewer: byCustomer ? customer : visitor, input: asked });
  if (outcome !== 'asked') await run(startVerification, { streamId, viewer: lawyer, input: {} });
}
await db.destroy();
