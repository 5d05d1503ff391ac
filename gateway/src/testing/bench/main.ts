import { benchGateway } from './bench-gateway.js';

const LEAST_RATIO = 2;
const { ours, stock, ratio } = await benchGateway();
for (const { name, cpuMicrosPerRequest, requestsPerSecond, errors } of [stock, ours]) {
  process.stdout.write(
    `${name.padEnd(6)} ${cpuMicrosPerRequest.toFixed(0).padStart(6)} µs CPU a request  ${requestsPerSecond.toFixed(0).padStart(5)} requests a second  ${errors} errors\n`,
  );
}
process.stdout.write(`ours takes ${ratio.toFixed(2)} times less CPU (at least ${LEAST_RATIO})\n`);
if (ratio < LEAST_RATIO || ours.errors + stock.errors > 0) process.exitCode = 1;
