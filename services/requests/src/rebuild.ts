import { runRebuild } from '@cotta/kit/service/run-rebuild.js';
import { requestsService } from './service.js';

await runRebuild(requestsService({ linkKey: '', sealKey: '' }));
