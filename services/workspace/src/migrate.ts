import { runMigrations } from '@cotta/kit/service/run-migrations.js';
import { workspaceService } from './service.js';

await runMigrations(workspaceService({ linkKey: '', letters: [] }));
