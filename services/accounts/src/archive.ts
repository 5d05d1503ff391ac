import { runArchive } from '@cotta/kit/edge/programs/run-archive.js';
import { silentFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { accountsService } from './service.js';

await runArchive(
  accountsService({
    encryptionKey: '',
    sessionKey: '',
    feed: silentFeed,
    publicOrigins: [],
    staffSecondFactor: 'optional',
  }),
);
