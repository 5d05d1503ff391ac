import { deriveCommand } from '@cotta/kit/edge/programs/derive-command.js';
import { subscriptionsService } from './service.js';

await deriveCommand(subscriptionsService());
