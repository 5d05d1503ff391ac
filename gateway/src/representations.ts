import type { GraphQLDataSource } from '@apollo/gateway';

export type Answer = Awaited<ReturnType<GraphQLDataSource['process']>>;

export interface MergedVariables {
  readonly variables: Readonly<Record<string, unknown>>;
  /** For each reference of the engine its place among those sent; absent when all were different. */
  readonly places?: readonly number[];
}

/** Ten invoices of one mark refer to it ten times; the service is asked once. */
export function mergeRepresentations(variables: Readonly<Record<string, unknown>>): MergedVariables {
  const references: unknown = Object.hasOwn(variables, 'representations')
    ? variables['representations']
    : undefined;
  if (!Array.isArray(references) || references.length < 2) return { variables };
  const known = new Map<string, number>();
  const sent: unknown[] = [];
  const places = references.map((reference: unknown) => {
    const key = keyOf(reference);
    const place = known.get(key) ?? sent.push(reference) - 1;
    known.set(key, place);
    return place;
  });
  return sent.length === references.length
    ? { variables }
    : { variables: { ...variables, representations: sent }, places };
}

/** Nearly all are a type and an id. */
function keyOf(reference: unknown): string {
  const { __typename: type, id } = reference as { readonly __typename?: unknown; readonly id?: unknown };
  return typeof type === 'string' && typeof id === 'string' && Object.keys(reference as object).length === 2
    ? `${type} ${id}`
    : JSON.stringify(reference);
}

/** Types of the references to which a service answered that there is nothing, or nothing for this caller. */
export function absentTypes(
  variables: Readonly<Record<string, unknown>>,
  { data }: Answer,
): readonly string[] {
  const references: unknown = variables['representations'];
  const entities: unknown = data?.['_entities'];
  if (!Array.isArray(references) || !Array.isArray(entities)) return [];
  // Nearly always all of them are there.
  if (!entities.includes(null)) return [];
  return (references as readonly { readonly __typename: string }[])
    .filter((_, place) => entities[place] === null)
    .map(({ __typename }) => __typename);
}

/** Puts the answers back where the engine expects them, with the paths of errors. @throws Error when the service answered another number than it was asked for. */
export function spreadEntities(answer: Answer, places: readonly number[] | undefined): Answer {
  if (places === undefined) return answer;
  const entities: unknown = answer.data?.['_entities'];
  if (!Array.isArray(entities)) return answer;
  const asked = new Set(places).size;
  if (entities.length !== asked)
    throw new Error(`a service answered ${entities.length} of ${asked} references`);
  return {
    ...answer,
    data: { ...answer.data, _entities: places.map((place) => entities[place] as unknown) },
  };
}
