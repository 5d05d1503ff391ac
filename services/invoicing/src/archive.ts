import { runArchive } from '@cotta/kit/edge/programs/run-archive.js';
import { invoicingService } from './service.js';

await runArchive(invoicingService());
