import { join } from 'node:path';
import { ROOT } from '../local/paths.mjs';
import { IMAGES } from '../images/parts.mjs';

/** Holds the sources built, with all packages: programs of a test run are started from it, none of a cluster. */
export const BUILD_IMAGE = 'cotta/build';

/**
 * @typedef {object} Built
 * @property {string} name
 * @property {string} id
 * @property {number} bytes with its base
 * @property {number} above bytes above the base
 */

/**
 * All images from a checkout, one after the other: they share the steps of the build.
 * @param {import('./docker.mjs').Docker} docker
 * @param {{ bases: { build: string, run: string }, tag: string, context?: string, say: (line: string) => void }} options
 * @returns {Promise<Built[]>}
 */
export async function buildImages(docker, { bases, tag, context = ROOT, say }) {
  const file = join(context, 'infra', 'images', 'Dockerfile');
  const shared = { BUILD_BASE: bases.build, RUN_BASE: bases.run };
  await docker.build(`${BUILD_IMAGE}:${tag}`, { file, context, target: 'build', values: shared });
  say('sources are built');
  const baseBytes = await docker.sizeOf(bases.run);
  const built = [];
  for (const { name, part, target } of IMAGES) {
    const values = { ...shared, PART: part, IMAGE: name };
    const image = `cotta/${name}:${tag}`;
    const id = await docker.build(image, { file, context, target, values });
    const bytes = await docker.sizeOf(image);
    built.push({ name, id, bytes, above: bytes - baseBytes });
    say(`cotta/${name}: ${megabytes(bytes)} MB, ${megabytes(bytes - baseBytes)} above its base`);
  }
  return built;
}

/** @param {number} bytes */
export function megabytes(bytes) {
  return Math.round(bytes / 1e6);
}
