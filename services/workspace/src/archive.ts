import { runArchive } from '@cotta/kit/edge/programs/run-archive.js';
import { workspaceService } from './service.js';

await runArchive(workspaceService({ linkKey: '', letters: [] }));
