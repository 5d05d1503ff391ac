import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code.js';

/** Behind the name of a source that is just being replaced; no source has a dot in its name. */
const ASIDE = '.before';

/** Where imported registers live:
 *
 *    sources/<source>/       the accepted marks of one source's last file, and what is known of it
 *    staging/<source>-…/     a file that is being read; a run that was stopped goes on from here
 *    generations/<number>/   everything that is searched: index and marks
 *    current.json            which generation that is; replacing this file is the switch
 */
export class StateFolder {
  constructor(readonly root: string) {}

  source(name: string): string {
    return join(this.root, 'sources', name);
  }

  get sources(): string {
    return join(this.root, 'sources');
  }

  staging(source: string, fingerprint: string): string {
    return join(this.root, 'staging', `${source}-${fingerprint.slice(0, 16)}`);
  }

  get generations(): string {
    return join(this.root, 'generations');
  }

  generation(number: number): string {
    return join(this.generations, String(number));
  }

  /** A folder that was read becomes the source's. Stopped in between, the marks of before stand aside until `mend`. */
  async replaceSource(name: string, staged: string): Promise<void> {
    const home = this.source(name);
    await mkdir(this.sources, { recursive: true });
    if (await exists(home)) await rename(home, `${home}${ASIDE}`);
    await rename(staged, home);
    await rm(`${home}${ASIDE}`, { recursive: true, force: true });
  }

  /** Puts right what a run that was stopped while it replaced a source left behind. */
  async mend(): Promise<void> {
    for (const name of await readdir(this.sources).catch(() => [])) {
      if (!name.endsWith(ASIDE)) continue;
      const home = join(this.sources, name.slice(0, -ASIDE.length));
      if (await exists(home)) await rm(join(this.sources, name), { recursive: true });
      else await rename(join(this.sources, name), home);
    }
  }

  /** Number of the generation that is searched; 0 before the first import. */
  async current(): Promise<number> {
    const state = await readJson<{ readonly generation: number }>(join(this.root, 'current.json'));
    return state?.generation ?? 0;
  }

  async switchTo(generation: number): Promise<void> {
    await writeWhole(join(this.root, 'current.json'), JSON.stringify({ generation }));
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Undefined when there is no such file. */
export async function readJson<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Readers see the old file or the new one, never half of it, whatever stops us. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`;
  const file = await open(draft, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** Runs `work` while no other process may change the folder.
 *  @throws Error that names the process which does */
export async function exclusively<T>(folder: StateFolder, work: () => Promise<T>): Promise<T> {
  await mkdir(folder.root, { recursive: true });
  const path = join(folder.root, 'lock');
  await takeLock(path);
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function takeLock(path: string): Promise<void> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const holder = Number(await readFile(path, 'utf8').catch(() => '0'));
    if (holder !== process.pid && isRunning(holder))
      throw new Error(`Another import is running (process ${holder}). Wait for it to end.`);
    await writeFile(path, String(process.pid));
  }
}

function isRunning(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
