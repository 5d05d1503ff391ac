// npm run new -- command cases/case-solution withdraw-offer
// Makes small, finished files of today's pattern: they compile and pass the checks, their spec fails until somebody has written
// the rule, and what is left to add elsewhere is printed line by line.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXAMPLES, kinds } from './kinds.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Files of a new thing by path from the root.
 * @param {string[]} args kind, place, name in kebab-case, and for a consumer the message it hears
 * @param {string} root
 * @returns {import('./kinds.mjs').Made}
 * @throws {Error} that says how to call it right
 */
export function plan([kind = '', place = '', name = '', ...rest], root) {
  const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (make === undefined) throw new Error(`What kind? One of: ${Object.keys(kinds).join(', ')}.`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error('The name comes after the place, in kebab-case: withdraw-offer');
  const made = make({ place, name, rest, ...spellings(name), ...lookingAt(root) });
  if (!existsSync(join(root, made.within))) throw new Error(`There is no ${made.within}.`);
  const taken = Object.keys(made.files).find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} is there already.`);
  return made;
}

/** @param {string} name */
function spellings(name) {
  const pascal = name
    .split('-')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');
  return { pascal, camel: `${pascal[0]?.toLowerCase()}${pascal.slice(1)}`, snake: name.replaceAll('-', '_') };
}

/** @param {string} root @returns {Pick<import('./kinds.mjs').Wanted, 'beside' | 'messages'>} */
function lookingAt(root) {
  return {
    beside: (folder) =>
      existsSync(join(root, folder))
        ? readdirSync(join(root, folder), { withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => ({
              name: entry.name,
              text: readFileSync(join(root, folder, entry.name), 'utf8'),
            }))
        : [],
    messages: (service) => {
      const folder = join(root, 'proto/cotta', service, 'v1');
      const files = existsSync(folder) ? readdirSync(folder) : [];
      return Object.fromEntries(
        files.flatMap((file) =>
          [...readFileSync(join(folder, file), 'utf8').matchAll(/^message (\w+)/gm)]
            .map(([, name = '']) => name)
            .filter((name) => !name.endsWith('Facts'))
            .map((name) => [name, file.replace(/\.proto$/, '')]),
        ),
      );
    },
  };
}

/** @param {import('./kinds.mjs').Made} made @param {string} root */
export function write({ files }, root) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), formatted(path, text));
  }
}

/** Names differ in length, so lines break elsewhere. @param {string} path @param {string} text */
function formatted(path, text) {
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxfmt'), ['--stdin-filepath', path], {
    cwd: ROOT,
    encoding: 'utf8',
    input: text,
  });
  return status === 0 ? stdout : text;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const made = plan(process.argv.slice(2), ROOT);
    write(made, ROOT);
    for (const path of Object.keys(made.files)) console.log(`new  ${path}`);
    for (const { file, among, line } of made.lines)
      console.log(`add  ${file}, among its ${among}:\n     ${line}`);
    console.log(made.next);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`For example:\n${EXAMPLES.join('\n')}`);
    process.exitCode = 2;
  }
}
