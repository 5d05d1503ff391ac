// npm run drill -- NAME: makes a damage on a local copy, does what the runbook says, and proves what came of it.
// Without a name it lists the drills. --all plays all; --base N names the copy, or where one is started.
import { DRILLS } from './all-drills.mjs';
import { LocalCopy } from './local-copy.mjs';
import { read } from './read-arguments.mjs';
import { resultsTable } from './results-table.mjs';
import { proveNothingIsLeft, untilWholeAgain } from './whole-again.mjs';

const begin = performance.now();
/** @type {import('./local-copy.mjs').Say} */
const say = (kind, line) =>
  console.log(`${((performance.now() - begin) / 1000).toFixed(1).padStart(7)} s  ${kind.padEnd(6)}  ${line}`);

/** @type {LocalCopy | undefined} */
let copy;
let leaving = false;

/** @param {number} code */
async function leave(code) {
  if (leaving) return;
  leaving = true;
  await copy?.close();
  process.exit(code);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    console.log('\nEnding what was started…');
    void leave(130);
  });

/**
 * @param {import('./all-drills.mjs').Drill} drill
 * @param {number} base
 * @returns {Promise<import('./results-table.mjs').Result>}
 */
async function play(drill, base) {
  console.log(`\n${drill.name}: ${drill.about}\nRecipe: docs/runbook.md, "${drill.recipe}"\n`);
  const from = performance.now();
  const result = (/** @type {string | undefined} */ problem) => ({
    name: drill.name,
    seconds: (performance.now() - from) / 1000,
    problem,
  });
  try {
    await prepareCopy(drill, base);
    if (copy === undefined) throw new Error('there is no copy');
    await drill.play(copy, say).finally(() => copy?.takeBack());
    await untilWholeAgain(copy, say);
    // A copy of its own kind is of no use to the next one.
    if (drill.own !== undefined) await endCopy();
    console.log(
      `\n${drill.name} came out as promised, in ${((performance.now() - from) / 1000).toFixed(0)} s.`,
    );
    return result(undefined);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    if (!leaving) console.error(`\n${drill.name} did NOT come out: ${problem}`);
    // Nor is one that was damaged and not mended.
    await endCopy();
    return result(problem);
  }
}

/** @param {import('./all-drills.mjs').Drill} drill @param {number} base */
async function prepareCopy({ own }, base) {
  if (own === undefined) {
    copy ??= new LocalCopy(base, say);
    if (!(await copy.runs())) await copy.start();
    await copy.refuseServersOfOthers();
    return;
  }
  await endCopy();
  if (await new LocalCopy(base, say).runs())
    throw new Error(
      `A copy runs at ${base}, and this drill needs one of its own kind: choose another --base, or end that one.`,
    );
  copy = await own(base, say);
  await copy.start();
}

async function endCopy() {
  await copy?.close();
  copy = undefined;
}

/** @param {readonly string[]} names @param {number} base @returns {Promise<number>} the code to end with */
async function playAll(names, base) {
  const wasThere = await new LocalCopy(base, say).runs();
  /** @type {import('./results-table.mjs').Result[]} */
  const results = [];
  for (const drill of DRILLS.filter(({ name }) => names.includes(name)))
    if (!leaving) results.push(await play(drill, base));
  if (!wasThere && !leaving) {
    await endCopy();
    await proveNothingIsLeft(base, say);
  }
  if (results.length > 1) console.log(`\n${resultsTable(results)}`);
  const failed = results.flatMap(({ name, problem }) => (problem === undefined ? [] : [name]));
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

const { names, base, problem } = read(process.argv.slice(2), process.env);
if (problem !== undefined) {
  console.error(problem);
  process.exit(2);
}
if (names.length === 0) for (const { name, about } of DRILLS) console.log(`${name.padEnd(26)} ${about}`);
else
  await leave(
    await playAll(names, base).catch((error) => {
      console.error(`\n${error instanceof Error ? error.message : error}`);
      return 1;
    }),
  );
