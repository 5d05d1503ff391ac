import { runRebuild } from '@cotta/kit/service/run-rebuild.js';
import { invoicingService } from './service.js';

await runRebuild(invoicingService());
