import { isInputType, Kind, typeFromAST, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { inputSchema, selectionSchema, type JsonSchema } from './json-schema.js';
import { isWrite, restRoutes, type RestRoute } from './routes.js';

/** OpenAPI 3.1 of the REST facade: paths from the route table, types from what each operation takes and selects. */
export function openApiDocument(schema: GraphQLSchema, documentOf: (operation: string) => DocumentNode | undefined): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of restRoutes) {
    const document = documentOf(route.operation);
    const operation = document?.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (operation === undefined) throw new Error(`${route.path}: no stored operation ${route.operation}`);
    (paths[route.path] ??= {})[route.method] = describeRoute(route, operation, schema);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cotta', version: '1', description: 'Trademark requests, people and documents. Bodies use snake_case; times are UTC.' },
    paths: { ...paths, ...filePaths },
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, link: { type: 'apiKey', in: 'query', name: 'token' } },
      schemas: { Problem: problemSchema },
    },
  };
}

function describeRoute(route: RestRoute, operation: OperationDefinitionNode, schema: GraphQLSchema): object {
  const body = isWrite(route) ? bodySchema(route, operation, schema) : undefined;
  return {
    operationId: route.operation,
    summary: route.summary,
    security: route.needs === 'anyone' ? [{}, { session: [] }, { link: [] }] : [{ session: [] }],
    parameters: parametersOf(route),
    ...(body === undefined ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { ...successOf(route, operation, schema), default: { description: 'A problem', content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } } },
  };
}

function parametersOf(route: RestRoute): readonly object[] {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }));
  const inQuery = (route.query ?? []).map((name) => ({ name, in: 'query', required: name === 'id', schema: name === 'id' ? { type: 'string', format: 'uuid' } : { type: 'integer', minimum: 0 } }));
  const key = isWrite(route) ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', minLength: 8, maxLength: 128 } }] : [];
  return [...inPath, ...inQuery, ...key];
}

function bodySchema(route: RestRoute, operation: OperationDefinitionNode, schema: GraphQLSchema): JsonSchema | undefined {
  const input = operation.variableDefinitions?.find((definition) => definition.variable.name.value === 'input');
  const type = input === undefined ? undefined : typeFromAST(schema, input.type as Parameters<typeof typeFromAST>[1]);
  return isInputType(type) ? inputSchema(type, route.fixed) : undefined;
}

function successOf(route: RestRoute, operation: OperationDefinitionNode, schema: GraphQLSchema): object {
  if (route.redirect !== undefined) return { 303: { description: 'Leads to the file', headers: { location: { schema: { type: 'string' } } } } };
  if (route.success === 204) return { 204: { description: 'Done' } };
  const field = operation.selectionSet.selections.find((node) => node.kind === Kind.FIELD);
  const type = field === undefined ? undefined : schema.getRootType(operation.operation)?.getFields()[field.name.value]?.type;
  if (field === undefined || type === undefined) throw new Error(`${route.operation}: its root field is not in the schema`);
  const result = selectionSchema(schema, type, field.selectionSet);
  const body = route.wrap === undefined ? result : { type: 'object', required: [route.wrap], properties: { [route.wrap]: result } };
  return { [route.success ?? 200]: { description: route.success === 201 ? 'Created' : 'Found', content: { 'application/json': { schema: whole(body) } } } };
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
    errors: { type: 'array', items: { type: 'object', required: ['path', 'code', 'message'], properties: { path: { type: 'array', items: { type: 'string' } }, code: { type: 'string' }, message: { type: 'string' } } } },
  },
};

const filePaths = {
  '/api/document': {
    post: {
      operationId: 'UploadDocument',
      summary: 'Takes one file of at most 5242880 bytes: PNG, JPEG, WEBP, GIF or PDF',
      security: [{}, { session: [] }],
      parameters: [{ name: 'x-file-name', in: 'header', required: false, schema: { type: 'string' } }],
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
      responses: { 201: { description: 'Kept', content: { 'application/json': { schema: { type: 'object' } } } }, default: { description: 'A problem', content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } } },
    },
  },
  '/api/document/{id}/content': {
    get: {
      operationId: 'DownloadDocument',
      summary: 'The file itself, by a signed address',
      security: [{ link: [] }],
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      responses: { 200: { description: 'The file' }, default: { description: 'A problem', content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } } },
    },
  },
};
