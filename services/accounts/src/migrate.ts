import { runMigrations } from '@cotta/kit/service/run-migrations.js';
import { accountsService } from './service.js';

await runMigrations(accountsService({ sealKey: '', sessionKey: '' }));
