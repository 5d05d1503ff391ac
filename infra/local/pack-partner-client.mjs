// The client of the partner interface as one file that npm installs without asking any registry: what it needs of others lies in it.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

const CLIENT = join(ROOT, 'gateway/partner-client');
const BUILD = join(CLIENT, 'build');

/** @param {string} name */
const folderOf = (name) =>
  dirname(createRequire(join(CLIENT, 'package.json')).resolve(`${name}/package.json`));

/**
 * @param {string} file where the archive is to stand
 * @throws {Error} where the client was not compiled
 */
export async function packPartnerClient(file) {
  const { private: _private, ...about } = JSON.parse(readFileSync(join(CLIENT, 'package.json'), 'utf8'));
  const needed = Object.keys(about.dependencies);
  const folder = join(BUILD, 'package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packed = { ...about, files: ['dist'], bundleDependencies: needed };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packed, undefined, 2)}\n`);
  cpSync(join(CLIENT, 'dist'), join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !/(\.map|\.tsbuildinfo|\.spec\.(js|d\.ts))$/.test(path),
  });
  for (const name of needed) cpSync(folderOf(name), join(folder, 'node_modules', name), { recursive: true });
  const said = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', BUILD], {
    cwd: folder,
  });
  const [{ filename }] = JSON.parse(said);
  mkdirSync(dirname(file), { recursive: true });
  renameSync(join(BUILD, filename), file);
  rmSync(folder, { recursive: true });
}
