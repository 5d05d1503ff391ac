import { runMigrations } from '@cotta/kit/edge/programs/run-migrations.js';
import { requestsService } from './service.js';

await runMigrations(requestsService({ linkKey: '', encryptionKey: '' }));
