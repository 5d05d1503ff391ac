import { runRebuild } from '@cotta/kit/service/run-rebuild.js';
import { subscriptionsService } from './service.js';

await runRebuild(subscriptionsService());
