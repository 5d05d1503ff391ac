import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { silentFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { accountsService } from '@cotta/accounts/testing.js';
import { casesService } from '@cotta/cases/testing.js';
import { invoicingService, offlineParts } from '@cotta/invoicing/testing.js';
import { requestsService } from '@cotta/requests/testing.js';
import { subscriptionsService } from '@cotta/subscriptions/testing.js';
import { trademarksService } from '@cotta/trademarks/testing.js';
import { workspaceService } from '@cotta/workspace/testing.js';

/** A key for tests: 32 bytes, base64url. */
export const testKey = Buffer.alloc(32, 7).toString('base64url');

/** Every service that has a graph, as it runs, without the outside world. */
export const allServices: readonly ServiceDefinition[] = [
  accountsService({
    encryptionKey: testKey,
    sessionKey: testKey,
    feed: silentFeed,
    publicOrigins: ['http://localhost:4300'],
    staffSecondFactor: 'optional',
  }),
  trademarksService({ linkKey: testKey }),
  casesService({ linkKey: testKey, encryptionKey: testKey }),
  invoicingService({ ...offlineParts, linkKey: testKey, encryptionKey: testKey }),
  subscriptionsService(),
  requestsService({ linkKey: testKey, encryptionKey: testKey }),
  workspaceService({ linkKey: testKey, letters: [] }),
];
