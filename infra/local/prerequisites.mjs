// What the machine must bring. Node's own modules only: this runs before anything is installed.
import { existsSync } from 'node:fs';
import { probe, run } from './run.mjs';

export const OLDEST_NODE = [20, 19];

/**
 * @typedef {object} Finding
 * @property {string} what
 * @property {string | undefined} found what answered, or undefined
 * @property {boolean} needed for `npm start` on this machine as it is now
 * @property {string} mend how to get it
 * @property {string[]} [packages] Debian packages that bring it
 */

/**
 * Whether a version such as "20.20.2" is at least the oldest one supported.
 * @param {string} version
 */
export function nodeIsRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * The major version in the first line of `java -version`: 17 from `openjdk version "17.0.15"`.
 * @param {string | undefined} line
 */
export function javaMajor(line) {
  const found = /version "(\d+)/.exec(line ?? '');
  return found === null ? 0 : Number(found[1]);
}

/**
 * Looks at the machine.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env addresses given here make the matching server unneeded
 * @param {boolean} options.docker whether an engine answers
 * @param {boolean} options.kafkaCached whether the broker's jars are already here
 * @param {boolean} [options.browser] whether tests will drive a browser, and the partner interface from outside
 * @returns {Finding[]}
 */
export function findPrerequisites({ env, docker, kafkaCached, browser = false }) {
  const kafkaHere = !env.KAFKA_BROKERS && !docker;
  const redisHere = !env.REDIS_URL && !docker;
  const java = probe('java', ['-version']);
  const redis = probe('redis-server', ['--version']);
  return [
    {
      what: `Node ${OLDEST_NODE.join('.')} or newer`,
      found: nodeIsRecentEnough(process.versions.node) ? process.version : undefined,
      needed: true,
      mend: `This is ${process.version}. Install Node 20, 22 or 24 from nodejs.org.`,
    },
    {
      what: 'git',
      found: probe('git', ['--version']),
      needed: false,
      mend: 'Install git.',
      packages: ['git'],
    },
    {
      what: 'Java 17 or newer (for Kafka)',
      found: javaMajor(java) >= 17 ? java : undefined,
      needed: kafkaHere,
      mend: 'Install a JDK 17 or newer (Debian: apt-get install openjdk-17-jdk-headless), or start Docker, or give KAFKA_BROKERS.',
      packages: ['openjdk-17-jdk-headless'],
    },
    {
      what: 'Maven (brings Kafka)',
      found:
        probe('mvn', ['-version'], 30_000) ??
        (kafkaCached ? 'not found, and not needed: the jars are here' : undefined),
      needed: kafkaHere,
      mend: 'Install Maven 3.8 or newer (Debian: apt-get install maven), or start Docker, or give KAFKA_BROKERS.',
      packages: ['maven'],
    },
    {
      what: 'Redis 6.2 or newer',
      found: redis,
      needed: redisHere,
      mend: 'Install redis-server, or start Docker, or give REDIS_URL. Without any of them it is fetched with Maven.',
      packages: ['redis-server'],
    },
    ...ofJourneys(env, browser),
  ];
}

/**
 * What tests bring from outside: a browser, and a client of the partner interface in another language.
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} needed
 * @returns {Finding[]}
 */
function ofJourneys(env, needed) {
  return [
    {
      what: 'Chromium (browser tests only)',
      found:
        env.CHROMIUM_PATH ??
        ['chromium', 'chromium-browser', 'google-chrome']
          .map((name) => probe(name, ['--version'], 30_000))
          .find((line) => line !== undefined),
      needed,
      mend: 'Install Chromium (Debian: apt-get install chromium), or give CHROMIUM_PATH.',
      packages: ['chromium'],
    },
    {
      what: 'Python 3.11 (journeys only)',
      found: probe('python3', [
        '-c',
        'import ensurepip, sys, venv; assert sys.version_info >= (3, 11); print(sys.version.split()[0])',
      ]),
      needed,
      mend: 'Install Python with venv (Debian: apt-get install python3-venv).',
      packages: ['python3-venv'],
    },
  ];
}

/** Whether packages can be installed without asking: as root on Debian and its kin. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * @param {readonly string[]} packages
 * @returns {Promise<void>} rejects when the packages are not to be had
 */
export async function installPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}

/**
 * Makes the machine ready, or says what is missing.
 * @param {object} options
 * @param {() => Finding[]} options.look looks at the machine anew
 * @param {(line: string) => void} options.say
 * @throws {Error} listing everything that is missing, with the way to get it
 */
export async function ensurePrerequisites({ look, say }) {
  let findings = look();
  const packages = findings.filter(missing).flatMap((finding) => finding.packages ?? []);
  if (packages.length > 0 && canInstallPackages()) {
    say(`installing ${packages.join(', ')} with apt-get`);
    try {
      await installPackages(packages);
    } catch (error) {
      say(`apt-get could not: ${error instanceof Error ? error.message : error}`);
    }
    findings = look();
  }
  // Redis alone has another way: Maven.
  const lacking = findings.filter((finding) => missing(finding) && !finding.what.startsWith('Redis'));
  if (lacking.length === 0) return;
  throw new Error(
    `Missing on this machine:\n${lacking.map(({ what, mend }) => `  - ${what}\n    ${mend}`).join('\n')}\n\`npm run doctor\` prints the whole list.`,
  );
}

/** @param {Finding} finding */
function missing({ found, needed }) {
  return needed && found === undefined;
}
