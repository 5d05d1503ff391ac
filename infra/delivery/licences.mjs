// Which licences the packages that run in production are under, and whether each is one that we may use.
import satisfies from 'spdx-satisfies';

/** Free to use, change and deliver; at most with a notice. MPL-2.0 asks for changes of its own files alone. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/**
 * Packages under other licences, each with the reason why it may run. `packages` matches names.
 * @type {readonly { licence: string, packages: RegExp, why: string }[]}
 */
export const EXCEPTIONS = [
  {
    licence: 'Elastic-2.0',
    packages:
      /^@apollo\/(gateway|composition|federation-internals|query-graphs|query-planner|server-gateway-interface)$/,
    why: 'runs our own product; the gateway is not offered to others as a service',
  },
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    why: 'libvips is linked at run time and can be replaced',
  },
];

/** Packages whose licence stands in a file and not in their description, as it was read there. @type {Record<string, string>} */
const READ_IN_FILE = { 'png-js': 'MIT' };

/** @typedef {{ name: string, licence: string | undefined }} Licensed */

/**
 * The packages of a lock file that are installed where nothing is developed.
 * @param {{ packages: Record<string, { license?: string, dev?: boolean, link?: boolean }> }} lock package-lock.json
 * @param {(path: string) => string | undefined} installed the licence that an installed package names itself, for entries without one
 * @returns {Licensed[]} `licence` is an SPDX expression; undefined where nobody says it
 */
export function productionPackages(lock, installed) {
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
    .map(([path, { license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, licence: license ?? installed(path) ?? READ_IN_FILE[name] };
    });
}

/**
 * What may not run as it is, in sentences, one a package.
 * @param {readonly Licensed[]} packages
 * @param {(name: string) => boolean} onlyElsewhere packages for other machines, which are not installed here and need not say a licence
 * @returns {string[]}
 */
export function licenceProblems(packages, onlyElsewhere = () => false) {
  return packages.flatMap(({ name, licence }) => {
    if (licence === undefined)
      return onlyElsewhere(name) ? [] : [`${name} names no licence: ask its makers, or take another`];
    const allowed = [
      ...FREE,
      ...EXCEPTIONS.filter((one) => one.packages.test(name)).map((one) => one.licence),
    ];
    return satisfiedBy(licence, allowed)
      ? []
      : [`${name} is under ${licence}: take another, or write down in licences.mjs why it may run`];
  });
}

/** @param {string} licence @param {string[]} allowed */
function satisfiedBy(licence, allowed) {
  try {
    return satisfies(licence, allowed);
  } catch {
    return false;
  }
}
