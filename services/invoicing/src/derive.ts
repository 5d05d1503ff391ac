import { deriveCommand } from '@cotta/kit/service/derive-command.js';
import { invoicingService } from './service.js';

await deriveCommand(invoicingService());
