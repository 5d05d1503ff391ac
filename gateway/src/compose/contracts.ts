import { composeServices } from '@apollo/composition';
import { Supergraph } from '@apollo/federation-internals';
import {
  Kind,
  parse,
  printSchema,
  visit,
  type ASTNode,
  type ConstDirectiveNode,
  type DocumentNode,
} from 'graphql';
import type { Audience } from '../audience.js';
import { reachableTypes } from './reachable-types.js';

export interface ServiceSdl {
  readonly name: string;
  readonly sdl: string;
}

export interface Contract {
  /** What the gateway loads. */
  readonly supergraphSdl: string;
  /** What a client of this audience may see. */
  readonly apiSdl: string;
}

/** A hint says that composition changed something silently; these are meant, each for the reason beside it. */
const MEANT_HINTS: Readonly<Record<string, string>> = {
  INCONSISTENT_DESCRIPTION: 'a stub of a foreign type says less about it than its owner does',
  INCONSISTENT_BUT_COMPATIBLE_FIELD_TYPE: 'a stub may know a key as non-null that its owner masks',
  UNUSED_ENUM_TYPE: 'an enum may wait for its first field',
  INCONSISTENT_RUNTIME_TYPES_FOR_SHAREABLE_RETURN: 'the shared refusal is one object type',
};

/** Elements that no customer may read carry this tag. */
const ADMIN_TAG = 'admin';

/** Composes one contract. @throws Error that names every composition error and every hint that nobody meant. */
export function composeContract(services: readonly ServiceSdl[], audience: Audience): Contract {
  const visible = services.map(({ name, sdl }) => ({
    name,
    document: audience === 'customer' ? hideTagged(parse(sdl)) : parse(sdl),
  }));
  const first = compose(visible);
  if (audience === 'admin') return first;
  // A type that only hidden fields return would stand in the customer's schema as an orphan and tell of what is hidden.
  const reachable = reachableTypes(first.apiSdl);
  return compose(
    visible.map(({ name, document }) => ({ name, document: hideUnreachable(document, reachable) })),
  );
}

function compose(services: readonly { name: string; document: DocumentNode }[]): Contract {
  const result = composeServices(
    services.map(({ name, document }) => ({
      name,
      typeDefs: document,
      url: `http://${name}.internal/graphql`,
    })),
  );
  if (result.errors !== undefined)
    throw new Error(
      `the services do not compose:\n${result.errors.map((error) => `  ${error.message}`).join('\n')}`,
    );
  const unmeant = result.hints.filter((hint) => MEANT_HINTS[hint.definition.code] === undefined);
  if (unmeant.length > 0)
    throw new Error(
      `composition hints that nobody meant:\n${unmeant.map((hint) => `  ${hint.definition.code} ${hint.message}`).join('\n')}`,
    );
  const apiSdl = printSchema(Supergraph.build(result.supergraphSdl).apiSchema().toGraphQLJSSchema());
  return { supergraphSdl: `${result.supergraphSdl.trim()}\n`, apiSdl: `${apiSdl.trim()}\n` };
}

const INACCESSIBLE: ConstDirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: 'inaccessible' },
};

/** Adds `@inaccessible` to all that is tagged for staff; Federation's own rules then catch a required argument that got hidden. */
export function hideTagged(document: DocumentNode): DocumentNode {
  return visit(withInaccessibleImported(document), {
    enter: (node) =>
      isTagged(node) && !isHidden(node)
        ? { ...node, directives: [...directivesOf(node), INACCESSIBLE] }
        : undefined,
  });
}

function hideUnreachable(document: DocumentNode, reachable: ReadonlySet<string>): DocumentNode {
  // Hiding is said once a type: where a subgraph has the definition, its extensions follow.
  const defined = new Set(
    document.definitions.flatMap((node) =>
      'name' in node && node.name !== undefined && node.kind.endsWith('TypeDefinition')
        ? [node.name.value]
        : [],
    ),
  );
  return {
    ...document,
    definitions: document.definitions.map((node) => {
      const named =
        'name' in node && node.name !== undefined && /Type(Definition|Extension)$/.test(node.kind);
      const follows = named && node.kind.endsWith('TypeExtension') && defined.has(node.name.value);
      if (
        !named ||
        follows ||
        node.kind === Kind.SCALAR_TYPE_DEFINITION ||
        reachable.has(node.name.value) ||
        isHidden(node)
      )
        return node;
      return { ...node, directives: [...directivesOf(node), INACCESSIBLE] } as typeof node;
    }),
  };
}

function directivesOf(node: ASTNode): readonly ConstDirectiveNode[] {
  return 'directives' in node && node.directives !== undefined
    ? (node.directives as readonly ConstDirectiveNode[])
    : [];
}

function isTagged(node: ASTNode): boolean {
  return directivesOf(node).some(
    (directive) =>
      /^(federation__)?tag$/.test(directive.name.value) &&
      directive.arguments?.some(({ value }) => value.kind === Kind.STRING && value.value === ADMIN_TAG),
  );
}

function isHidden(node: ASTNode): boolean {
  return directivesOf(node).some((directive) => directive.name.value === INACCESSIBLE.name.value);
}

function withInaccessibleImported(document: DocumentNode): DocumentNode {
  return visit(document, {
    Argument: (node) => {
      if (node.name.value !== 'import' || node.value.kind !== Kind.LIST) return undefined;
      const imported = node.value.values.some(
        (value) => value.kind === Kind.STRING && value.value === '@inaccessible',
      );
      return imported
        ? undefined
        : {
            ...node,
            value: {
              ...node.value,
              values: [...node.value.values, { kind: Kind.STRING, value: '@inaccessible' }],
            },
          };
    },
  });
}
