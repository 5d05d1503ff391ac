import { parseSource, visit } from './import-graph.mjs';

/** @typedef {ReadonlyMap<string, import('./symbol-graph.mjs').Module>} Graph */
/** @typedef {{ readonly texts: ReadonlySet<string>, readonly events: ReadonlySet<string> }} Reaction what stands in a handler and whatever it calls */
/** @typedef {{ readonly messages: ReadonlyMap<string, readonly Reaction[]>, readonly events: ReadonlyMap<string, ReadonlySet<string>> }} LetterTriggers */

/**
 * Which texts, names of letters among them, stand in the reaction to a message, and which beside an event of it: in a table by event or
 * under its case. @param {string} root @param {Graph} graph @param {RegExp} place modules that react
 * @returns {LetterTriggers} messages by their type, events as `InvoiceEvent.INVOICE_PAID`
 */
export function letterTriggers(root, graph, place) {
  const bodies = new Map(
    [...graph.keys()].filter((path) => place.test(path)).map((path) => [path, parseSource(root, path)]),
  );
  const declared = new Map([...bodies].flatMap(([path, body]) => declarationsOf(path, body)));
  /** @type {Map<string, Reaction[]>} */ const messages = new Map();
  /** @type {Map<string, Set<string>>} */ const events = new Map();
  for (const [path, body] of bodies)
    visit(body, (node) => {
      const [schema] = node.type === 'CallExpression' ? node.arguments : [];
      const message = /^(\w+)Schema$/.exec(schema?.expression?.value ?? '')?.[1];
      if (message !== undefined && ['on', 'letterOf'].includes(node.callee.value))
        messages.set(message, [
          ...(messages.get(message) ?? []),
          reactionOf({ graph, declared }, path, node.arguments),
        ]);
      for (const { event, texts } of besideEvents(node))
        events.set(event, new Set([...(events.get(event) ?? []), ...texts]));
    });
  return { messages, events };
}

/**
 * Whether some text stands in what follows from an event: beside it, or anywhere in the reaction that names it.
 * @param {LetterTriggers} triggers @param {{ readonly message: string, readonly member?: string | undefined }} event @param {(text: string) => boolean} isLetter
 * @returns {readonly string[]} letters that follow from it
 */
export function lettersOf({ messages, events }, { message, member }, isLetter) {
  const reactions = messages.get(message) ?? [];
  const beside = member === undefined ? [] : [...(events.get(member) ?? [])].filter(isLetter);
  if (beside.length > 0 && reactions.length > 0) return beside;
  return reactions
    .filter((one) => member === undefined || one.events.has(member))
    .flatMap(({ texts }) => [...texts])
    .filter(isLetter);
}

/**
 * What has a name in a module, inside its functions too: a handler calls what stands beside it.
 * @param {string} path
 * @param {readonly any[]} body
 * @returns {[string, any][]}
 */
function declarationsOf(path, body) {
  /** @type {[string, any][]} */ const found = [];
  visit(body, (node) => {
    const name = /^(VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type)
      ? (node.id ?? node.identifier)
      : undefined;
    if (name?.type === 'Identifier') found.push([`${path} ${name.value}`, node]);
  });
  return found;
}

/**
 * Follows names from a handler through its own service, and of a class only the methods that are called.
 * @param {{ graph: Graph, declared: ReadonlyMap<string, any> }} tree
 * @param {string} path
 * @param {unknown} handler
 * @returns {Reaction}
 */
function reactionOf({ graph, declared }, path, handler) {
  /** @type {Set<string>} */ const texts = new Set();
  /** @type {Set<string>} */ const events = new Set();
  /** @type {Set<string>} */ const members = new Set();
  /** @type {Set<unknown>} */ const seen = new Set();
  /** @type {{ at: string, method: any }[]} */ let methods = [];
  /** @param {string} at @param {unknown} node */
  const read = (at, node) => {
    if (seen.has(node)) return;
    seen.add(node);
    visitReaction(node, (part) => {
      if (part.type === 'StringLiteral') texts.add(part.value);
      if (part.type === 'MemberExpression') {
        members.add(part.property.value);
        if (/^[A-Z]\w*Event$/.test(part.object.value))
          events.add(`${part.object.value}.${part.property.value}`);
      }
      if (part.type === 'Identifier') follow(at, part.value);
      if (isMethod(part)) methods.push({ at, method: part });
    });
  };
  /** @param {string} at @param {string} name */
  const follow = (at, name) => {
    const imported = graph.get(at)?.imports.get(name);
    const to = imported === undefined ? at : (graph.get(at)?.target(imported.specifier) ?? '');
    const found = declared.get(`${to} ${imported?.name ?? name}`);
    if (found !== undefined) read(to, found);
  };
  read(path, handler);
  for (let called = takeCalled(); called.length > 0; called = takeCalled())
    for (const { at, method } of called) read(at, method.function ?? method.value);
  return { texts, events };

  function takeCalled() {
    const called = methods.filter(({ method }) => members.has(method.key.value ?? method.key.id?.value));
    methods = methods.filter((one) => !called.includes(one));
    return called;
  }
}

/** @param {any} node */
const isMethod = ({ type }) =>
  ['ClassMethod', 'PrivateMethod', 'ClassProperty', 'PrivateProperty'].includes(type);

/** As `visit`, without going into methods. @param {any} node @param {(node: any) => void} look */
function visitReaction(node, look) {
  if (Array.isArray(node)) for (const part of node) visitReaction(part, look);
  else if (typeof node === 'object' && node !== null) {
    look(node);
    if (isMethod(node)) return;
    for (const [key, part] of Object.entries(node)) if (key !== 'typeAnnotation') visitReaction(part, look);
  }
}

/**
 * `[InvoiceEvent.INVOICE_PAID]: 'paid'`, `case InvoiceEvent.INVOICE_PAID: return 'paid'`.
 * @param {any} node
 * @returns {{ event: string, texts: string[] }[]}
 */
function besideEvents(node) {
  const [named, value] =
    node.type === 'KeyValueProperty' && node.key.type === 'Computed'
      ? [node.key.expression, node.value]
      : node.type === 'SwitchCase'
        ? [node.test, node.consequent]
        : [];
  if (named?.type !== 'MemberExpression' || !/^[A-Z]\w*Event$/.test(named.object.value)) return [];
  /** @type {string[]} */ const texts = [];
  visit(value, (part) => {
    if (part.type === 'StringLiteral') texts.push(part.value);
  });
  return [{ event: `${named.object.value}.${named.property.value}`, texts }];
}
