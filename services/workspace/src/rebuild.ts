import { runRebuild } from '@cotta/kit/service/run-rebuild.js';
import { workspaceService } from './service.js';

await runRebuild(workspaceService({ linkKey: '', letters: [] }));
