import {
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { ErrorCode } from '../graph-error.js';
import { tokenLimit } from '../limits.js';

const MOST_ERRORS = 5;

export interface ReadOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Variables that `@skip` or `@include` names, in one order. */
  readonly conditions: readonly string[];
}

export interface RefusedDocument {
  readonly errors: readonly GraphQLFormattedError[];
}

/** The operation of a text that is meant, or what is wrong with the text. */
export function readOperation(
  text: string,
  name: string | undefined,
  schema: GraphQLSchema,
): ReadOperation | RefusedDocument {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: tokenLimit });
  } catch (error) {
    return { errors: [refusal(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')] };
  }
  const invalid = validate(schema, document, undefined, { maxErrors: MOST_ERRORS });
  if (invalid.length > 0)
    return { errors: invalid.map((error) => refusal(error, 'GRAPHQL_VALIDATION_FAILED')) };
  const operation = getOperationAST(document, name);
  if (operation === undefined || operation === null)
    return {
      errors: [
        refusal(new GraphQLError('The document has no such operation.'), 'OPERATION_RESOLUTION_FAILURE'),
      ],
    };
  const fragments = document.definitions.flatMap((each) =>
    each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
  );
  return { document, operation, fragments: new Map(fragments), conditions: conditionsOf(document) };
}

export function refusal(error: GraphQLError, code: ErrorCode): GraphQLFormattedError {
  const { message, locations } = error.toJSON();
  return { message, ...(locations === undefined ? {} : { locations }), extensions: { code } };
}

function conditionsOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ name, arguments: given }) => {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of given ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names].toSorted();
}
