import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { shapeLimits } from './limits.js';

const NAME = /^[a-zA-Z][A-Za-z0-9_]*$/;
const RESERVED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** What a selection amounts to once its fragments stand in place. */
interface Extent {
  readonly depth: number;
  readonly selections: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields of the outermost level. */
  readonly fields: number;
}

const NOTHING: Extent = { depth: 0, selections: 0, aliases: 0, directives: 0, fields: 0 };

/** The first bound the document breaks, in words, or nothing. Fragments are totalled once, so a bomb costs as much as its text. */
export function shapeProblem(document: DocumentNode): string | undefined {
  const name = badName(document);
  if (name !== undefined) return `the name ${name} may not be used`;
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length > shapeLimits.operations) return `more than ${shapeLimits.operations} operations`;
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const measure = measurer(fragments);
  // Unused fragments are measured too: they are validated and would otherwise be free.
  for (const fragment of fragments.values()) {
    const problem = extentProblem(measure(fragment.selectionSet));
    if (problem !== undefined) return problem;
  }
  return operations
    .map((operation) => operationProblem(operation, measure))
    .find((problem) => problem !== undefined);
}

function operationProblem(
  operation: OperationDefinitionNode,
  measure: (set: SelectionSetNode) => Extent,
): string | undefined {
  if ((operation.variableDefinitions?.length ?? 0) > shapeLimits.variables)
    return `more than ${shapeLimits.variables} variables`;
  const extent = measure(operation.selectionSet);
  if (extent.fields > shapeLimits.rootFields) return `more than ${shapeLimits.rootFields} root fields`;
  return extentProblem({ ...extent, directives: extent.directives + (operation.directives?.length ?? 0) });
}

function extentProblem(extent: Extent): string | undefined {
  const broken = (['depth', 'selections', 'aliases', 'directives'] as const).find(
    (bound) => extent[bound] > shapeLimits[bound],
  );
  return broken === undefined ? undefined : `${broken} over ${shapeLimits[broken]}`;
}

function measurer(fragments: ReadonlyMap<string, FragmentDefinitionNode>): (set: SelectionSetNode) => Extent {
  const known = new Map<string, Extent>();
  const ofSet = (set: SelectionSetNode): Extent => set.selections.map(ofSelection).reduce(beside, NOTHING);
  const ofFragment = (name: string): Extent => {
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;
    const fragment = fragments.get(name);
    // A circle and a missing fragment are invalid; validation says so.
    known.set(name, NOTHING);
    const extent = fragment === undefined ? NOTHING : ofSet(fragment.selectionSet);
    known.set(name, extent);
    return extent;
  };
  const ofSelection = (node: SelectionNode): Extent => {
    const directives = node.directives?.length ?? 0;
    if (node.kind === Kind.FIELD) {
      const inner = node.selectionSet === undefined ? NOTHING : ofSet(node.selectionSet);
      const aliases = inner.aliases + (node.alias === undefined ? 0 : 1);
      return {
        depth: inner.depth + 1,
        selections: inner.selections + 1,
        aliases,
        directives: inner.directives + directives,
        fields: 1,
      };
    }
    const inner = node.kind === Kind.FRAGMENT_SPREAD ? ofFragment(node.name.value) : ofSet(node.selectionSet);
    return { ...inner, selections: inner.selections + 1, directives: inner.directives + directives };
  };
  return ofSet;
}

function beside(a: Extent, b: Extent): Extent {
  return {
    depth: Math.max(a.depth, b.depth),
    selections: a.selections + b.selections,
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
    fields: a.fields + b.fields,
  };
}

function badName(document: DocumentNode): string | undefined {
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const variables = (node.variableDefinitions ?? []).map((definition) => definition.variable.name.value);
    const bad =
      [...(node.name === undefined ? [] : [node.name.value]), ...variables].find(isBadName) ??
      badAlias(node.selectionSet);
    if (bad !== undefined) return bad;
  }
  return undefined;
}

function badAlias(set: SelectionSetNode): string | undefined {
  for (const node of set.selections) {
    if (node.kind === Kind.FRAGMENT_SPREAD) continue;
    if (node.kind === Kind.FIELD && node.alias !== undefined && isBadName(node.alias.value))
      return node.alias.value;
    const inner = node.selectionSet === undefined ? undefined : badAlias(node.selectionSet);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Names become keys of plain objects further in; those that mean something to every object never get there. */
function isBadName(name: string): boolean {
  return !NAME.test(name) || RESERVED.has(name);
}
