import { runRebuild } from '@cotta/kit/service/run-rebuild.js';
import { casesService } from './service.js';

await runRebuild(casesService());
