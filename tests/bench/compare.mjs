import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { builtCheckout, commitOf } from '../../infra/releases/checkout.mjs';
import { compared, figuresIn } from './figures.mjs';

const ROUNDS = 3;

/**
 * Runs the same parts on another commit and on this one, in rounds that take turns, and says what differs.
 * @param {{ rev: string, root: string, args: readonly string[] }} what `args`: of `bench.mjs`, without the comparison
 * @returns {Promise<boolean>} whether nothing got slower
 * @throws {Error} where there is no such commit
 */
export async function compareWith({ rev, root, args }) {
  const commit = await commitOf(rev);
  const other = await builtCheckout(commit, (line) => console.log(`${commit.slice(0, 8)}: ${line}`));
  /** @type {{ before: ReturnType<typeof figuresIn>[], since: ReturnType<typeof figuresIn>[] }} */
  const rounds = { before: [], since: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, cwd] of /** @type {const} */ ([
      ['before', other],
      ['since', root],
    ])) {
      console.log(`round ${round} of ${ROUNDS}, ${name}; load ${loadavg()[0]?.toFixed(1)}`);
      rounds[name].push(figuresIn(await printedBy(cwd, args)));
    }
  }
  const figures = compared(rounds.before, rounds.since);
  for (const { name, unit, before, since, verdict } of figures)
    console.log(`${verdict.padEnd(6)}  ${before} → ${since} ${unit}  ${name}`);
  const slower = figures.filter(({ verdict }) => verdict === 'slower').length;
  console.log(`${figures.length} figures, ${slower} slower than ${commit.slice(0, 8)} in every round`);
  return slower === 0;
}

/**
 * @param {string} cwd
 * @param {readonly string[]} args
 * @returns {Promise<string>} what it printed; a gate that is missed is no reason to stop
 */
async function printedBy(cwd, args) {
  const child = spawn(process.execPath, ['tests/bench/bench.mjs', ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  await once(child, 'close');
  return printed;
}
