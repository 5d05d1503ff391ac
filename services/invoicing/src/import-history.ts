import { runHistoryImport } from '@cotta/kit/edge/programs/run-history-import.js';
import { invoicingService } from './service.js';

await runHistoryImport(invoicingService());
