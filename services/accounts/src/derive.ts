import { deriveCommand } from '@cotta/kit/service/derive-command.js';
import { accountsService } from './service.js';

await deriveCommand(accountsService({ sealKey: '', sessionKey: '' }));
