import { runMigrations } from '@cotta/kit/service/run-migrations.js';
import { trademarksService } from './service.js';

await runMigrations(trademarksService({ linkKey: '' }));
