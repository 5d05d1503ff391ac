import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Programs whose compiled file nothing names whole: the bundler makes those of the web, and a step of the gateway is
 * put together.
 */
const BUNDLED = [
  'gateway/src/compose/main.ts',
  'gateway/src/documents/main.ts',
  'web/server/main.ts',
  'web/src/entry.client.tsx',
];

/** What starts programs, or tells people how to. A decision tells of its own day. */
const STARTER = /(^|\/)package\.json$|\.mjs$|\.ya?ml$|\/Dockerfile$|^(README|docs\/(services\/)?[\w-]+)\.md$/;
const TEST = /\.spec\.|(^|\/)(tests|testing)\//;

/**
 * Modules that somebody starts: whatever of `files` is named by its compiled path in what starts programs.
 * @param {string} root
 * @param {{ readonly files: readonly string[], readonly tracked: readonly string[] }} tree
 * @returns {string[]}
 */
export function programsOf(root, { files, tracked }) {
  const named = tracked
    .filter((path) => STARTER.test(path) && !TEST.test(path))
    .flatMap((path) => compiledPaths(path, readFileSync(join(root, path), 'utf8')));
  return files.filter((path) => BUNDLED.includes(path) || named.some((pattern) => pattern.test(path)));
}

/**
 * `services/${service}/dist/main.js` stands for every service; a package names its own files from `dist` on.
 * @param {string} path
 * @param {string} text
 */
function compiledPaths(path, text) {
  const own = path.endsWith('package.json') ? path.slice(0, -'package.json'.length) : undefined;
  const found = text.matchAll(
    /(services\/(?:[\w-]+|\$\{\w+\}|<\w+>)\/|gateway\/|(?<=node ))dist\/([\w./-]+)\.js\b/g,
  );
  return [...found].flatMap(([, place = '', module = '']) => {
    const part = place === '' ? own : place.replace(/\$\{\w+\}|<\w+>/, '[^/]+');
    return part === undefined ? [] : [new RegExp(`^${part}src/${module.replaceAll('.', '\\.')}\\.ts$`)];
  });
}
