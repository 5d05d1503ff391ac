import { runMigrations } from '@cotta/kit/edge/programs/run-migrations.js';
import { silentFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { accountsService } from './service.js';

await runMigrations(
  accountsService({
    encryptionKey: '',
    sessionKey: '',
    feed: silentFeed,
    publicOrigins: [],
    staffSecondFactor: 'optional',
  }),
);
