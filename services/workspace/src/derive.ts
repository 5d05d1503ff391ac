import { deriveCommand } from '@cotta/kit/edge/programs/derive-command.js';
import { workspaceService } from './service.js';

await deriveCommand(workspaceService({ linkKey: '', letters: [] }));
