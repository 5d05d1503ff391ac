import { runMigrations } from '@cotta/kit/service/run-migrations.js';
import { subscriptionsService } from './service.js';

await runMigrations(subscriptionsService());
