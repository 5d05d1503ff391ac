import { deriveCommand } from '@cotta/kit/service/derive-command.js';
import { casesService } from './service.js';

await deriveCommand(casesService());
