import { createHash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a built program, its service and the kit are made of: another release has another digest. @returns SHA-256, in hexadecimal */
export async function digestOfCode(program: string): Promise<string> {
  const digest = createHash('sha256');
  const kit = fileURLToPath(new URL('../..', import.meta.url));
  for (const folder of [dirname(await realpath(program)), kit])
    for (const path of await scriptsIn(folder)) digest.update(await readFile(path));
  return digest.digest('hex');
}

async function scriptsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((name) => name.endsWith('.js') && !name.endsWith('.spec.js'))
    .toSorted()
    .map((name) => join(folder, name));
}
