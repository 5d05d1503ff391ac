import {
  getNamedType,
  GraphQLNonNull,
  isInputType,
  isObjectType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Audience } from '../audience.js';
import { inputSchema, selectionSchema, type JsonSchema } from './json-schema.js';
import { toSnake } from './names.js';
import {
  describePlainRoute,
  partnerProblemSchema,
  plainSecuritySchemes,
} from './plain/describe-plain-route.js';
import { oauthScheme, partnerHeaders } from './partner/describe-partner.js';
import { plainRoutes } from './plain/plain-routes.js';
import { querySchema } from './query.js';
import { audienceOf, isWrite, type RestRoute } from './route.js';
import { restRoutes } from './routes.js';

/** OpenAPI 3.1 of everything under `/api`: paths of the facade from its table, types from what each operation takes and selects; the other routes as they tell of themselves. */
export function openApiDocument(
  schemas: Readonly<Record<Audience, GraphQLSchema>>,
  documentOf: (operation: string) => DocumentNode | undefined,
): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of restRoutes) {
    const document = documentOf(route.operation);
    const operation = document?.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (operation === undefined) throw new Error(`${route.path}: no stored operation ${route.operation}`);
    (paths[route.path] ??= {})[route.method] = describeRoute(route, operation, schemas[audienceOf(route)]);
  }
  for (const route of plainRoutes) {
    if (!('undocumented' in route.about))
      (paths[route.path] ??= {})[route.method] = {
        operationId: operationId(route),
        ...describePlainRoute(route, route.about),
      };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cotta',
      version: '1',
      description:
        'Trademarks from the first check to the last renewal. Bodies use snake_case; times are UTC; money is whole minor units.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        link: { type: 'apiKey', in: 'query', name: 'token' },
        oauth: oauthScheme,
        ...plainSecuritySchemes,
      },
      schemas: { Problem: problemSchema, PartnerProblem: partnerProblemSchema },
    },
  };
}

function describeRoute(route: RestRoute, operation: OperationDefinitionNode, schema: GraphQLSchema): object {
  const body = isWrite(route) ? bodySchema(route, operation, schema) : undefined;
  return {
    operationId: operationId(route),
    summary: route.summary ?? wordsOf(rootField(route, operation, schema)),
    ...(route.debug === true ? { description: 'Absent in production.' } : {}),
    ...(route.needs === 'partner' ? { tags: ['partner'] } : {}),
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(body === undefined
      ? {}
      : { requestBody: { required: isNeeded(body), content: { 'application/json': { schema: body } } } }),
    responses: {
      ...successOf(route, operation, schema),
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function securityOf({ needs, scope }: RestRoute): readonly object[] {
  if (needs === 'partner') return [{ oauth: [scope] }];
  return needs === 'anyone' ? [{}, { session: [] }, { link: [] }] : [{ session: [] }];
}

/** `get /api/case/{id}/note` → `getCaseIdNote`; several rows may run one operation, so its name would not do. */
function operationId({ method, path }: Pick<RestRoute, 'method' | 'path'>): string {
  const words = path
    .replace('/api/', '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  return `${method}${words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('')}`;
}

/** What the schema says of a command, or of the kind of thing that is read; who may is in `security`. */
function wordsOf(field: GraphQLField<unknown, unknown>): string {
  const read = getNamedType(field.type);
  const thing = isObjectType(read) ? getNamedType(read.getFields()['items']?.type ?? read) : field;
  const text = thing.description;
  return (text ?? '').replace(/\s*\bFor: [^.]*\.$/, '');
}

function parametersOf(route: RestRoute): readonly object[] {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'code' ? { type: 'string' } : { type: 'string', format: 'uuid' },
  }));
  const inQuery = Object.entries(route.query ?? {}).map(([name, parameter]) => ({
    name,
    in: 'query',
    required: parameter.required === true,
    schema: querySchema(parameter),
  }));
  const key = isWrite(route)
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: route.needs === 'partner',
          schema: { type: 'string', minLength: 8, maxLength: 128 },
        },
      ]
    : [];
  return [...inPath, ...inQuery, ...key, ...(route.needs === 'partner' ? partnerHeaders : [])];
}

function bodySchema(
  route: RestRoute,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): JsonSchema | undefined {
  const input = operation.variableDefinitions?.find(
    (definition) => definition.variable.name.value === 'input',
  );
  const type =
    input === undefined ? undefined : typeFromAST(schema, input.type as Parameters<typeof typeFromAST>[1]);
  if (!isInputType(type)) return undefined;
  const { fixed = [], only, idKey } = route;
  const body = inputSchema(type, (key) => !fixed.includes(key) && (only === undefined || only.includes(key)));
  return idKey === undefined ? body : withSubject(body, toSnake(idKey));
}

function withSubject(body: JsonSchema, key: string): JsonSchema {
  const { required, properties } = body as {
    required: readonly string[];
    properties: Readonly<Record<string, JsonSchema>>;
  };
  return {
    ...body,
    required: [key, ...required],
    properties: { [key]: { type: 'string', format: 'uuid' }, ...properties },
  };
}

function isNeeded({ required }: JsonSchema): boolean {
  return Array.isArray(required) && required.length > 0;
}

function rootField(
  route: RestRoute,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): GraphQLField<unknown, unknown> {
  const [node] = operation.selectionSet.selections;
  const field =
    node?.kind === Kind.FIELD
      ? schema.getRootType(operation.operation)?.getFields()[node.name.value]
      : undefined;
  if (field === undefined) throw new Error(`${route.operation}: its root field is not in the schema`);
  return field;
}

function successOf(route: RestRoute, operation: OperationDefinitionNode, schema: GraphQLSchema): object {
  if (route.streams === true)
    return {
      200: {
        description: 'The file',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  if (route.redirect !== undefined)
    return {
      303: { description: 'Leads to the file', headers: { location: { schema: { type: 'string' } } } },
    };
  if (route.success === 204) return { 204: { description: 'Done' } };
  const result =
    route.paged === true ? pageSchema(route, operation, schema) : resultSchema(route, operation, schema);
  const body =
    route.wrap === undefined
      ? withPages(result, route)
      : { type: 'object', required: [route.wrap], properties: { [route.wrap]: result } };
  return {
    [route.success ?? 200]: {
      description: route.success === 201 ? 'Created' : 'Found',
      content: { 'application/json': { schema: whole(body) } },
    },
  };
}

/** With the addresses of our pages that the answer leads to. */
function withPages(schema: JsonSchema, { leadsTo = {} }: RestRoute): JsonSchema {
  const names = Object.keys(leadsTo);
  if (names.length === 0) return schema;
  const { required, properties } = schema as {
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, JsonSchema>>;
  };
  return {
    ...schema,
    required: [...required, ...names],
    properties: {
      ...properties,
      ...Object.fromEntries(names.map((name) => [name, { type: 'string', format: 'uri' }])),
    },
  };
}

/** What `pageOf` of the answer makes of a list. */
function pageSchema(route: RestRoute, operation: OperationDefinitionNode, schema: GraphQLSchema): JsonSchema {
  const { properties } = resultSchema(route, operation, schema) as {
    readonly properties: Readonly<Record<string, JsonSchema>>;
  };
  return {
    type: 'object',
    required: ['items', 'next'],
    properties: { items: properties['items'] ?? {}, next: { type: ['string', 'null'] } },
  };
}

function resultSchema(
  route: RestRoute,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): JsonSchema {
  const root = schema.getRootType(operation.operation);
  if (route.whole === true && root != null)
    return selectionSchema(schema, new GraphQLNonNull(root), operation.selectionSet);
  const [node] = operation.selectionSet.selections;
  return selectionSchema(
    schema,
    rootField(route, operation, schema).type,
    node?.kind === Kind.FIELD ? node.selectionSet : undefined,
  );
}

/** Nothing found is a problem, so the outermost value is never null. */
function whole(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  return Array.isArray(type) ? { ...schema, type: (type as readonly unknown[])[0] } : schema;
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    traceId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'array', items: { type: 'string' } },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
};
