import { runMigrations } from '@cotta/kit/service/run-migrations.js';
import { requestsService } from './service.js';

await runMigrations(requestsService({ linkKey: '', sealKey: '' }));
