import { Kind, parse, print, visit, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { BoundedCache } from './bounded-cache.js';
import type { Answer } from './representations.js';

/** One question of the engine for what stands behind references. */
export interface EntitiesQuestion {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string | null;
}

const JOINED_KEPT = 2_000;
const documents = new BoundedCache<string>(JOINED_KEPT);
const alone = new BoundedCache<OperationDefinitionNode | 'not of this kind'>(JOINED_KEPT);

/** A question that can go together with others: one operation that asks for nothing but references. */
export function asksForEntities(query: string): boolean {
  return operationOf(query) !== undefined;
}

/** Several questions as one operation: each under a name of its own, with variables of its own. */
export function joinEntities(questions: readonly EntitiesQuestion[]): EntitiesQuestion {
  const key = questions.map(({ query }) => query).join('\n');
  const query = documents.get(key) ?? joined(questions.map(({ query: one }) => one));
  documents.set(key, query);
  return {
    query,
    variables: Object.fromEntries(
      questions.flatMap(({ variables }, index) =>
        Object.entries(variables).map(([name, value]) => [`${name}_${index}`, value]),
      ),
    ),
  };
}

/** What each question would have been answered alone, its errors with it. An error that names no place is told to all. */
export function partAnswers(answer: Answer, count: number): Answer[] {
  return Array.from({ length: count }, (_, index) => {
    const name = nameOf(index);
    const errors = answer.errors?.flatMap((error) => {
      const [first, ...rest] = error.path ?? [];
      if (first === undefined) return [error];
      return first === name ? [{ ...error, path: ['_entities', ...rest] }] : [];
    });
    const data =
      answer.data === undefined || answer.data === null
        ? answer.data
        : { _entities: (answer.data as Readonly<Record<string, unknown>>)[name] };
    return {
      ...(data === undefined ? {} : { data }),
      ...(errors === undefined || errors.length === 0 ? {} : { errors }),
    } as Answer;
  });
}

const nameOf = (index: number): string => `entities_${index}`;

function operationOf(query: string): OperationDefinitionNode | undefined {
  const known = alone.get(query) ?? readOperation(query);
  alone.set(query, known);
  return known === 'not of this kind' ? undefined : known;
}

function readOperation(query: string): OperationDefinitionNode | 'not of this kind' {
  const [operation, ...others] = parse(query, { noLocation: true }).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'query' || others.length > 0)
    return 'not of this kind';
  const [field, ...more] = operation.selectionSet.selections;
  return field?.kind === Kind.FIELD && field.name.value === '_entities' && more.length === 0
    ? operation
    : 'not of this kind';
}

function joined(queries: readonly string[]): string {
  const operations = queries.flatMap((query, index) => {
    const operation = operationOf(query);
    return operation === undefined ? [] : [renamed(operation, index)];
  });
  return print({
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: 'query' as OperationDefinitionNode['operation'],
        variableDefinitions: operations.flatMap(({ variableDefinitions }) => variableDefinitions ?? []),
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: operations.flatMap(({ selectionSet }) => selectionSet.selections),
        },
      },
    ],
  });
}

function renamed(operation: OperationDefinitionNode, index: number): OperationDefinitionNode {
  const own = visit(operation, {
    Variable: (variable) => ({
      ...variable,
      name: { kind: Kind.NAME, value: `${variable.name.value}_${index}` },
    }),
  });
  const [field] = own.selectionSet.selections as readonly FieldNode[];
  return field === undefined
    ? own
    : {
        ...own,
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: [{ ...field, alias: { kind: Kind.NAME, value: nameOf(index) } }],
        },
      };
}
