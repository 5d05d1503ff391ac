import { runRebuild } from '@cotta/kit/edge/programs/run-rebuild.js';
import { trademarksService } from './service.js';

await runRebuild(trademarksService({ linkKey: '' }));
