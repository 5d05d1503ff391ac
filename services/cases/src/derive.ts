import { deriveCommand } from '@cotta/kit/edge/programs/derive-command.js';
import { casesService } from './service.js';

await deriveCommand(casesService());
