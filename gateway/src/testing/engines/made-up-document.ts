import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { Row } from './chance.js';

export interface MadeUpDocument {
  readonly text: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const DEEPEST = 5;

/** A valid operation of the schema with what makes engines differ: aliases, fragments of both kinds, conditions, arguments by value and by variable.
 *  The same name gives the same document. */
export function madeUpDocument(schema: GraphQLSchema, name: string): MadeUpDocument {
  const writer = new Writer(schema, new Row(name));
  return writer.operation(`Made_up_${name.replaceAll(/\W/g, '_')}`);
}

class Writer {
  readonly #fragments: string[] = [];
  readonly #definitions: string[] = [];
  readonly #variables: Record<string, unknown> = {};
  #left = 40;

  constructor(
    readonly schema: GraphQLSchema,
    readonly row: Row,
  ) {}

  operation(operationName: string): MadeUpDocument {
    const mutation = this.schema.getMutationType();
    const isMutation = mutation !== undefined && mutation !== null && this.row.is(0.2);
    const root = isMutation ? mutation : this.schema.getQueryType();
    if (root === undefined || root === null) throw new Error('the schema has no root');
    const roots = Object.values(root.getFields());
    const count = 1 + this.row.below(3);
    const asked = Array.from({ length: count }, (_, index) =>
      this.#field(this.row.one(roots), `${isMutation ? 'done' : 'asked'}${index}`, 1),
    );
    if (this.row.is(0.2)) asked.push('__typename');
    const definitions = this.#definitions.length === 0 ? '' : `(${this.#definitions.join(', ')})`;
    const text = `${isMutation ? 'mutation' : 'query'} ${operationName}${definitions} { ${asked.join(' ')} }`;
    return { text: [text, ...this.#fragments].join('\n'), operationName, variables: this.#variables };
  }

  #field(field: GraphQLField<unknown, unknown>, alias: string | undefined, depth: number): string {
    this.#left -= 1;
    const args = field.args.flatMap((argument) => {
      const isOwed = isNonNullType(argument.type) && argument.defaultValue === undefined;
      if (!isOwed && !this.row.is(0.1)) return [];
      return [`${argument.name}: ${this.#argument(argument.type)}`];
    });
    const type = getNamedType(field.type);
    const inner = isLeafType(type) ? '' : ` ${this.#selections(type as GraphQLCompositeType, depth + 1)}`;
    const named = alias === undefined ? field.name : `${alias}: ${field.name}`;
    return `${named}${args.length === 0 ? '' : `(${args.join(', ')})`}${this.#condition()}${inner}`;
  }

  #selections(type: GraphQLCompositeType, depth: number): string {
    const parts: string[] = [];
    if (this.row.is(0.3)) parts.push('__typename');
    if ('getFields' in type) parts.push(...this.#fields(type, depth));
    if (isAbstractType(type)) {
      for (const member of this.schema.getPossibleTypes(type))
        if (this.row.is(0.6))
          parts.push(`... on ${member.name}${this.#condition()} ${this.#selections(member, depth)}`);
    } else if (this.row.is(0.1)) parts.push(this.#fragment(type, depth));
    if (parts.length === 0) parts.push('__typename');
    return `{ ${parts.join(' ')} }`;
  }

  #fields(type: Extract<GraphQLCompositeType, { getFields: unknown }>, depth: number): string[] {
    const all = Object.values(type.getFields());
    const leaves = all.filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0);
    const things = all.filter((field) => !isLeafType(getNamedType(field.type)));
    const parts = leaves
      .filter(() => this.row.is(3 / Math.max(3, leaves.length)))
      .map((field) => this.#field(field, this.row.is(0.15) ? `other_${field.name}` : undefined, depth));
    if (depth >= DEEPEST || this.#left <= 0 || things.length === 0) return parts;
    const count = 1 + this.row.below(2);
    for (let index = 0; index < count; index += 1)
      parts.push(this.#field(this.row.one(things), `thing${index}_${depth}`, depth));
    return parts;
  }

  /** Things again that were asked already, by another way: what is asked twice is answered once. */
  #fragment(type: GraphQLCompositeType, depth: number): string {
    const name = `Part_${this.#fragments.length}_${depth}`;
    const place = this.#fragments.push('') - 1;
    this.#fragments[place] =
      `fragment ${name} on ${type.name} ${this.#selections(type, Math.max(depth, DEEPEST))}`;
    return `...${name}`;
  }

  #condition(): string {
    if (!this.row.is(0.08)) return '';
    const word = this.row.is(0.5) ? 'skip' : 'include';
    if (this.row.is(0.3)) return ` @${word}(if: ${this.row.is(0.5)})`;
    return ` @${word}(if: $${this.#variable('Boolean!', this.row.is(0.5))})`;
  }

  #argument(type: GraphQLInputType): string {
    return `$${this.#variable(String(type), madeUpValue(type, this.row))}`;
  }

  #variable(type: string, value: unknown): string {
    const name = `v${this.#definitions.length}`;
    this.#definitions.push(`$${name}: ${type}`);
    this.#variables[name] = value;
    return name;
  }
}

/** A value that an argument of the type takes: what is owed and no more. */
export function madeUpValue(type: GraphQLInputType, row: Row): unknown {
  const meant = getNullableType(type) as GraphQLInputType;
  if (isListType(meant)) return [madeUpValue(meant.ofType as GraphQLInputType, row)];
  if (isEnumType(meant)) return row.one(meant.getValues()).name;
  if (!isInputObjectType(meant)) return SCALARS[(meant as { name: string }).name] ?? 'text';
  const fields = Object.values(meant.getFields());
  const owed = fields.filter(({ type: of, defaultValue }) => isNonNullType(of) && defaultValue === undefined);
  const given = meant.isOneOf ? fields.slice(0, 1) : owed;
  return Object.fromEntries(given.map((field) => [field.name, madeUpValue(field.type, row)]));
}

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 2,
  Float: 1.5,
  Boolean: true,
  JSON: {},
  ID: 'id-1',
};
