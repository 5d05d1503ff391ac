import {
  Kind,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { hashText } from '../plan-file.js';
import type { SourceDocument } from './source.js';

/** A complete operation as it goes over the wire. */
export interface StoredDocument {
  readonly source: SourceDocument;
  readonly document: DocumentNode;
  readonly text: string;
  /** sha256 of the text, hexadecimal. */
  readonly id: string;
}

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Joins each operation with the fragments it needs, from whichever file they stand in, the way the web's client transforms and prints it. */
export function assembleDocuments(sources: readonly SourceDocument[]): readonly StoredDocument[] {
  const fragments = fragmentsOf(sources);
  return sources
    .filter((source) => source.definition.kind === Kind.OPERATION_DEFINITION)
    .map((source) => {
      const needed = fragmentsNeeded(source.definition.selectionSet, fragments).filter(
        (fragment) => fragment !== source.definition,
      );
      const document = withTypenames({ kind: Kind.DOCUMENT, definitions: [source.definition, ...needed] });
      const text = print(document);
      return { source, document, text, id: hashText(text) };
    });
}

export function fragmentsOf(sources: readonly SourceDocument[]): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    sources.flatMap(({ name, definition }) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[name, definition] as const] : [],
    ),
  );
}

/** In the order of first use. @throws Error for a fragment no file holds. */
function fragmentsNeeded(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): readonly FragmentDefinitionNode[] {
  visit(set, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (fragment === undefined) throw new Error(`no file holds the fragment ${name.value}`);
      if (found.has(fragment)) return;
      found.add(fragment);
      fragmentsNeeded(fragment.selectionSet, fragments, found);
    },
  });
  return [...found];
}

/** Adds `__typename` last in every selection but an operation's own, as Apollo Client's cache does. */
export function withTypenames<N extends DocumentNode | FragmentDefinitionNode>(node: N): N {
  return visit(node, {
    SelectionSet: {
      enter: (set, _key, parent) => {
        const owner = parent !== undefined && 'kind' in parent ? parent.kind : undefined;
        const named = set.selections.some(
          (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
        );
        return owner === Kind.OPERATION_DEFINITION || named
          ? undefined
          : { ...set, selections: [...set.selections, TYPENAME] };
      },
    },
  });
}
