import { runMigrations } from '@cotta/kit/edge/programs/run-migrations.js';
import { invoicingService } from './service.js';

await runMigrations(invoicingService());
