import { deriveCommand } from '@cotta/kit/edge/programs/derive-command.js';
import { trademarksService } from './service.js';

await deriveCommand(trademarksService({ linkKey: '' }));
