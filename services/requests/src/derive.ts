import { deriveCommand } from '@cotta/kit/edge/programs/derive-command.js';
import { requestsService } from './service.js';

await deriveCommand(requestsService({ linkKey: '', encryptionKey: '' }));
