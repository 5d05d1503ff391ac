// npm run drill -- NAME: makes a damage on a local copy, does what the runbook says, and proves what came of it.
// Without a name it lists the drills. --all plays all; --base N names the copy, or where one is started.
import { DRILLS } from './all-drills.mjs';
import { LocalCopy } from './local-copy.mjs';
import { read } from './read-arguments.mjs';

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
 * @returns {Promise<boolean>} whether everything came as the recipe says
 */
async function play(drill, base) {
  console.log(`\n${drill.name}: ${drill.about}\nRecipe: docs/runbook.md, "${drill.recipe}"\n`);
  const from = performance.now();
  try {
    if (drill.own !== undefined) {
      await copy?.close();
      copy = await drill.own(base, say);
    }
    copy ??= new LocalCopy(base, say);
    if (!(await copy.runs())) await copy.start();
    if (drill.own === undefined) await copy.refuseServersOfOthers();
    await drill.play(copy, say).finally(() => copy?.takeBack());
    console.log(
      `\n${drill.name} came out as promised, in ${((performance.now() - from) / 1000).toFixed(0)} s.`,
    );
    return true;
  } catch (error) {
    if (!leaving)
      console.error(`\n${drill.name} did NOT come out: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    // A copy of its own kind is of no use to the next one.
    if (drill.own !== undefined) {
      await copy?.close();
      copy = undefined;
    }
  }
}

const { names, base, problem } = read(process.argv.slice(2), process.env);
if (problem !== undefined) {
  console.error(problem);
  process.exit(2);
}
if (names.length === 0) {
  for (const { name, about } of DRILLS) console.log(`${name.padEnd(18)} ${about}`);
} else {
  const failed = [];
  for (const drill of DRILLS.filter(({ name }) => names.includes(name)))
    if (!leaving && !(await play(drill, base))) failed.push(drill.name);
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  await leave(failed.length > 0 ? 1 : 0);
}
