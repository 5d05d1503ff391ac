import { checkFile, NOT_AS_EXPECTED } from './testing/money-check/check-file.js';

const usage =
  'usage: npm run money:check -- FILE   runs every example of a file of money examples through the rules and prints what differs';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) {
  say(usage);
  process.exitCode = NOT_AS_EXPECTED;
} else {
  process.exitCode = checkFile(file, say);
}
