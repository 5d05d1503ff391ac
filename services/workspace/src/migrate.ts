import { runMigrations } from '@cotta/kit/edge/programs/run-migrations.js';
import { workspaceService } from './service.js';

await runMigrations(workspaceService({ linkKey: '', letters: [] }));
