import { runRebuild } from '@cotta/kit/edge/programs/run-rebuild.js';
import { silentFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { accountsService } from './service.js';

await runRebuild(
  accountsService({
    encryptionKey: '',
    sessionKey: '',
    feed: silentFeed,
    publicOrigins: [],
    staffSecondFactor: 'optional',
  }),
);
