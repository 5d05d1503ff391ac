import {
  Kind,
  parse,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { BoundedCache } from './bounded-cache.js';
import type { Caller } from './caller.js';
import type { Audience } from './audience.js';
import { compileCost, type CostOf, type Variables } from './cost.js';
import { EdgeRefusal } from './graph-error.js';
import { budgetOf, documentLimitChars, letterLimits, searchFields, tokenLimit } from './limits.js';
import { rootFields } from './root-fields.js';
import { sensitiveFields, type SensitiveField } from './staff-reads.js';
import { shapeProblem } from './shape.js';
import type { TrustedDocuments } from './trusted-documents.js';

export interface AskedOperation {
  readonly text?: string;
  /** sha256 of a stored document. */
  readonly documentId?: string;
  readonly operationName?: string;
  readonly variables: Variables;
  /** A read that travelled as GET. */
  readonly readOnly: boolean;
}

/** An operation that may be executed. */
export interface AdmittedOperation {
  readonly text: string;
  readonly name: string;
  readonly operationName?: string;
  readonly variables: Variables;
  readonly isMutation: boolean;
  readonly cost: number;
  /** Asks for names near to one. */
  readonly isSearch: boolean;
  /** Root fields that have a limit of their own, one entry for each time they are asked. */
  readonly letters: readonly string[];
  /** What it shows of clients, for the log of the door. */
  readonly sensitive: readonly SensitiveField[];
  /** Not from the manifest: counts against the quota of new documents. */
  readonly isNew: boolean;
  /** Says that it was counted and may be executed: from now on its document is not new. */
  readonly counted?: () => void;
}

export interface GuardSettings {
  readonly documents: TrustedDocuments;
  readonly schemas: Readonly<Record<Audience, GraphQLSchema>>;
  readonly adhoc: boolean;
  readonly introspection: boolean;
}

export type OperationGuard = (
  asked: AskedOperation,
  caller: Pick<Caller, 'audience' | 'viewer'>,
) => AdmittedOperation;

interface KnownOperation {
  readonly kind: OperationDefinitionNode['operation'];
  readonly costOf: CostOf;
  readonly isSearch: boolean;
  readonly letters: readonly string[];
  readonly sensitive: readonly SensitiveField[];
}

interface KnownDocument {
  /** Undefined when it does not parse: the engine says so in its words. */
  readonly operations: ReadonlyMap<string, KnownOperation> | undefined;
  readonly introspects: boolean;
  readonly problem: string | undefined;
}

const BARE_TYPENAME = /^[ \t\r\n]*(?:query[ \t\r\n]*)?\{[ \t\r\n]*__typename[ \t\r\n]*\}[ \t\r\n]*$/;
/** However it was written: anybody may ask it, and each other text would be read, planned and kept anew. */
const BARE_TEXT = '{ __typename }';

/** Everything that is refused before the engine sees it. Each document is looked at once; what depends on variables costs microseconds a request. */
export function operationGuard(settings: GuardSettings): OperationGuard {
  const known: Record<Audience, BoundedCache<KnownDocument>> = {
    customer: new BoundedCache(2_000),
    admin: new BoundedCache(2_000),
  };
  const counted = { customer: new BoundedCache<true>(2_000), admin: new BoundedCache<true>(2_000) };
  const lookUp = (text: string, audience: Audience): { document: KnownDocument; isNew: boolean } => {
    const document = known[audience].get(text) ?? readDocument(text, settings.schemas[audience]);
    known[audience].set(text, document);
    const isKnown = counted[audience].get(text) === true;
    return { document, isNew: !isKnown && text !== BARE_TEXT && !settings.documents.has(text) };
  };
  return (asked, caller) => {
    const text = documentText(asked, { settings, caller });
    const { document, isNew } = lookUp(text, caller.audience);
    if (document.problem !== undefined)
      throw new EdgeRefusal('QUERY_TOO_COMPLEX', `The document is too complex: ${document.problem}.`);
    const mayIntrospect = settings.introspection && caller.audience === 'admin';
    if (document.introspects && !mayIntrospect)
      throw new EdgeRefusal('INTROSPECTION_DISABLED', 'The schema is not told.');
    const operation =
      document.operations === undefined ? undefined : findOperation(document.operations, asked.operationName);
    if (operation?.kind === 'subscription')
      throw new EdgeRefusal('BAD_REQUEST', 'Subscriptions are not served here.');
    if (asked.readOnly && operation?.kind === 'mutation')
      throw new EdgeRefusal('METHOD_NOT_ALLOWED', 'A mutation must be sent with POST.');
    const cost = operation?.costOf(asked.variables) ?? 0;
    const budget = budgetOf(caller.viewer.role).perOperation;
    if (cost > budget)
      throw new EdgeRefusal(
        'QUERY_TOO_COMPLEX',
        `The operation may bring ${cost} objects, at most ${budget} are allowed.`,
      );
    // Nothing of a text that nobody can read has a name: what the client says is kept and counted nowhere.
    const operationName = operation === undefined ? undefined : asked.operationName;
    const name = operationName ?? [...(document.operations?.keys() ?? [])][0] ?? '';
    return {
      text,
      name,
      variables: asked.variables,
      isMutation: operation?.kind === 'mutation',
      isSearch: operation?.isSearch ?? false,
      letters: operation?.letters ?? [],
      sensitive: operation?.sensitive ?? [],
      cost,
      isNew,
      counted: () => counted[caller.audience].set(text, true),
      ...(operationName === undefined ? {} : { operationName }),
    };
  };
}

function documentText(
  asked: AskedOperation,
  from: { settings: GuardSettings; caller: Pick<Caller, 'audience'> },
): string {
  const { settings, caller } = from;
  if (asked.documentId !== undefined) {
    const stored = settings.documents.byId(asked.documentId);
    if (stored !== undefined) return stored;
    if (asked.text === undefined)
      throw new EdgeRefusal('PERSISTED_DOCUMENT_REQUIRED', 'No document is stored under this id.');
  }
  const { text } = asked;
  if (text === undefined || text === '') throw new EdgeRefusal('BAD_REQUEST', 'The request has no document.');
  if (text.length > documentLimitChars)
    throw new EdgeRefusal(
      'QUERY_TOO_COMPLEX',
      `The document has more than ${documentLimitChars} characters.`,
    );
  if (BARE_TYPENAME.test(text)) return BARE_TEXT;
  const admitted = settings.adhoc || caller.audience === 'admin' || settings.documents.has(text);
  if (!admitted) throw new EdgeRefusal('PERSISTED_DOCUMENT_REQUIRED', 'Only stored documents are executed.');
  return text;
}

function findOperation(
  operations: ReadonlyMap<string, KnownOperation>,
  name: string | undefined,
): KnownOperation {
  const found =
    name === undefined && operations.size === 1 ? [...operations.values()][0] : operations.get(name ?? '');
  if (found === undefined)
    throw new EdgeRefusal(
      'OPERATION_RESOLUTION_FAILURE',
      name === undefined ? 'Say which operation is meant.' : 'The document has no such operation.',
    );
  return found;
}

function readDocument(text: string, schema: GraphQLSchema): KnownDocument {
  const document = parsed(text);
  if (document === undefined) return { operations: undefined, introspects: false, problem: undefined };
  const definitions = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const problem = shapeProblem(document);
  if (problem !== undefined) return { operations: undefined, introspects: false, problem };
  const operations = new Map(
    definitions.map((node) => [
      node.name?.value ?? '',
      {
        kind: node.operation,
        costOf: compileCost(schema, document, node),
        isSearch: rootFields(document, node).some(({ name }) => searchFields.has(name.value)),
        letters: node.operation === 'mutation' ? lettersOf(document) : [],
        sensitive: sensitiveFields(document, node),
      },
    ]),
  );
  return { operations, introspects: introspects(document), problem };
}

function parsed(text: string): DocumentNode | undefined {
  try {
    return parse(text, { maxTokens: tokenLimit });
  } catch {
    // The engine parses it again and answers with the place of the mistake.
    return undefined;
  }
}

/** In the whole document, so that no fragment hides one. */
function lettersOf(document: DocumentNode): readonly string[] {
  const letters: string[] = [];
  visit(document, {
    Field: ({ name }) => {
      if (letterLimits.has(name.value)) letters.push(name.value);
    },
  });
  return letters;
}

function introspects(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field: ({ name }) => {
      found ||= name.value === '__schema' || name.value === '__type';
    },
  });
  return found;
}
