import { runArchive } from '@cotta/kit/edge/programs/run-archive.js';
import { casesService } from './service.js';

await runArchive(casesService());
