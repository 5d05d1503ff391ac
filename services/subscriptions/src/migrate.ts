import { runMigrations } from '@cotta/kit/edge/programs/run-migrations.js';
import { subscriptionsService } from './service.js';

await runMigrations(subscriptionsService());
