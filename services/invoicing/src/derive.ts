import { deriveCommand } from '@cotta/kit/edge/programs/derive-command.js';
import { invoicingService } from './service.js';

await deriveCommand(invoicingService());
