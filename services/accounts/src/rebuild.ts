import { runRebuild } from '@cotta/kit/service/run-rebuild.js';
import { accountsService } from './service.js';

await runRebuild(accountsService({ sealKey: '', sessionKey: '' }));
