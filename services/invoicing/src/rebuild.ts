import { runRebuild } from '@cotta/kit/edge/programs/run-rebuild.js';
import { invoicingService } from './service.js';

await runRebuild(invoicingService());
