// Packages, generated files and build, each only when something changed. Node's own modules only.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { generate } from './generation.mjs';
import { STEPS } from './generation-steps.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean, resolved?: string }>} Packages */

/**
 * The first package that is locked in one version and installed in another or not at all, or undefined when the
 * installation is what the lock file says.
 * @param {Packages} locked
 * @param {Packages} installed
 * @returns {string | undefined}
 */
export function firstDifference(locked, installed) {
  for (const [path, { version, optional, link }] of Object.entries(locked)) {
    if (!path.includes('node_modules/') || link === true) continue;
    const there = installed[path];
    // Optional packages of other platforms are locked and never installed.
    if (there === undefined ? optional !== true : there.version !== version) return path;
  }
  return undefined;
}

/** @returns {boolean} */
function installedAsLocked() {
  const hidden = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const locked = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return firstDifference(locked, JSON.parse(readFileSync(hidden, 'utf8')).packages) === undefined;
}

/**
 * `npm ci` when node_modules is missing or differs from package-lock.json.
 * @param {(line: string) => void} say
 */
export async function ensureInstalled(say) {
  if (installedAsLocked()) return;
  say('installing packages (npm ci); the first time takes a minute or two');
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await run('npm', ['ci', ...flags], { cwd: ROOT, show: true });
  } catch {
    say('npm ci could not; trying npm install with the same versions');
    await run('npm', ['install', '--no-save', ...flags], { cwd: ROOT, show: true });
  }
}

const SOURCES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'proto',
  'services',
  'gateway',
  'web',
];

/**
 * What is generated and not kept in git, as far as it is missing or follows from something older.
 * @param {(line: string) => void} say
 */
export async function ensureGenerated(say) {
  await generate({ root: ROOT, steps: STEPS, say });
}

/**
 * `npm run build` when a source changed since the last build that succeeded, or an entry is missing.
 * @param {object} options
 * @param {readonly string[]} options.entries files that a complete build leaves behind, relative to the checkout
 * @param {(line: string) => void} options.say
 */
export async function ensureBuilt({ entries, say }) {
  const stamp = join(ROOT, '.state', 'build');
  const now = fingerprint(ROOT, SOURCES);
  const built = existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
  if (built && entries.every((entry) => existsSync(join(ROOT, entry)))) return;
  say('building');
  await run('npm', ['run', '--silent', 'build'], { cwd: ROOT, show: true });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}
