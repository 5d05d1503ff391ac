import { runHistoryImport } from '@cotta/kit/edge/programs/run-history-import.js';
import { trademarksService } from './service.js';

await runHistoryImport(trademarksService({ linkKey: '' }));
