import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
  appendFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../local/paths.mjs';
import { probe, run } from '../local/run.mjs';

/** What the Dockerfile names when nobody says otherwise; the command pins it. */
const PUBLIC = 'node:22-bookworm-slim';
const RELEASE = 'bookworm';
const PIN_FILE = join(ROOT, 'infra', 'images', 'base.lock.json');

/** Of a machine for people; a container needs none of it. */
const LEFT_OUT = [
  'usr/share/doc',
  'usr/share/man',
  'usr/share/info',
  'usr/share/locale',
  'usr/share/lintian',
  'usr/share/common-licenses',
  'var/lib/apt/lists',
  'var/cache/apt',
  'var/log',
];

/**
 * The images all others stand on: the pinned public one where a registry answers, else one made here.
 * @param {import('./docker.mjs').Docker} docker
 * @param {(line: string) => void} say
 * @returns {Promise<{ build: string, run: string }>} `build` has npm too
 */
export async function baseImages(docker, say) {
  const pinned = pinnedBase();
  if (pinned !== undefined && ((await docker.has(pinned)) || (await pulls(docker, pinned)))) {
    say(`base: ${pinned}`);
    return { build: pinned, run: pinned };
  }
  const tag = process.versions.node;
  const made = { build: `cotta-base/build:${tag}`, run: `cotta-base/run:${tag}` };
  if (!(await docker.has(made.run))) await makeRunBase(docker, made.run, say);
  if (!(await docker.has(made.build))) await makeBuildBase(docker, made);
  say(`base: made here from Debian ${RELEASE} and this machine's Node ${tag}`);
  return made;
}

/**
 * Asks the registry which image the name stands for today and records it.
 * @param {import('./docker.mjs').Docker} docker
 * @returns {Promise<string>} name and digest
 */
export async function pinBase(docker) {
  await docker.call('pull', PUBLIC);
  const digest = await docker.call('image', 'inspect', '--format', '{{index .RepoDigests 0}}', PUBLIC);
  const image = `${PUBLIC}@${digest.split('@')[1]}`;
  writeFileSync(PIN_FILE, `${JSON.stringify({ image }, undefined, 2)}\n`);
  return image;
}

/** @returns {string | undefined} */
function pinnedBase() {
  return existsSync(PIN_FILE) ? JSON.parse(readFileSync(PIN_FILE, 'utf8')).image : undefined;
}

/** @param {import('./docker.mjs').Docker} docker @param {string} image */
async function pulls(docker, image) {
  return docker.call('pull', '--quiet', image).then(
    () => true,
    () => false,
  );
}

/**
 * The mirrors of this machine for the release, as lines of `sources.list`.
 * @param {string} targets what `apt-get indextargets` prints, a repository, a suite and a component a line
 * @param {string} release
 * @returns {string[]} the release itself first
 */
export function sourcesOf(targets, release) {
  const lines = targets
    .split('\n')
    .map((line) => line.trim().split(' '))
    .filter(
      ([, suite, component]) =>
        component === 'main' && (suite === release || suite?.startsWith(`${release}-`)),
    )
    .map(([mirror, suite]) => `deb ${mirror} ${suite} main`);
  return [...new Set(lines)].sort(
    (a, b) => Number(b.endsWith(` ${release} main`)) - Number(a.endsWith(` ${release} main`)),
  );
}

/** @param {import('./docker.mjs').Docker} docker @param {string} image @param {(line: string) => void} say */
async function makeRunBase(docker, image, say) {
  if (process.getuid?.() !== 0 || probe('debootstrap', ['--version']) === undefined)
    throw new Error(
      `No registry gives ${PUBLIC} (record its digest with \`npm run containers -- --pin\`), and a base can be made here only as root with debootstrap (apt-get install debootstrap).`,
    );
  const targets = await run('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI) $(RELEASE) $(COMPONENT)',
    'Created-By: Packages',
  ]);
  const sources = sourcesOf(targets, RELEASE);
  const mirror = sources[0]?.split(' ')[1];
  if (mirror === undefined) throw new Error(`apt knows no mirror of Debian ${RELEASE} here.`);
  say(
    'no registry gives a base: making one from the Debian mirror of this machine (2 min, kept in the engine)',
  );
  const folder = mkdtempSync(join(tmpdir(), 'cotta-base-'));
  const root = join(folder, 'root');
  try {
    await run('debootstrap', ['--variant=minbase', '--include=tini', RELEASE, root, mirror]);
    writeFileSync(join(root, 'etc/apt/sources.list'), `${sources.join('\n')}\n`);
    await run('chroot', [root, 'sh', '-c', 'apt-get update && apt-get -y upgrade']);
    for (const path of LEFT_OUT) rmSync(join(root, path), { recursive: true, force: true });
    for (const path of [
      'var/lib/apt/lists/partial',
      'var/cache/apt/archives/partial',
      'var/log',
      'usr/share/man/man1',
      'home/node',
    ])
      mkdirSync(join(root, path), { recursive: true });
    cpSync(process.execPath, join(root, 'usr/local/bin/node'));
    appendFileSync(join(root, 'etc/passwd'), 'node:x:1000:1000::/home/node:/usr/sbin/nologin\n');
    appendFileSync(join(root, 'etc/group'), 'node:x:1000:\n');
    const archive = join(folder, 'root.tar');
    await run('tar', ['--create', '--numeric-owner', '--directory', root, '--file', archive, '.']);
    await docker.call(
      'import',
      '--change',
      'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      archive,
      image,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Node's package manager and whom this machine trusts: the registry may stand behind a certificate of the house. Neither
 * reaches an image that runs.
 * @param {import('./docker.mjs').Docker} docker
 * @param {{ build: string, run: string }} made
 */
async function makeBuildBase(docker, made) {
  const folder = mkdtempSync(join(tmpdir(), 'cotta-build-base-'));
  try {
    const npm = join((await run('npm', ['root', '--global'])).trim(), 'npm');
    cpSync(npm, join(folder, 'npm'), { recursive: true, dereference: true });
    const trusted = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt';
    if (existsSync(trusted)) cpSync(trusted, join(folder, 'trusted.crt'), { dereference: true });
    else writeFileSync(join(folder, 'trusted.crt'), '');
    const file = join(dirname(PIN_FILE), 'build-base.Dockerfile');
    await docker.build(made.build, { file, context: folder, values: { RUN_BASE: made.run } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
