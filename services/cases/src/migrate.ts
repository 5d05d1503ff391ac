import { runMigrations } from '@cotta/kit/service/run-migrations.js';
import { casesService } from './service.js';

await runMigrations(casesService());
