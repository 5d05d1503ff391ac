import { runRebuild } from '@cotta/kit/edge/programs/run-rebuild.js';
import { workspaceService } from './service.js';

await runRebuild(workspaceService({ linkKey: '', letters: [] }));
