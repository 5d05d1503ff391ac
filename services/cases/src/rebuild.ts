import { runRebuild } from '@cotta/kit/edge/programs/run-rebuild.js';
import { casesService } from './service.js';

await runRebuild(casesService());
