import { sealCheck } from './issued-document/seal-check-command.js';

const { lines, exitCode } = await sealCheck(process.argv.slice(2), process.env['TSA_ROOTS_FILE'] ?? '');
for (const line of lines) process.stdout.write(`${line}\n`);
process.exit(exitCode);
