// npm run release: the next version by what was committed since the last one, its part of CHANGELOG.md, a commit and a tag.
// `npm run release -- --dry-run` prints what would be written and changes nothing. Nothing is pushed.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../local/paths.mjs';

const dry = process.argv.includes('--dry-run');

/** @param {string} command @param {...string} args */
function output(command, ...args) {
  return execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 }).trim();
}

/** @param {...string} args */
function cliff(...args) {
  const settings = ['--config', join(ROOT, 'infra/delivery/cliff.toml')];
  return output(join(ROOT, 'node_modules/.bin/git-cliff'), ...settings, ...args);
}

/** Why no release can be made now; undefined when one can. */
function obstacle() {
  if (output('git', 'branch', '--show-current') !== 'main')
    return 'A release is made of main: `git switch main` first.';
  if (output('git', 'status', '--porcelain') !== '')
    return 'There is work that is not committed: commit it or put it aside first.';
  return undefined;
}

function release() {
  const tag = cliff('--bumped-version');
  const last = output('git', 'tag', '--list', 'v*', '--points-at', 'HEAD');
  if (last !== '') return `Nothing was committed since ${last}.`;
  if (dry) return cliff('--bump', '--unreleased');
  const version = tag.slice(1);
  output('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  cliff('--bump', '--output', 'CHANGELOG.md');
  output('git', 'add', 'CHANGELOG.md', 'package.json', 'package-lock.json');
  output('git', 'commit', '--message', `chore: release ${version}`);
  output('git', 'tag', '--annotate', tag, '--message', `Cotta ${version}`);
  return `${tag} is made here. \`git push --follow-tags\` publishes it.`;
}

const reason = dry ? undefined : obstacle();
console.log(reason ?? release());
process.exitCode = reason === undefined ? 0 : 1;
