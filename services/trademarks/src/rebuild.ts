import { runRebuild } from '@cotta/kit/service/run-rebuild.js';
import { trademarksService } from './service.js';

await runRebuild(trademarksService({ linkKey: '' }));
