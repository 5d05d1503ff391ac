// Public messages never change their meaning: compared with the last released state, else with the first parent on main.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} args */
const git = (args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const released = git(['tag', '--list', 'proto/*', '--sort=-creatordate']).split('\n')[0];
if (!released) {
  process.stdout.write('no release yet: a tag proto/<date> marks the messages that others rely on\n');
} else {
  const { status, stdout, stderr } = spawnSync(
    `${ROOT}node_modules/.bin/buf`,
    ['breaking', 'proto', '--against', `.git#tag=${released},subdir=proto`],
    { cwd: ROOT, encoding: 'utf8' },
  );
  process.stdout.write(`${stdout}${stderr}compared with ${released}\n`);
  process.exitCode = status ?? 1;
}
