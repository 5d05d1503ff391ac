import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { postgresHome } from './postgres.mjs';

/** What lies beside the state folder where Postgres cannot reach into it. */
const BESIDE = ['postgres', 'archive', 'backups', 'opensearch'];

/** Forgets all that a copy had: its folder, and what servers keep of it elsewhere. @param {string} dir the state folder */
export function emptyState(dir) {
  for (const folder of BESIDE) rmSync(join(postgresHome(dir), folder), { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
}
