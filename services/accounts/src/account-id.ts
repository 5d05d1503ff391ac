import { accountIdOf } from './account/account-id.js';

process.exitCode = await accountIdOf(process.argv.slice(2));
