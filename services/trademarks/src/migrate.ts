import { runMigrations } from '@cotta/kit/edge/programs/run-migrations.js';
import { trademarksService } from './service.js';

await runMigrations(trademarksService({ linkKey: '' }));
