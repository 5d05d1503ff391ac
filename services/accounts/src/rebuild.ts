import { runRebuild } from '@cotta/kit/service/run-rebuild.js';
import { silentFeed } from '@cotta/kit/subgraph/revocation-feed.js';
import { accountsService } from './service.js';

await runRebuild(
  accountsService({
    sealKey: '',
    sessionKey: '',
    feed: silentFeed,
    publicOrigins: [],
    staffSecondFactor: 'optional',
  }),
);
