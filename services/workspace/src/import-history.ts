import { runHistoryImport } from '@cotta/kit/edge/programs/run-history-import.js';
import { importFiles } from './document/portable/import-files.js';
import { workspaceService } from './service.js';

await runHistoryImport(workspaceService({ linkKey: '', letters: [] }), importFiles);
