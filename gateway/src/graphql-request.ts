import type { IncomingMessage } from 'node:http';
import { EdgeRefusal } from './graph-error.js';
import { isRecord, parseJson, readBody } from './http-body.js';
import { bodyLimitBytes } from './limits.js';
import { hashText } from './plan-file.js';
import type { AskedOperation } from './operation-guard.js';

/** Reads what is asked, from the body or, for reads, from the address. @throws EdgeRefusal */
export async function readGraphqlRequest(request: IncomingMessage): Promise<AskedOperation> {
  if (request.method === 'GET') {
    refuseSimple(request);
    return readAsked(searchParameters(request.url ?? ''), true);
  }
  refuseOtherTypes(request.headers['content-type'] ?? '');
  const body = parseJson((await readBody(request, bodyLimitBytes)).toString('utf8'));
  if (!isRecord(body))
    throw new EdgeRefusal(
      'BAD_REQUEST',
      Array.isArray(body) ? 'One request brings one operation.' : 'The body must be a JSON object.',
    );
  return readAsked(body, false);
}

/** Only a type that a foreign page cannot send without asking first. */
function refuseOtherTypes(type: string): void {
  if (type === 'application/json') return;
  const [essence = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (essence !== 'application/json' || !isUtf8)
    throw new EdgeRefusal('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json in UTF-8.');
}

/** A page elsewhere could send this without the browser asking us; a header it cannot add proves the request is meant. */
function refuseSimple(request: IncomingMessage): void {
  const meant = ['apollo-require-preflight', 'x-apollo-operation-name'].some(
    (name) => request.headers[name] !== undefined,
  );
  if (!meant && request.headers['content-type'] !== 'application/json')
    throw new EdgeRefusal('BAD_REQUEST', 'A read by address needs the header apollo-require-preflight.');
}

function searchParameters(url: string): Record<string, unknown> {
  const search = new URL(url, 'http://gateway.invalid').searchParams;
  const asked: Record<string, unknown> = {};
  for (const name of ['query', 'operationName', 'documentId', 'variables', 'extensions']) {
    const values = search.getAll(name);
    if (values.length > 1) throw new EdgeRefusal('BAD_REQUEST', `${name} is given twice.`);
    const [value] = values;
    if (value === undefined || value === '') continue;
    asked[name] = name === 'variables' || name === 'extensions' ? parseJson(value) : value;
  }
  return asked;
}

function readAsked(asked: Record<string, unknown>, readOnly: boolean): AskedOperation {
  const text = optionalText(asked, 'query');
  const operationName = optionalText(asked, 'operationName');
  const variables = optionalRecord(asked, 'variables');
  const documentId = storedId(asked);
  // Nothing is ever stored under an id that a client makes up; one that does not fit its text is a mistake that somebody should see.
  if (text !== undefined && documentId !== undefined && hashText(text) !== documentId)
    throw new EdgeRefusal('BAD_REQUEST', 'The hash is not that of the document.');
  return {
    variables: variables ?? {},
    readOnly,
    ...(text === undefined ? {} : { text }),
    ...(operationName === undefined ? {} : { operationName }),
    ...(documentId === undefined ? {} : { documentId }),
  };
}

/** `documentId: "sha256:…"` of GraphQL over HTTP, or `extensions.persistedQuery.sha256Hash` of Apollo Client. */
function storedId(asked: Record<string, unknown>): string | undefined {
  const id = optionalText(asked, 'documentId');
  if (id !== undefined) return id.replace(/^sha256:/, '');
  const persisted = optionalRecord(asked, 'extensions')?.['persistedQuery'];
  const hash =
    isRecord(persisted) && Object.hasOwn(persisted, 'sha256Hash') ? persisted['sha256Hash'] : undefined;
  return typeof hash === 'string' ? hash : undefined;
}

function optionalText(asked: Record<string, unknown>, name: string): string | undefined {
  const value = Object.hasOwn(asked, name) ? asked[name] : undefined;
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new EdgeRefusal('BAD_REQUEST', `${name} must be a text.`);
  return value;
}

function optionalRecord(asked: Record<string, unknown>, name: string): Record<string, unknown> | undefined {
  const value = Object.hasOwn(asked, name) ? asked[name] : undefined;
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) throw new EdgeRefusal('BAD_REQUEST', `${name} must be an object.`);
  return value;
}
