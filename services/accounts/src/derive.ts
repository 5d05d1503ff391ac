import { deriveCommand } from '@cotta/kit/edge/programs/derive-command.js';
import { silentFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { accountsService } from './service.js';

await deriveCommand(
  accountsService({
    encryptionKey: '',
    sessionKey: '',
    feed: silentFeed,
    publicOrigins: [],
    staffSecondFactor: 'optional',
  }),
);
