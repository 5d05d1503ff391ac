import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from './import-graph.mjs';
import { PURE } from './pure-files.mjs';

/** What every service builds on without reading it, and the rules of the field, which people of the field read. */
const EXPLAINED = new RegExp(`^services/kit/src/(?!testing/).*(?<!\\.spec)\\.ts$|${PURE}`);

const DECLARATIONS = new Set(['ExportDeclaration', 'ExportDefaultDeclaration', 'ExportDefaultExpression']);

/**
 * Exported declarations that do not say what they are: no docstring stands right above them.
 * @param {string} root
 * @param {readonly string[]} files paths from `root`
 * @returns {{ examined: number, violations: string[] }} `examined`: declarations that were looked at
 */
export function undocumented(root, files) {
  const found = files
    .filter((file) => EXPLAINED.test(file))
    .flatMap((file) => declarationsOf(root, file).map((one) => ({ file, ...one })));
  return {
    examined: found.length,
    violations: found
      .filter(({ before }) => !endsWithDocstring(before))
      .map(({ file, line, name }) => `${file}:${line}: ${name} has no docstring`),
  };
}

/**
 * @param {string} root @param {string} file
 * @returns {{ name: string, line: number, before: string }[]} `before`: the text up to the declaration
 */
function declarationsOf(root, file) {
  const bytes = readFileSync(join(root, file));
  return parseSource(root, file)
    .filter((/** @type {any} */ { type }) => DECLARATIONS.has(type))
    .map((/** @type {any} */ statement) => {
      // swc counts bytes, from one.
      const before = bytes.subarray(0, statement.span.start - 1).toString('utf8');
      return { name: nameOf(statement), line: before.split('\n').length, before };
    });
}

/** @param {any} statement */
function nameOf({ declaration, decl }) {
  const declared = declaration ?? decl;
  return (declared?.id ?? declared?.identifier ?? declared?.declarations?.[0]?.id)?.value ?? 'default';
}

/** @param {string} text */
function endsWithDocstring(text) {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text)?.[1] ?? '';
  return /\p{L}/u.test(comment);
}
