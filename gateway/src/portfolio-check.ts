import { portfolioCheck } from './portfolio/check-command.js';

const { lines, exitCode } = await portfolioCheck(process.argv.slice(2));
for (const line of lines) process.stdout.write(`${line}\n`);
process.exitCode = exitCode;
