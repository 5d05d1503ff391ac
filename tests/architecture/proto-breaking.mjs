// Public messages never change their meaning: compared with those of the last release, `proto/released.binpb`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RELEASED = `${ROOT}proto/released.binpb`;

/** What breaks whoever relies on the released messages. @param {string} [folder] with `.proto` files and their `buf.yaml` */
export function protoBreaks(folder = `${ROOT}proto`) {
  const { status, stdout, stderr } = spawnSync(
    `${ROOT}node_modules/.bin/buf`,
    ['breaking', '.', '--against', RELEASED],
    { cwd: folder, encoding: 'utf8' },
  );
  return { good: status === 0, text: `${stdout}${stderr}`.trim() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { good, text } = protoBreaks();
  process.stdout.write(`${text}${text === '' ? '' : '\n'}compared with the last release\n`);
  process.exitCode = good ? 0 : 1;
}
