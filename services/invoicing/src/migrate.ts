import { runMigrations } from '@cotta/kit/service/run-migrations.js';
import { invoicingService } from './service.js';

await runMigrations(invoicingService());
