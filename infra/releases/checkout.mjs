import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, ROOT } from '../local/paths.mjs';
import { run } from '../local/run.mjs';

const git = async (/** @type {string[]} */ ...args) => (await run('git', args, { cwd: ROOT })).trim();

/**
 * The commit of a release.
 * @param {string | undefined} named a tag or a commit; undefined: the last release before this commit
 * @returns {Promise<string>}
 * @throws {Error} that says what to name when there is none
 */
export async function commitOf(named) {
  const tag =
    named ?? (await git('describe', '--tags', '--match', 'v*', '--abbrev=0', 'HEAD^').catch(() => ''));
  if (tag === '')
    throw new Error('No release was made before this commit: name the one to compare with, `-- 1a2b3c4`.');
  return git('rev-parse', '--verify', `${tag}^{commit}`).catch(() => {
    throw new Error(
      `\`${tag}\` is no commit of this repository (a clone of the last commits alone has no others: \`git fetch --unshallow\`).`,
    );
  });
}

/**
 * A release as it was built, in a folder of its own that is kept for the next time.
 * @param {string} commit
 * @param {(line: string) => void} say
 * @returns {Promise<string>} the folder
 */
export async function builtCheckout(commit, say) {
  const folder = join(cacheDir(), 'releases', commit.slice(0, 12));
  if (existsSync(join(folder, 'web', 'dist', 'server', 'main.js'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  await git('worktree', 'prune');
  await git('worktree', 'add', '--detach', '--force', folder, commit);
  say('installing its packages');
  await run('npm', ['ci'], { cwd: folder });
  say('building it');
  await run('npm', ['run', 'build'], { cwd: folder });
  return folder;
}
