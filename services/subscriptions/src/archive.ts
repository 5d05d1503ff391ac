import { runArchive } from '@cotta/kit/edge/programs/run-archive.js';
import { subscriptionsService } from './service.js';

await runArchive(subscriptionsService());
