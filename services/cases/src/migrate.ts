import { runMigrations } from '@cotta/kit/edge/programs/run-migrations.js';
import { casesService } from './service.js';

await runMigrations(casesService());
