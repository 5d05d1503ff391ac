import { deriveCommand } from '@cotta/kit/service/derive-command.js';
import { requestsService } from './service.js';

await deriveCommand(requestsService({ linkKey: '', sealKey: '' }));
