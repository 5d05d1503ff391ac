import { copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What pages of the release before still ask for while they are open in browsers: their stored documents and the files their address names.
 * The images take the same (`PREVIOUS` in infra/images/Dockerfile).
 * @param {string} before a built checkout of the release before
 * @param {string} now of the release that takes over
 */
export function takeOver(before, now) {
  copyInto(join(before, 'gateway/documents.json'), join(now, 'gateway/documents.previous.json'));
  const assets = 'web/dist/client/assets';
  // Names of files are made of what is in them: one that is there is the same.
  if (existsSync(join(before, assets)))
    cpSync(join(before, assets), join(now, assets), { recursive: true, force: false });
}

/** @param {string} from @param {string} to */
function copyInto(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
