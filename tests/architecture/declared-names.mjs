import { dirname } from 'node:path';
import { parseSource, visit } from './import-graph.mjs';
import { boundBy } from './module-symbols.mjs';

/**
 * Every name that a file gives: of functions, types, variables, parameters and properties, and of itself, its folders and the
 * way there (`services/a/`). What is in quotes is a name of something outside, and is left alone.
 * @param {string} root @param {string} path
 * @returns {Set<string>}
 */
export function declaredNames(root, path) {
  const names = new Set([dirname(path) + '/', ...path.replace(/\.[^/]*$/, '').split('/')]);
  visit(parseSource(root, path), (node) => {
    for (const name of namesGivenBy(node)) names.add(name);
  });
  return names;
}

const NAMED =
  /^(Function|Class)(Declaration|Expression)$|^Ts(Interface|TypeAlias|Enum|Module)Declaration$|^TsEnumMember$/;
const KEYED =
  /^(KeyValueProperty|MethodProperty|ClassMethod|ClassProperty|PrivateMethod|PrivateProperty|TsPropertySignature|TsMethodSignature|GetterProperty|SetterProperty)$/;

/** @param {any} node @returns {string[]} */
function namesGivenBy(node) {
  const { type } = node;
  if (type === 'VariableDeclarator') return boundBy(node.id);
  if (type === 'Parameter') return boundBy(node.pat);
  if (type === 'ArrowFunctionExpression') return node.params.flatMap(boundBy);
  if (type === 'TsParameterProperty') return boundBy(node.param);
  if (type === 'TsTypeParameter') return [node.name.value];
  if (NAMED.test(type)) return identifier(node.id ?? node.identifier);
  if (KEYED.test(type)) return identifier(node.key.id ?? node.key);
  return [];
}

/** @param {any} node @returns {string[]} */
const identifier = (node) =>
  typeof node?.value === 'string' && node.type !== 'StringLiteral' ? [node.value] : [];
