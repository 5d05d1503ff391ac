import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from '@swc/core';

/**
 * Reads the imports of TypeScript files with swc, TSX and type imports included. (TypeScript 7 has no interface for other
 * programs; dependency-cruiser 17 reads nothing through it, and through swc it cannot read TSX.)
 * @param {string} root
 * @param {readonly string[]} files paths from `root`
 * @returns {Map<string, { to: string, found: boolean, typeOnly: boolean }[]>}
 */
export function importGraph(root, files) {
  return new Map(
    files.map((file) => [
      file,
      importsOf(root, file).map(({ specifier, typeOnly }) => ({
        ...resolveImport(root, file, specifier),
        typeOnly,
      })),
    ]),
  );
}

/** Statements of a file of TypeScript. @param {string} root @param {string} file */
export function parseSource(root, file) {
  const code = readFileSync(join(root, file), 'utf8');
  return parseSync(code, { syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'es2022' }).body;
}

/** @param {string} root @param {string} file */
function importsOf(root, file) {
  const body = parseSource(root, file);
  /** @type {{ specifier: string, typeOnly: boolean }[]} */
  const found = [];
  visit(body, (node) => {
    if (typeof node.source?.value === 'string')
      found.push({ specifier: node.source.value, typeOnly: node.typeOnly === true });
    if (node.type === 'CallExpression' && node.callee?.type === 'Import') {
      const [first] = node.arguments;
      if (first?.expression?.type === 'StringLiteral')
        found.push({ specifier: first.expression.value, typeOnly: false });
    }
  });
  return found;
}

/** @param {unknown} node @param {(node: any) => void} look */
export function visit(node, look) {
  if (Array.isArray(node)) for (const part of node) visit(part, look);
  else if (typeof node === 'object' && node !== null) {
    look(node);
    // Where a node stands in the text is half of what there is to walk, and says nothing.
    for (const key in node) if (key !== 'span') visit(/** @type {any} */ (node)[key], look);
  }
}

const PACKAGES = {
  '@cotta/kit/': 'services/kit/src/',
  '@cotta/proto/': 'proto/gen/',
  '@cotta/reference/': 'services/reference/src/',
};

/** The one entry of every other package, for tests outside of it. */
const ENTRY = /^@cotta\/([a-z]+)\/testing\.js$/;
const ENTRY_OF = { gateway: 'gateway/src/testing.ts', web: 'web/testing/testing.ts' };

/** @param {string} specifier @returns {string | undefined} a path from the root */
function pathInPackage(specifier) {
  const own = Object.entries(PACKAGES).find(([name]) => specifier.startsWith(name));
  if (own !== undefined) return specifier.replace(own[0], own[1]);
  const [, name] = ENTRY.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  return /** @type {Record<string, string>} */ (ENTRY_OF)[name] ?? `services/${name}/src/testing.ts`;
}

/** Where an import leads. @param {string} root @param {string} file @param {string} specifier */
export function resolveImport(root, file, specifier) {
  const own = pathInPackage(specifier);
  if (own === undefined && !specifier.startsWith('.'))
    return {
      to: specifier.startsWith('node:') ? specifier : `node_modules/${packageName(specifier)}`,
      found: true,
    };
  const path = own ?? normalize(join(dirname(file), specifier));
  const plain = path.replace(/\?.*$/, '');
  const tries = [
    plain,
    plain.replace(/\.js$/, '.ts'),
    plain.replace(/\.js$/, '.tsx'),
    `${plain}.ts`,
    `${plain}.tsx`,
  ];
  const to = tries.find(
    (candidate) => existsSync(join(root, candidate)) && statSync(join(root, candidate)).isFile(),
  );
  // What a build makes (dist, fonts, virtual modules) is not source.
  return { to: to ?? plain, found: to !== undefined || /\/(dist|build)\//.test(plain) };
}

/** @param {string} specifier */
function packageName(specifier) {
  const [first = '', second = ''] = specifier.split('/');
  return specifier.startsWith('@') ? `${first}/${second}` : first;
}
