// The SQL that stands in a source file, with the row type its caller states. Read from the syntax tree, so that a
// statement counts wherever it stands: an argument, a constant, a template put together of constants.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

const BEGINNING =
  /^\s*(select\s|insert into\s|update\s+[a-z"_]+\s+set\s|update\s+\S+\s+as\s|delete from\s|with\s+(recursive\s+)?[a-z_]+\s*(\([^)]*\)\s*)?as\s)/;

/**
 * @typedef {{ kind: 'text' | 'number' | 'boolean' | 'date' | 'other', nullable: boolean, list: boolean }} ColumnType
 * @typedef {Readonly<Record<string, ColumnType>>} RowType
 * @typedef {{ path: string, line: number, sql: string | undefined, row: RowType | undefined }} WrittenStatement
 *   `sql` is undefined when the text is put together while the program runs.
 */

/** @type {Map<string, any>} */
const modules = new Map();

/** @param {string} path */
function moduleAt(path) {
  const known = modules.get(path);
  if (known !== undefined) return known;
  const source = readFileSync(path, 'utf8');
  // The leading semicolon fixes where the parser begins to count; spans are in bytes.
  const tree = parseSync(`;${source}`, { syntax: 'typescript', tsx: false, target: 'es2022' });
  const opened = { path, tree, bytes: Buffer.from(source), base: tree.span.start + 1 };
  modules.set(path, opened);
  return opened;
}

/** @param {any} node @param {(node: any, above: readonly any[]) => void} visit @param {readonly any[]} above */
function walk(node, visit, above = []) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit, above);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  const here = typeof node.type === 'string';
  if (here) visit(node, above);
  const under = here ? [...above, node] : above;
  for (const [key, value] of Object.entries(node)) if (key !== 'span') walk(value, visit, under);
}

/** Where an import of `path` leads, or undefined when it leaves the repository. */
function importedFile(/** @type {string} */ path, /** @type {string} */ source) {
  const file = source.startsWith('.')
    ? join(dirname(path), source)
    : source
        .replace(/^@cotta\/(kit|reference)\//, (_, name) => `services/${name}/src/`)
        .replace(/^@cotta\/proto\//, 'proto/gen/');
  const typescript = file.replace(/\.js$/, '.ts');
  return existsSync(typescript) ? typescript : undefined;
}

/** @param {any} module @param {string} name */
function importOf(module, name) {
  for (const { type, source, specifiers } of module.tree.body) {
    if (type !== 'ImportDeclaration') continue;
    const found = specifiers.find((/** @type {any} */ { local }) => local.value === name);
    if (found === undefined) continue;
    const file = importedFile(module.path, source.value);
    return file === undefined ? undefined : { file, name: found.imported?.value ?? name };
  }
  return undefined;
}

/** The value of a constant of that name that stands in the module exactly once, or in the one it is imported from. */
function constantText(/** @type {any} */ module, /** @type {string} */ name) {
  /** @type {any[]} */
  const found = [];
  walk(module.tree, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.value === name)
      found.push(node.init);
  });
  if (found.length === 1) return textOf(module, found[0]);
  const from = found.length === 0 ? importOf(module, name) : undefined;
  return from === undefined ? undefined : constantText(moduleAt(from.file), from.name);
}

/** @param {any} module @param {any} node @returns {string | undefined} */
function textOf(module, node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'NumericLiteral') return String(node.value);
  if (node?.type === 'Identifier') return constantText(module, node.value);
  if (node?.type === 'TsAsExpression' || node?.type === 'TsConstAssertion')
    return textOf(module, node.expression);
  if (node?.type !== 'TemplateLiteral') return undefined;
  let text = '';
  for (const [index, { cooked, raw }] of node.quasis.entries()) {
    text += cooked ?? raw;
    if (index >= node.expressions.length) continue;
    const part = textOf(module, node.expressions[index]);
    if (part === undefined) return undefined;
    text += part;
  }
  return text;
}

const KINDS = { TsStringKeyword: 'text', string: 'text', number: 'number', boolean: 'boolean' };

/** @param {any} annotation @returns {ColumnType} */
function columnType(annotation) {
  const type = annotation?.type === 'TsTypeAnnotation' ? annotation.typeAnnotation : annotation;
  if (type?.type === 'TsKeywordType')
    return { kind: KINDS[/** @type {'string'} */ (type.kind)] ?? 'other', nullable: false, list: false };
  if (type?.type === 'TsParenthesizedType') return columnType(type.typeAnnotation);
  if (type?.type === 'TsTypeReference' && type.typeName.value === 'Date')
    return { kind: 'date', nullable: false, list: false };
  if (type?.type === 'TsTypeOperator') return columnType(type.typeAnnotation);
  if (type?.type === 'TsArrayType') return { ...columnType(type.elemType), list: true };
  if (type?.type === 'TsUnionType') {
    const isNull = (/** @type {any} */ { type: name, kind }) => name === 'TsKeywordType' && kind === 'null';
    const rest = type.types.filter((/** @type {any} */ one) => !isNull(one)).map(columnType);
    const same = rest.every(
      (/** @type {ColumnType} */ { kind, list }) => kind === rest[0].kind && list === rest[0].list,
    );
    return {
      ...(same && rest[0] ? rest[0] : { kind: 'other', list: false }),
      nullable: rest.length < type.types.length,
    };
  }
  if (type?.type === 'TsLiteralType' && type.literal.type === 'StringLiteral')
    return { kind: 'text', nullable: false, list: false };
  return { kind: 'other', nullable: false, list: false };
}

/** @param {any} module @param {any} type @returns {RowType | undefined} */
function rowType(module, type) {
  if (type?.type === 'TsTypeOperator' || type?.type === 'TsParenthesizedType')
    return rowType(module, type.typeAnnotation);
  if (type?.type === 'TsArrayType') return rowType(module, type.elemType);
  if (type?.type === 'TsTypeLiteral') return members(module, type.members);
  if (type?.type !== 'TsTypeReference' || type.typeParams) return undefined;
  const name = type.typeName.value;
  for (const item of module.tree.body) {
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declared.id?.value !== name) continue;
    if (declared.type === 'TsTypeAliasDeclaration') return rowType(module, declared.typeAnnotation);
    if (declared.type !== 'TsInterfaceDeclaration') return undefined;
    const wider = declared.extends.map((/** @type {any} */ { expression, typeArguments }) =>
      typeArguments ? undefined : rowType(module, { type: 'TsTypeReference', typeName: expression }),
    );
    const own = members(module, declared.body.body);
    return own === undefined || wider.includes(undefined) ? undefined : Object.assign({}, ...wider, own);
  }
  const from = importOf(module, name);
  if (from === undefined) return undefined;
  return rowType(moduleAt(from.file), { type: 'TsTypeReference', typeName: { value: from.name } });
}

/** @param {any} _module @param {any[]} list @returns {RowType | undefined} */
function members(_module, list) {
  /** @type {Record<string, ColumnType>} */
  const row = {};
  for (const { type, key, typeAnnotation, optional } of list) {
    if (type !== 'TsPropertySignature' || optional) return undefined;
    row[key.value] = columnType(typeAnnotation);
  }
  return row;
}

/** The row type that the nearest call or cast around a statement names. */
function statedRow(/** @type {any} */ module, /** @type {readonly any[]} */ above) {
  for (let index = above.length - 1; index >= 0; index -= 1) {
    const node = above[index];
    if (node.type === 'CallExpression') {
      const stated = node.typeArguments?.params[0];
      if (stated !== undefined) return rowType(module, stated);
      const cast = above.slice(Math.max(0, index - 3), index).find(({ type }) => type === 'TsAsExpression');
      return cast === undefined ? undefined : rowType(module, cast.typeAnnotation);
    }
    if (/Function|Declaration$/.test(node.type)) return undefined;
  }
  return undefined;
}

/**
 * Every statement that begins in this file. A constant that is only a part of others does not begin as one.
 * @param {string} path TypeScript, from the root of the repository
 * @returns {readonly WrittenStatement[]}
 */
export function writtenStatements(path) {
  const module = moduleAt(path);
  /** @type {WrittenStatement[]} */
  const found = [];
  walk(module.tree, (node, above) => {
    // A type may be a template too; it holds no expressions.
    if (node.type === 'TemplateLiteral' && node.expressions === undefined) return;
    const first =
      node.type === 'StringLiteral' ? node.value : node.type === 'TemplateLiteral' ? node.quasis[0].raw : '';
    const inTemplate = above.some(({ type }) => type === 'TemplateLiteral');
    const called =
      node.type === 'TemplateLiteral' &&
      node.quasis[0].raw === '' &&
      node.expressions[0]?.type === 'Identifier';
    const whole = called ? textOf(module, node) : undefined;
    if (inTemplate || !BEGINNING.test(whole ?? first)) return;
    const line = module.bytes
      .subarray(0, node.span.start - module.base)
      .toString()
      .split('\n').length;
    found.push({ path, line, sql: textOf(module, node), row: statedRow(module, above) });
  });
  return found;
}
