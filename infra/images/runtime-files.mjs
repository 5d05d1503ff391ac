// Which files an image needs. Own code: what its programs reach. Packages: those that are reached, without what is there
// for people and compilers. Used inside the build (assemble.mjs); nothing here writes.
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

/** Files of our own packages that are read and not imported; whatever of them exists is taken. @type {readonly (readonly [string, RegExp])[]} */
const READ_FILES = [
  ['services', /^data\/(?!search\/(goods-cases|search-queries|similarity-pairs|README))/],
  ['gateway', /^(supergraph|api|plans)\.(customer|admin)\.(graphql|json)$|^(documents|openapi)\.json$/],
  // The web server hands out what the build made.
  ['web', /^dist\//],
];

/** Packages whose files are looked up by a name that is put together. */
const LOOKED_UP = [
  // The faces of PDF files, in the weights of services/kit/src/runtime/pdf/faces.ts.
  {
    when: 'fontkit',
    packages: [/^@expo-google-fonts\//],
    files: /^(400Regular|500Medium|600SemiBold)\/[^_]+_[0-9]+[A-Za-z]+\.ttf$|^(package\.json|LICENSE.*)$/,
  },
  // Loads its second half by an address.
  {
    when: 'pdfjs-dist',
    packages: [/^pdfjs-dist$/],
    files: /^legacy\/build\/pdf(\.worker)?\.mjs$|^package\.json$/,
  },
];

/** Large packages of which programs reach a small part: only what is reached is taken. */
const ONLY_WHAT_IS_REACHED = /^(pdfjs-dist|satori|date-fns|@(opentelemetry|aws|aws-sdk|smithy)\/.*)$/;

const FOR_PEOPLE =
  /\.(map|md|markdown|ts|mts|cts|tsx|flow|html|yml|tgz)$|(^|\/)(docs?|tests?|__tests__|examples?|benchmarks?|man|\.github)\/|(^|\/)(\.|CHANGELOG|README|Makefile|tsconfig)/i;

/**
 * Whether a file of a package, named relative to it, is needed when it runs. Licences stay: they have to go with the code.
 * @param {string} file
 */
export function isNeededAtRunTime(file) {
  return !FOR_PEOPLE.test(file) && !file.startsWith('node_modules/');
}

/**
 * The package that a path of the checkout belongs to.
 * @param {string} path such as `node_modules/a/node_modules/@b/c/index.js` or `services/kit/dist/x.js`
 * @returns {{ folder: string, name: string | undefined }} `name` is undefined for packages of this repository
 */
export function packageOf(path) {
  const foreign = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))(\/|$)/.exec(path);
  if (foreign !== null) return { folder: foreign[1] ?? '', name: foreign[2] };
  const own = /^(services\/[^/]+|gateway|web|proto)(\/|$)/.exec(path);
  return { folder: own?.[1] ?? '', name: undefined };
}

/**
 * All files of an image, as paths of the checkout.
 * @param {{ root: string, part: string, programs: readonly string[], seen: object }} image `seen`: what was read of files
 *   before, shared by images so that each file is looked through once
 * @returns {Promise<string[]>} sorted; links to our own packages among them
 * @throws {Error} when the part has none of the programs
 */
export async function runtimeFiles({ root, part, programs, seen }) {
  const entries = programs
    .map((name) => `${part}/dist/${name}.js`)
    .filter((path) => existsSync(join(root, path)));
  if (entries.length === 0)
    throw new Error(`${part} has none of the programs ${programs.join(', ')}: is it built?`);
  const { fileList } = await nodeFileTrace(
    entries.map((path) => join(root, path)),
    { base: root, conditions: ['node', 'import'], exportsOnly: true, cache: seen },
  );
  const reached = [...fileList].filter((path) => !/\.d\.[mc]?ts$/.test(path));
  const files = new Set(reached.filter((path) => packageOf(path).folder !== ''));
  const folders = [...new Set([...files].map((path) => packageOf(path).folder))];
  for (const folder of folders) for (const path of moreOf(root, folder)) files.add(path);
  for (const path of lookedUp(root, folders)) files.add(path);
  return [...files].filter((path) => !path.endsWith('.map')).sort();
}

/** @param {string} root @param {string} folder */
function moreOf(root, folder) {
  const { name } = packageOf(folder);
  // A link to a package of ours is one file.
  if (lstatSync(join(root, folder)).isSymbolicLink()) return [];
  if (name !== undefined && ONLY_WHAT_IS_REACHED.test(name)) return [];
  const wanted =
    name === undefined
      ? (/** @type {string} */ file) =>
          file === 'package.json' ||
          READ_FILES.some(([at, shape]) => folder.startsWith(at) && shape.test(file))
      : isNeededAtRunTime;
  return filesBelow(join(root, folder))
    .filter(wanted)
    .map((file) => `${folder}/${file}`);
}

/** @param {string} root @param {readonly string[]} folders */
function lookedUp(root, folders) {
  const names = new Set(folders.map((folder) => nameOf(root, folder)));
  return LOOKED_UP.filter(({ when }) => names.has(when)).flatMap(({ packages, files }) =>
    installed(root)
      .filter((name) => packages.some((shape) => shape.test(name)))
      .flatMap((name) =>
        filesBelow(join(root, 'node_modules', name))
          .filter((file) => files.test(file))
          .map((file) => `node_modules/${name}/${file}`),
      ),
  );
}

/** @param {string} root @param {string} folder @returns {string} */
export function nameOf(root, folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name;
}

/** @param {string} root */
function installed(root) {
  return readdirSync(join(root, 'node_modules')).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(root, 'node_modules', name)).map((part) => `${name}/${part}`)
      : [name],
  );
}

/**
 * @param {string} folder
 * @returns {string[]} without those of packages inside it
 */
function filesBelow(folder, at = '') {
  return readdirSync(join(folder, at), { withFileTypes: true }).flatMap((entry) => {
    const path = at === '' ? entry.name : `${at}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(folder, path);
    return entry.isFile() ? [path] : [];
  });
}
