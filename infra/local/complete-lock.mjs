// Packages for other machines in package-lock.json. A registry mirror that lacks them makes npm leave them out of the
// lock file, and then `npm ci` refuses it on every other machine. Run after `npm install`:
// `node infra/local/complete-lock.mjs`. It adds name, version and platform; npm checks and fetches only its own.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.mjs';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'sunos'];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'armv7',
  'aarch64',
];

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry */

/**
 * System, processor and C library from a platform package's name, such as `@swc/core-linux-x64-musl`.
 * @param {string} name
 * @returns {{ os?: string[], cpu?: string[], libc?: string[] }}
 */
export function platformOf(name) {
  const parts = name.split('/').pop()?.split('-') ?? [];
  // Some say windows, as people do; npm calls it win32.
  const os = parts.includes('windows') ? 'win32' : SYSTEMS.find((system) => parts.includes(system));
  const cpu = PROCESSORS.find((processor) => parts.includes(processor));
  const processor = cpu === 'armv7' ? 'arm' : cpu === 'aarch64' ? 'arm64' : cpu;
  const libc =
    os !== 'linux'
      ? undefined
      : parts.includes('musl')
        ? 'musl'
        : parts.includes('gnu')
          ? 'glibc'
          : undefined;
  return {
    ...(processor === undefined ? {} : { cpu: [processor] }),
    ...(libc === undefined ? {} : { libc: [libc] }),
    ...(os === undefined ? {} : { os: [os] }),
  };
}

/**
 * Entries for every optional package that is asked for by exact version and has none.
 * @param {Record<string, Entry>} packages the lock file's
 * @returns {Record<string, Entry>} only the new ones
 */
export function missingEntries(packages) {
  /** @type {Record<string, Entry>} */
  const added = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      const exact = /^\d+\.\d+\.\d+[\w.-]*$/.test(version);
      if (!exact || platform.os === undefined || isLocked(packages, path, name)) continue;
      added[`node_modules/${name}`] = {
        version,
        ...platform,
        ...(dev === true ? { dev } : {}),
        optional: true,
      };
    }
  }
  return added;
}

/**
 * @param {Record<string, Entry>} packages
 * @param {string} from path of the package that asks
 * @param {string} name
 */
function isLocked(packages, from, name) {
  const steps = from.split('/node_modules/');
  const places = steps.map(
    (_, index) => `${steps.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`,
  );
  return [...places, `node_modules/${name}`].some((place) => place in packages);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = missingEntries(lock.packages);
  // npm's own order, so that its next writing changes nothing.
  lock.packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...added }).sort(([left], [right]) => left.localeCompare(right, 'en')),
  );
  writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
  console.log(`${Object.keys(added).length} packages of other machines added to the lock file`);
}
