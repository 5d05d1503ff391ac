import { runArchive } from '@cotta/kit/edge/programs/run-archive.js';
import { requestsService } from './service.js';

await runArchive(requestsService({ linkKey: '', encryptionKey: '' }));
