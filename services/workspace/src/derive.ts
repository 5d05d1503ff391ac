import { deriveCommand } from '@cotta/kit/service/derive-command.js';
import { workspaceService } from './service.js';

await deriveCommand(workspaceService({ linkKey: '', letters: [] }));
