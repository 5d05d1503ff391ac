// Generated files, each made when what it follows from has changed or when it is not what was made. Node's own modules only.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesAt, fingerprint } from './fingerprint.mjs';

/** @typedef {import('./generation-steps.mjs').Step} Step */

/**
 * Brings the outputs of all steps up to date.
 * @param {object} options
 * @param {string} options.root
 * @param {readonly Step[]} options.steps
 * @param {boolean} [options.anew] makes every step, and fails when one that passed for current comes out different:
 *   then its inputs do not name everything it follows from
 * @param {(line: string) => void} options.say
 * @returns {Promise<string[]>} names of the steps that were made
 */
export async function generate({ root, steps, anew = false, say }) {
  const made = [];
  const deceptive = [];
  for (const step of steps) {
    for (const place of step.inputs)
      if (filesAt(root, place).length === 0) throw new Error(`${step.name}: no input at ${place}`);
    const inputs = inputsOf(root, step);
    const before = outputsOf(root, step);
    const current = stampOf(root, step) === stamp(inputs, before);
    if (current && !anew) continue;
    const begin = performance.now();
    await step.make();
    const after = outputsOf(root, step);
    for (const place of step.outputs)
      if (filesAt(root, place).length === 0) throw new Error(`${step.name}: nothing was written to ${place}`);
    if (current && after !== before) deceptive.push(step.name);
    keepStamp(root, step, stamp(inputs, after));
    made.push(step.name);
    say(`generated ${step.name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
  }
  if (deceptive.length > 0)
    throw new Error(
      `${deceptive.join(', ')}: passed for current and came out different; name what it follows from in its inputs`,
    );
  return made;
}

/**
 * Names of the steps whose outputs are missing, were changed by hand or follow from something older.
 * @param {string} root
 * @param {readonly Step[]} steps
 * @returns {string[]}
 */
export function staleSteps(root, steps) {
  return steps
    .filter((step) => stampOf(root, step) !== stamp(inputsOf(root, step), outputsOf(root, step)))
    .map(({ name }) => name);
}

/**
 * Every generated file that stands.
 * @param {string} root
 * @param {readonly Step[]} steps
 * @returns {string[]} paths from `root`
 */
export function generatedFiles(root, steps) {
  return steps.flatMap(({ outputs }) => outputs.flatMap((place) => filesAt(root, place)));
}

/**
 * @param {string} root
 * @param {Step} step
 */
function inputsOf(root, step) {
  return fingerprint(root, step.inputs);
}

/**
 * @param {string} root
 * @param {Step} step
 */
function outputsOf(root, step) {
  return fingerprint(root, step.outputs);
}

/**
 * @param {string} inputs
 * @param {string} outputs
 */
function stamp(inputs, outputs) {
  return `${inputs} ${outputs}\n`;
}

/**
 * @param {string} root
 * @param {Step} step
 */
function stampFile(root, step) {
  return join(root, '.state', 'generated', step.name);
}

/**
 * @param {string} root
 * @param {Step} step
 */
function stampOf(root, step) {
  const file = stampFile(root, step);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * @param {string} root
 * @param {Step} step
 * @param {string} text
 */
function keepStamp(root, step, text) {
  const file = stampFile(root, step);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
