import { runRebuild } from '@cotta/kit/edge/programs/run-rebuild.js';
import { requestsService } from './service.js';

await runRebuild(requestsService({ linkKey: '', encryptionKey: '' }));
