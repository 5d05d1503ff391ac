import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Kinds of tests that run together, in this order: what needs nothing, what needs servers, what drives a complete copy. Servers and a copy that nobody asks take time from whoever is tested. */
const ROUNDS = [['unit', 'web'], ['int', 'fault'], ['journey']];

/**
 * The kinds of each round that were asked for; rounds without any are left out.
 * @param {readonly string[] | undefined} projects undefined for all
 * @returns {string[][]}
 */
export function roundsOf(projects) {
  return ROUNDS.map((round) =>
    round.filter((name) => projects === undefined || projects.includes(name)),
  ).filter((round) => round.length > 0);
}

/** What kills programs waits for leases and restarts most of the time: on two processors, a third worker has them meanwhile. The others keep theirs busy. */
const WORKERS = 2;
const WORKERS_BESIDE_WAITING = 3;

/**
 * How many workers run the files of a round.
 * @param {readonly string[]} round kinds of tests
 * @returns {number}
 */
export const workersOf = (round) => (round.includes('fault') ? WORKERS_BESIDE_WAITING : WORKERS);

/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number }} Counts */

/**
 * What several rounds came to together.
 * @param {readonly Counts[]} results
 * @returns {Counts}
 */
export function together(results) {
  const sum = (/** @type {keyof Counts} */ key) => results.reduce((total, result) => total + result[key], 0);
  return {
    numPassedTests: sum('numPassedTests'),
    numFailedTests: sum('numFailedTests'),
    numPendingTests: sum('numPendingTests'),
    numTodoTests: sum('numTodoTests'),
    numRuntimeErrorTestSuites: sum('numRuntimeErrorTestSuites'),
  };
}

/** @typedef {{ name: string, startTime: number, endTime: number }} TestFile as the runner tells of it: its path, times in milliseconds */

/**
 * Lines about the files that took longest, slowest first: seconds, then the path from `root`.
 * @param {readonly { testResults: readonly TestFile[] }[]} results of all rounds
 * @param {string} root absolute path of the folder that the names are said from
 * @param {number} [most] how many lines at most
 * @returns {string[]}
 */
export function slowestFiles(results, root, most = 10) {
  return results
    .flatMap(({ testResults }) => testResults)
    .map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** @typedef {{ fullName: string, status: string, failureMessages?: readonly string[] | null }} TestCase */

/**
 * Lines about the tests that failed, and files that could not be loaded: path from `root`, name, first line of the reason.
 * @param {readonly { testResults: readonly { name: string, message?: string, assertionResults: readonly TestCase[] }[] }[]} results of all rounds
 * @param {string} root absolute path of the folder that the names are said from
 * @param {number} [most] how many lines at most
 * @returns {string[]}
 */
export function failedTests(results, root, most = 30) {
  return results
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ name, message = '', assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`,
        );
      const isLoaded = message === '' || assertionResults.length > 0;
      return isLoaded ? failed : [`${file}: could not be loaded: ${firstLine(message)}`];
    })
    .slice(0, most);
}

/** @param {string} text with colours of a terminal */
function firstLine(text) {
  const plain = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  return (plain.find((line) => line !== '') ?? '').slice(0, 200);
}

/**
 * The arguments without the names of projects: each round names its own.
 * @param {readonly string[]} args
 * @returns {string[]}
 */
export function otherArguments(args) {
  const { at, length } = namedProjects(args);
  return at < 0 ? [...args] : [...args.slice(0, at), ...args.slice(at + length)];
}

/**
 * What a run of the tests came to. A suite that could not even be loaded counts as one failure.
 * @param {Counts} result
 *   the runner's own summary
 * @returns {{ line: string, good: boolean, notes: string[] }} `line` is the last line printed
 */
export function summaryOf(result) {
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const skipped = result.numPendingTests + result.numTodoTests;
  const notes = [];
  if (result.numRuntimeErrorTestSuites > 0)
    notes.push(`${result.numRuntimeErrorTestSuites} of the failures are files that could not be loaded.`);
  if (skipped > 0) notes.push(`${skipped} tests did not run.`);
  if (result.numPassedTests + failed === 0) notes.push('No test ran; that counts as a failure.');
  return {
    line: `${result.numPassedTests} passed, ${failed} failed`,
    good: failed === 0 && result.numPassedTests > 0,
    notes,
  };
}

/**
 * The projects named on the command line, or undefined for all.
 * @param {readonly string[]} args
 * @returns {string[] | undefined}
 */
export function selectedProjects(args) {
  const { at, names } = namedProjects(args);
  return at < 0 ? undefined : names;
}

/**
 * Where they stand: `--selectProjects unit web` or `--selectProjects=unit`.
 * @param {readonly string[]} args
 * @returns {{ at: number, length: number, names: string[] }} `at` is -1 where none is named; `length`: how many arguments say it
 */
function namedProjects(args) {
  const at = args.findIndex((arg) => arg === '--selectProjects' || arg.startsWith('--selectProjects='));
  const joined = args[at]?.split('=')[1];
  if (at < 0 || joined !== undefined) return { at, length: 1, names: joined?.split(',') ?? [] };
  const after = args.slice(at + 1);
  const end = after.findIndex((arg) => arg.startsWith('-'));
  const names = after.slice(0, end < 0 ? undefined : end);
  return { at, length: 1 + names.length, names };
}
