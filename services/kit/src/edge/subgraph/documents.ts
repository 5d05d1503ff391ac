import {
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { limitDepth, noIntrospection } from './document-rules.js';

const MOST_DOCUMENTS = 1000;
const MOST_TOKENS = 10_000;

/** A document that may run, or what is wrong with it. */
export type Checked = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

/** Parses and validates, and remembers the good ones: the gateway sends few different documents, very often. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #rules;
  readonly #known = new Map<string, DocumentNode>();

  constructor(schema: GraphQLSchema, settings: { readonly showsSchema: boolean }) {
    this.#schema = schema;
    this.#rules = [...specifiedRules, limitDepth, ...(settings.showsSchema ? [] : [noIntrospection])];
  }

  check(text: string): Checked {
    const known = this.#known.get(text);
    if (known !== undefined) {
      this.#known.delete(text);
      this.#known.set(text, known);
      return { document: known };
    }
    const checked = this.#checkFresh(text);
    if ('document' in checked) {
      if (this.#known.size >= MOST_DOCUMENTS) this.#known.delete(this.#known.keys().next().value ?? '');
      this.#known.set(text, checked.document);
    }
    return checked;
  }

  #checkFresh(text: string): Checked {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: MOST_TOKENS, noLocation: true });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { errors: [coded(error, 'GRAPHQL_PARSE_FAILED')] };
    }
    const errors = validate(this.#schema, document, this.#rules, { maxErrors: 10, hideSuggestions: true });
    return errors.length > 0
      ? { errors: errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')) }
      : { document };
  }
}

function coded(error: GraphQLError, code: string): GraphQLError {
  return typeof error.extensions['code'] === 'string'
    ? error
    : new GraphQLError(error.message, { extensions: { code } });
}
