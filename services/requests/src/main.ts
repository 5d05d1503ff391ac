import { runApi } from '@cotta/kit/edge/programs/run-api.js';
import { beginProgram } from '@cotta/kit/runtime/process/begin-program.js';
import { env } from './env.js';
import { requestsService } from './service.js';

const program = await beginProgram({ service: 'requests', settings: env, drains: true });
await runApi(requestsService({ linkKey: env.LINK_TOKEN_KEY, encryptionKey: env.SEAL_KEY }), env, program);
program.started();
