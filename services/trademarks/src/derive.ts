import { deriveCommand } from '@cotta/kit/service/derive-command.js';
import { trademarksService } from './service.js';

await deriveCommand(trademarksService({ linkKey: '' }));
