import { runArchive } from '@cotta/kit/edge/programs/run-archive.js';
import { trademarksService } from './service.js';

await runArchive(trademarksService({ linkKey: '' }));
