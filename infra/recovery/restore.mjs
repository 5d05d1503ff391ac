// npm run restore -- --base N --to MOMENT: puts every database of a running local copy back to a moment, and has everything told again.
import { LocalCopy } from '../drills/local-copy.mjs';
import { baseFrom } from '../local/ports.mjs';
import { backToMoment } from './back-to-moment.mjs';

const args = process.argv.slice(2);
const begin = performance.now();
try {
  const at = args.indexOf('--to');
  const to = new Date(at < 0 ? '' : (args[at + 1] ?? ''));
  if (Number.isNaN(to.getTime()))
    throw new Error('Say the moment: npm run restore -- --base 4300 --to 2026-11-29T10:15:00Z');
  if (to.getTime() > Date.now()) throw new Error(`${to.toISOString()} has not come yet.`);
  const copy = new LocalCopy(
    baseFrom(
      args.filter((_, place) => place !== at && place !== at + 1),
      process.env,
    ),
    (kind, line) =>
      console.log(
        `${((performance.now() - begin) / 1000).toFixed(1).padStart(7)} s  ${kind.padEnd(6)}  ${line}`,
      ),
  );
  if (!(await copy.runs()))
    throw new Error(`No copy runs at ${copy.base}: start it with \`npm start -- --base ${copy.base}\`.`);
  await copy.refuseServersOfOthers();
  await backToMoment(copy, to);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
