import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { admin, customer, lawyer, openDemo } from './demo-commands.js';
import { demoRepresentatives } from './demo-representatives.js';
import { demoRequests } from './demo-requests.js';
import { representative } from './representative/representative.record.js';
import { defineRequestVerification } from './registration-request/verification/request-verification.js';
import { startVerification } from './registration-request/verification/start-verification.js';

/** Whom the firm names to offices, and invented checks, for a copy on somebody's own machine, as far as they can be told before the registers are searched. */
const { linkKey, db, run } = await openDemo();
const visitor: Viewer = { role: 'visitor', locale: 'en', scopes: [] };
const requestVerification = defineRequestVerification(linkKey);
for (const input of demoRepresentatives)
  await run(representative.create, {
    streamId: nameBasedId('demo representative', input.office, String(input.position)),
    viewer: admin,
    input,
  });
for (const { key, byCustomer, outcome, asked } of demoRequests) {
  const streamId = nameBasedId('demo', key);
  await run(requestVerification, { streamId, viewer: byCustomer ? customer : visitor, input: asked });
  if (outcome !== 'asked') await run(startVerification, { streamId, viewer: lawyer, input: {} });
}
await db.destroy();
