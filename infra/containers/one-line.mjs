import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../local/paths.mjs';
import { run } from '../local/run.mjs';
import { buildImages } from './images.mjs';

/** Reached from every program of the service. */
const LINE = { file: 'services/requests/src/env.ts', text: '\nexport const changed = true;\n' };

/**
 * Builds a scratch copy of the checkout with one more line in one service.
 * @param {import('./docker.mjs').Docker} docker
 * @param {{ bases: { build: string, run: string }, built: readonly import('./images.mjs').Built[], say: (line: string) => void }} before
 * @returns {Promise<string[]>} the images that are not the same any more
 */
export async function changedImages(docker, { bases, built, say }) {
  const copy = mkdtempSync(join(tmpdir(), 'cotta-one-line-'));
  try {
    const files = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
    for (const file of files.trim().split('\n')) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(ROOT, file), join(copy, file));
    }
    appendFileSync(join(copy, LINE.file), LINE.text);
    const after = await buildImages(docker, { bases, tag: 'one-line', context: copy, say: () => undefined });
    say('built again with one line more');
    return after
      .filter(({ name, id }) => built.find((one) => one.name === name)?.id !== id)
      .map(({ name }) => name);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
