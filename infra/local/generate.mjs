// npm run generate: what is generated and not kept in git, as far as it is not there yet or follows from something older.
// With --anew all of it, and nothing may come out different that passed for current.
import { generate } from './generation.mjs';
import { STEPS } from './generation-steps.mjs';
import { ROOT } from './paths.mjs';

const anew = process.argv.includes('--anew');
try {
  await generate({ root: ROOT, steps: STEPS, anew, say: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
