// npm run check: everything that can be said about the code without starting a server. Each step says what it looked at,
// and a step that looked at nothing has failed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text as allOf } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ALLOWED_WORDS } from './allowed-words.mjs';
import { checkBoundaries, knownSources, SOURCE_ROOTS } from './boundaries.mjs';
import { staleExceptions } from './exceptions.mjs';
import { generatedFiles } from '../../infra/local/generation.mjs';
import { STEPS } from '../../infra/local/generation-steps.mjs';
import { SERVICES } from '../../infra/local/processes.mjs';
import { inlineRefusals } from './inline-refusals.mjs';
import { kitWords } from './kit-words.mjs';
import { gitOf } from './named-paths.mjs';
import { programsOf } from './programs.mjs';
import { unreachable, unreachableViolations } from './reachable.mjs';
import { RUNNING, runnerViolations, withoutRunner } from './runners.mjs';
import { checkSizes } from './sizes.mjs';
import { symbolGraph } from './symbol-graph.mjs';
import { UNCONNECTED, UNRUN } from './unconnected.mjs';
import { undocumented } from './undocumented.mjs';
import { forbiddenWords, misnamed, WIRE, wireNames } from './words-of-code.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {{ name: string, good: boolean, text: string }} Outcome */

/** @param {string} name @param {string} command @param {string[]} args @returns {Promise<Outcome>} */
async function run(name, command, args) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => resolve(error.message));
  });
  const [status, out, problems] = await Promise.all([ended, allOf(child.stdout), allOf(child.stderr)]);
  const text = `${out}${problems}${typeof status === 'string' ? status : ''}`.trim();
  return { name, good: status === 0, text: status === 0 ? (text.split('\n').at(-1) ?? '') : text };
}

/** @param {string} binary */
const local = (binary) => `${ROOT}node_modules/.bin/${binary}`;

function boundaries() {
  const generated = generatedFiles(ROOT, STEPS).filter((path) => /(?<!\.d\.css)\.ts$/.test(path));
  const known = [...knownSources(ROOT, SOURCE_ROOTS), ...generated];
  const { examined, imports, violations } = checkBoundaries(ROOT, known);
  const lines = violations.map(({ rule, from, to, why }) => `${rule}: ${from} → ${to}. ${why}`);
  if (known.length === 0 || imports === 0 || examined < known.length)
    lines.push(`looked at ${examined} of ${known.length} files and ${imports} imports`);
  return {
    name: 'boundaries',
    good: lines.length === 0,
    text: lines.join('\n') || `${examined} files, ${imports} imports`,
  };
}

function sizes() {
  const { examined, median, tooLong, stale } = checkSizes(ROOT, knownSources(ROOT, SOURCE_ROOTS));
  const lines = [
    ...tooLong.map(({ path, lines: count }) => `${path}: ${count} lines`),
    ...stale.map((path) => `${path}: short enough, take it out of the list in sizes.mjs`),
  ];
  if (examined === 0) lines.push('looked at nothing');
  return {
    name: 'sizes',
    good: lines.length === 0,
    text: lines.join('\n') || `${examined} files, median ${median} lines`,
  };
}

function exceptions() {
  const { examined, stale } = staleExceptions(ROOT, local('oxlint'));
  return {
    name: 'exceptions of the lint are needed',
    good: stale.length === 0,
    text:
      stale.map(({ rule, path }) => `${path} keeps ${rule}: take it out of oxlint.json`).join('\n') ||
      `${examined} exceptions`,
  };
}

function wordsOfTheKit() {
  const { examined, violations } = kitWords(ROOT, knownSources(ROOT, ['services']));
  const lines = examined === 0 ? ['looked at nothing', ...violations] : violations;
  return {
    name: 'the kit knows no word of the field',
    good: lines.length === 0,
    text: lines.join('\n') || `${examined} files`,
  };
}

function refusals() {
  const { examined, violations } = inlineRefusals(ROOT, knownSources(ROOT, ['services']));
  const lines = examined === 0 ? ['looked at nothing', ...violations] : violations;
  return {
    name: 'refusals stand in their catalogue',
    good: lines.length === 0,
    text: lines.join('\n') || `${examined} files`,
  };
}

function docstrings() {
  const { examined, violations } = undocumented(ROOT, knownSources(ROOT, ['services']));
  const lines = examined === 0 ? ['looked at nothing', ...violations] : violations;
  return {
    name: 'exports of the kit and of rules say what they are',
    good: lines.length === 0,
    text: lines.join('\n') || `${examined} exports`,
  };
}

/** Sources as they name each other, read once for all checks that follow them from programs on. */
const sources = once(() => {
  const generated = new Set(generatedFiles(ROOT, STEPS).filter((path) => /(?<!\.d\.css)\.tsx?$/.test(path)));
  const files = [...new Set([...knownSources(ROOT, SOURCE_ROOTS), ...generated])];
  return { files, generated, graph: symbolGraph(ROOT, files) };
});

/** @template T @param {() => T} make @returns {() => T} */
function once(make) {
  /** @type {T | undefined} */ let made;
  return () => (made ??= make());
}

function reachable() {
  const { files, generated, graph } = sources();
  const programs = programsOf(ROOT, { files, tracked: gitOf(ROOT).tracked });
  const found = unreachable(graph, programs, (path) => generated.has(path));
  const lines = unreachableViolations(found, UNCONNECTED);
  if (programs.length === 0 || found.examined === 0) lines.push('looked at nothing');
  return {
    name: 'a program reaches it',
    good: lines.length === 0,
    text: lines.join('\n') || `${found.examined} modules from ${programs.length} programs`,
  };
}

function runners() {
  const { files, graph } = sources();
  const programs = files.filter((path) => RUNNING.test(path));
  const { examined, unrun } = withoutRunner(ROOT, graph, programs);
  const lines = runnerViolations(unrun, UNRUN);
  if (examined === 0) lines.push('looked at nothing');
  return {
    name: 'steps by the system have a runner',
    good: lines.length === 0,
    text: lines.join('\n') || `${examined} steps and commands`,
  };
}

function words() {
  const { tracked } = gitOf(ROOT);
  const code = [
    ...knownSources(ROOT, ['services', 'gateway', 'infra', 'web/src']),
    ...tracked.filter((path) => /^(infra|gateway)\/.*\.mjs$/.test(path)),
  ].filter((path) => !/\.spec\.tsx?$/.test(path));
  const forbidden = forbiddenWords(readFileSync(`${ROOT}docs/glossary.md`, 'utf8'));
  const wire = wireNames(
    ROOT,
    tracked.filter((path) => WIRE.test(path)),
  );
  const { examined, violations } = misnamed(ROOT, code, { words: forbidden, wire, allowed: ALLOWED_WORDS });
  const lines =
    examined === 0 || forbidden.length === 0 || wire.size === 0
      ? ['looked at nothing', ...violations]
      : violations;
  return {
    name: 'names are made of the words of the glossary',
    good: lines.length === 0,
    text: lines.join('\n') || `${examined} names, ${forbidden.length} words`,
  };
}

const node = process.execPath;
/** What the others read: it is made before they begin. */
const made = [
  () => run('generated files', node, ['infra/local/generate.mjs', '--anew']),
  () => run('types', local('tsc'), ['-b']),
];
const steps = [
  () => run('types of the web', local('tsc'), ['-p', 'web', '--noEmit']),
  () => run('types of the tests', local('tsc'), ['-p', 'tests', '--noEmit']),
  () => run('types of infra', local('tsc'), ['-p', 'infra', '--noEmit']),
  () => run('format', local('oxfmt'), ['--check']),
  () =>
    run('lint', local('oxlint'), [
      '--config',
      'tests/architecture/oxlint.json',
      'services',
      'gateway',
      'web',
      'infra',
      'tests',
    ]),
  // Generated modules import packages too, and knip would pass over what git ignores.
  () =>
    run('dependencies', local('knip'), [
      '--config',
      'tests/architecture/knip.jsonc',
      '--dependencies',
      '--no-progress',
      '--no-gitignore',
      '--treat-config-hints-as-errors',
    ]),
  exceptions,
  boundaries,
  sizes,
  refusals,
  wordsOfTheKit,
  docstrings,
  reachable,
  runners,
  words,
  () =>
    run('said is heard, told is written', node, [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      'unit',
      '--testPathPatterns',
      'tests/contracts/(said-and-heard|told-by-letter|consequences)',
    ]),
  ...SERVICES.map(
    (service) => () => run(`prints of ${service}`, node, [`services/${service}/dist/derive.js`, '--check']),
  ),
  () => run('print of the partner interface', node, ['infra/local/partner-description.mjs', '--check']),
  () => run('page of refusals', node, ['infra/local/refusals-page.mjs', '--check']),
  () => run('page of messages', node, ['services/workspace/dist/letter/notices/print-notices.js', '--check']),
  () => run('proto lint', 'npm', ['run', '--silent', 'lint', '-w', 'proto']),
  () => run('proto breaks nobody', node, ['tests/architecture/proto-breaking.mjs']),
  () => run('classes of the web', node, ['web/scripts/classes/check.mjs']),
  () => run('words of the web', node, ['web/scripts/check-locales.mjs']),
  () => run('content', node, ['web/scripts/content/check-content.mjs']),
];

let said = 0;
let failed = 0;
/** @type {Outcome[]} */ const outcomes = [];
const waiting = [...steps.entries()];

/** Takes the next step until none is left; outcomes are said in the order of the steps. */
async function lane() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [at, step] = next;
    outcomes[at] = await step();
    for (let done = outcomes[said]; done !== undefined; done = outcomes[said]) {
      say(done);
      said += 1;
    }
    // What runs in this process leaves no time between its steps to hear that a program has ended.
    await turn();
  }
}

/** @param {Outcome} outcome */
function say({ name, good, text }) {
  if (!good) failed += 1;
  process.stdout.write(
    `${good ? 'ok  ' : 'FAIL'} ${name}${text === '' ? '' : good ? ` – ${text.slice(0, 120)}` : `\n${text}`}\n`,
  );
}

for (const make of made) say(await make());
await Promise.all([lane(), lane()]);
const count = made.length + steps.length;
process.stdout.write(`${count - failed} checks passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
