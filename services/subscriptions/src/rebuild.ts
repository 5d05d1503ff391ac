import { runRebuild } from '@cotta/kit/edge/programs/run-rebuild.js';
import { subscriptionsService } from './service.js';

await runRebuild(subscriptionsService());
