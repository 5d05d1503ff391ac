import { deriveCommand } from '@cotta/kit/service/derive-command.js';
import { subscriptionsService } from './service.js';

await deriveCommand(subscriptionsService());
