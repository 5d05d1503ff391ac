// Answers the documents of the web from fixtures, for work on the look without services.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = fileURLToPath(new URL('../testing/stub-gateway.ts', import.meta.url));
const { module } = await runnerImport(file);
const { url } = await module.startStubGateway(Number(process.env.PORT ?? 4301));
console.log(`stub gateway at ${url}`);
