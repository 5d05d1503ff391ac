import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { silentFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { accountsService } from '../../services/accounts/src/service.js';
import { casesService } from '../../services/cases/src/service.js';
import { invoicingService } from '../../services/invoicing/src/service.js';
import { requestsService } from '../../services/requests/src/service.js';
import { subscriptionsService } from '../../services/subscriptions/src/service.js';
import { trademarksService } from '../../services/trademarks/src/service.js';
import { workspaceService } from '../../services/workspace/src/service.js';

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
  casesService(),
  invoicingService(),
  subscriptionsService(),
  requestsService({ linkKey: testKey, encryptionKey: testKey }),
  workspaceService({ linkKey: testKey, letters: [] }),
];
