import { deriveCommand } from '@cotta/kit/service/derive-command.js';
import { silentFeed } from '@cotta/kit/subgraph/revocation-feed.js';
import { accountsService } from './service.js';

await deriveCommand(
  accountsService({
    sealKey: '',
    sessionKey: '',
    feed: silentFeed,
    publicOrigins: [],
    staffSecondFactor: 'optional',
  }),
);
