import { runMigrations } from '@cotta/kit/service/run-migrations.js';
import { silentFeed } from '@cotta/kit/subgraph/revocation-feed.js';
import { accountsService } from './service.js';

await runMigrations(
  accountsService({
    sealKey: '',
    sessionKey: '',
    feed: silentFeed,
    publicOrigins: [],
    staffSecondFactor: 'optional',
  }),
);
