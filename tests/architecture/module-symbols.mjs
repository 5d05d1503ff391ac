import { parseSource, visit } from './import-graph.mjs';

/**
 * @typedef {{ readonly specifier: string, readonly name: string }} Imported
 * @typedef {object} ModuleSymbols
 * @property {readonly string[]} imported every module it names
 * @property {readonly string[]} passedOn modules of which it exports everything
 * @property {readonly Imported[]} wanted what it loads by call: `import('./x.js')`, `new URL('./x.js', import.meta.url)`
 * @property {readonly string[]} globs patterns of `import.meta.glob`
 * @property {ReadonlyMap<string, Imported>} imports by the local name
 * @property {ReadonlyMap<string, { specifier?: string, name: string }>} exports by the exported name
 * @property {readonly string[]} values exported names that are there at run time and declared here
 * @property {ReadonlyMap<string, ReadonlySet<string>>} uses local name → names that stand in its declaration
 * @property {ReadonlySet<string>} effects names that stand in what runs on loading
 */

/**
 * Who uses whom inside a module, by names, `steps.payInvoice` and `InvoiceEvent.INVOICE_PAID` among them. Shadowed names
 * count as uses: that lets more stand, and accuses nobody falsely.
 * @param {string} root @param {string} path
 * @returns {ModuleSymbols}
 */
export function moduleSymbols(root, path) {
  const body = parseSource(root, path);
  const found = {
    imported: /** @type {string[]} */ ([]),
    passedOn: /** @type {string[]} */ ([]),
    imports: new Map(),
    exports: new Map(),
    values: /** @type {string[]} */ ([]),
    uses: new Map(),
    effects: new Set(),
    ...loadedByCall(body),
  };
  for (const statement of body) {
    if (typeof statement.source?.value === 'string') found.imported.push(statement.source.value);
    readStatement(statement, found);
  }
  return found;
}

/** @param {any} statement @param {any} found */
function readStatement(statement, found) {
  const { type } = statement;
  if (type === 'ImportDeclaration') readImport(statement, found.imports);
  else if (type === 'ExportAllDeclaration') found.passedOn.push(statement.source.value);
  else if (type === 'ExportNamedDeclaration') readNamedExport(statement, found.exports);
  else if (type === 'ExportDefaultExpression' || type === 'ExportDefaultDeclaration') {
    found.exports.set('default', { name: 'default' });
    found.values.push('default');
    found.uses.set('default', namesIn(statement.expression ?? statement.decl));
  } else
    readDeclaration(
      type === 'ExportDeclaration' ? statement.declaration : statement,
      type === 'ExportDeclaration',
      found,
    );
}

/** @param {any} statement @param {Map<string, Imported>} imports */
function readImport({ specifiers, source }, imports) {
  for (const { type, local, imported } of specifiers) {
    const name =
      type === 'ImportNamespaceSpecifier'
        ? '*'
        : type === 'ImportDefaultSpecifier'
          ? 'default'
          : (imported ?? local).value;
    imports.set(local.value, { specifier: source.value, name });
  }
}

/** @param {any} statement @param {Map<string, { specifier?: string, name: string }>} exports */
function readNamedExport({ specifiers, source }, exports) {
  for (const { type, orig, exported, name } of specifiers)
    if (type === 'ExportNamespaceSpecifier') exports.set(name.value, { specifier: source.value, name: '*' });
    else exports.set((exported ?? orig).value, { specifier: source?.value, name: orig.value });
}

const TYPES = new Set(['TsInterfaceDeclaration', 'TsTypeAliasDeclaration', 'TsModuleDeclaration']);

/** @param {any} statement @param {boolean} exported @param {any} found */
function readDeclaration(statement, exported, found) {
  const parts = statement.type === 'VariableDeclaration' ? statement.declarations : [statement];
  for (const part of parts) {
    const names = part.type === 'VariableDeclarator' ? boundBy(part.id) : declaredBy(part);
    if (names.length === 0) for (const name of namesIn(part)) found.effects.add(name);
    for (const name of names) {
      found.uses.set(name, new Set([...(found.uses.get(name) ?? []), ...namesIn(part)]));
      if (exported) found.exports.set(name, { name });
      if (exported && !TYPES.has(part.type)) found.values.push(name);
    }
  }
}

/** @param {any} node @returns {string[]} */
const declaredBy = ({ type, identifier, id }) =>
  /^(Function|Class|Ts(Interface|TypeAlias|Enum))Declaration$/.test(type) ? [(identifier ?? id).value] : [];

/** Names that a pattern binds: `a`, `{ a, b: c }`, `[a]`. @param {any} pattern @returns {string[]} */
export function boundBy(pattern) {
  if (pattern === null || pattern === undefined) return [];
  if (pattern.type === 'Identifier') return [pattern.value];
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(boundBy);
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((/** @type {any} */ { type, key, value, argument }) =>
      type === 'AssignmentPatternProperty' ? [key.value] : boundBy(value ?? argument),
    );
  return boundBy(pattern.left ?? pattern.argument);
}

/**
 * Identifiers that may refer to something of the module: no keys and no members.
 * @param {unknown} node
 * @returns {Set<string>}
 */
function namesIn(node) {
  /** @type {Set<string>} */ const names = new Set();
  /** @param {any} part */
  const look = (part) => {
    if (Array.isArray(part)) return part.forEach(look);
    if (typeof part !== 'object' || part === null) return;
    if (part.type === 'Identifier') names.add(part.value);
    for (const name of membersIn(part)) names.add(name);
    for (const key in part) if (key !== 'span' && !isPlainName(part, key, part[key])) look(part[key]);
  };
  look(node);
  return names;
}

/** Members that are names of their own: `invoice.steps.payInvoice`, `const { payInvoice } = invoice.steps`, `InvoiceEvent.INVOICE_PAID`.
 *  @param {any} node @returns {string[]} */
function membersIn({ type, object, property, id, init }) {
  if (type === 'MemberExpression' && object.property?.value === 'steps') return [`steps.${property.value}`];
  if (type === 'MemberExpression' && /^[A-Z]\w*Event$/.test(object.value))
    return [`${object.value}.${property.value}`];
  const taken =
    type === 'VariableDeclarator' && id.type === 'ObjectPattern' && init?.property?.value === 'steps';
  return taken ? id.properties.map((/** @type {any} */ { key }) => `steps.${key.value}`) : [];
}

const MEMBERS = { MemberExpression: 'property', TsQualifiedName: 'right', JSXMemberExpression: 'property' };

/** @param {any} part @param {string} key @param {any} value */
function isPlainName(part, key, value) {
  if (value?.type !== 'Identifier') return false;
  return key === 'key'
    ? part.type !== 'AssignmentPatternProperty'
    : /** @type {Record<string, string>} */ (MEMBERS)[part.type] === key;
}

/** @param {unknown} body */
function loadedByCall(body) {
  /** @type {Imported[]} */ const wanted = [];
  /** @type {string[]} */ const globs = [];
  visit(body, (node) => {
    const first = Array.isArray(node.arguments) ? node.arguments[0] : undefined;
    const text = first?.expression?.type === 'StringLiteral' ? first.expression.value : undefined;
    if (text === undefined) return;
    const isGlob = node.callee?.type === 'MemberExpression' && node.callee.property.value === 'glob';
    const isModule = node.callee?.value === 'URL' && text.endsWith('.js');
    if (isGlob) globs.push(text);
    else if (node.callee?.type === 'Import' || isModule) wanted.push({ specifier: text, name: '*' });
  });
  return { wanted, globs };
}
