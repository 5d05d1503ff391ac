// `node infra/local/prepare.mjs`: packages, generated files and build brought up to date, without starting anything.
import { bootstrap } from './bootstrap.mjs';

try {
  await bootstrap((line) => console.log(`[prepare] ${line}`), { servers: false });
} catch (error) {
  console.error(`[prepare] ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
