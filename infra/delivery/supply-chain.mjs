// npm run supply-chain: licences of what runs in production, secrets in what is committed, known weaknesses of packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/paths.mjs';
import { licenceProblems, productionPackages } from './licences.mjs';

/** Files in which something looks like a secret and is none. */
const NO_SECRETS = [
  // Keys of the simulated time-stamp authority, trusted by nobody else.
  'infra/simulators/tsa/expired.key.pem',
  'infra/simulators/tsa/other.key.pem',
  'infra/simulators/tsa/signer.key.pem',
  // Addresses with a name and a password in them, which are refused.
  'services/kit/src/runtime/public-fetch/public-fetch.spec.ts',
  'services/kit/src/testing/inside-attempts.ts',
  'services/reference/src/storefronts.spec.ts',
];

/** @typedef {{ name: string, problems: readonly string[], said: string }} Finding */

/** @returns {Finding} */
function licences() {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const packages = productionPackages(lock, licenceInstalled);
  const problems = licenceProblems(
    packages,
    (name) => !existsSync(join(ROOT, 'node_modules', name, 'package.json')),
  );
  return {
    name: 'licences',
    problems: packages.length === 0 ? ['looked at nothing'] : problems,
    said: `${packages.length} packages`,
  };
}

/** @param {string} path of the package in the lock file */
function licenceInstalled(path) {
  const file = join(ROOT, path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof license === 'string' ? license : undefined;
}

/** @returns {Finding} */
function secrets() {
  const committed = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).stdout.split('\0');
  const files = committed.filter(
    (path) =>
      path !== '' &&
      !NO_SECRETS.includes(path) &&
      !/\.(png|jpg|gz|pdf|woff2?)$/.test(path) &&
      existsSync(join(ROOT, path)),
  );
  const problems = inParts(files, 500).flatMap((part) => {
    const { status, stdout, stderr } = spawnSync(
      join(ROOT, 'node_modules/.bin/secretlint'),
      ['--secretlintrc', join(ROOT, 'infra/delivery/secretlint.json'), '--', ...part],
      { cwd: ROOT, encoding: 'utf8' },
    );
    return status === 0 ? [] : [`${stdout}${stderr}`.trim()];
  });
  return {
    name: 'secrets',
    problems: files.length === 0 ? ['looked at nothing'] : problems,
    said: `${files.length} files`,
  };
}

/** @template T @param {readonly T[]} all @param {number} size @returns {T[][]} */
function inParts(all, size) {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

/** Not every registry answers this question; that is said, and is no failure. @returns {Finding} */
function weaknesses() {
  const { stdout } = spawnSync('npm', ['audit', '--audit=true', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  /** @type {{ vulnerabilities?: Record<string, { severity: string, via: (string | { title: string, url: string })[] }> }} */
  const answer = parsed(stdout);
  if (answer.vulnerabilities === undefined)
    return { name: 'weaknesses', problems: [], said: 'this registry does not say; ask one that does' };
  const grave = Object.entries(answer.vulnerabilities).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  return {
    name: 'weaknesses',
    problems: grave.map(
      ([name, { severity, via }]) =>
        `${name}, ${severity}: ${via.map((one) => (typeof one === 'string' ? one : `${one.title} ${one.url}`)).join('; ')}`,
    ),
    said: `${Object.keys(answer.vulnerabilities).length} known, none of them grave`,
  };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const findings = [licences(), secrets(), weaknesses()];
for (const { name, problems, said } of findings)
  console.log(problems.length === 0 ? `ok    ${name}: ${said}` : `FAIL  ${name}\n${problems.join('\n')}`);
process.exitCode = findings.some(({ problems }) => problems.length > 0) ? 1 : 0;
