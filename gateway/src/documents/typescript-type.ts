import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  Kind,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql';

const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  JSON: 'unknown',
};

/** Dates, codes and other scalars of ours travel as text. */
function scalarType(name: string): string {
  return Object.hasOwn(SCALARS, name) ? (SCALARS[name] ?? 'string') : 'string';
}

interface PickedField {
  readonly key: string;
  readonly name: string;
  optional: boolean;
  readonly sets: SelectionSetNode[];
}

/** Writes TypeScript types of answers and inputs; remembers which named types it used, so that they can be imported. */
export class TypeWriter {
  readonly used = new Set<string>();

  constructor(
    readonly schema: GraphQLSchema,
    readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {}

  /** The type of what a selection on `type` brings. */
  ofSelection(sets: readonly SelectionSetNode[], type: GraphQLNamedType, indent: string): string {
    const concrete =
      isUnionType(type) || isInterfaceType(type)
        ? this.schema.getPossibleTypes(type)
        : isObjectType(type)
          ? [type]
          : [];
    return concrete.map((object) => this.#ofObject(sets, object, indent)).join(' | ');
  }

  #ofObject(sets: readonly SelectionSetNode[], type: GraphQLObjectType, indent: string): string {
    const picked = new Map<string, PickedField>();
    for (const set of sets) this.#pick(set, type, false, picked);
    const inner = `${indent}  `;
    const lines = [...picked.values()].map(
      (field) =>
        `${inner}readonly ${field.key}${field.optional ? '?' : ''}: ${this.#ofPicked(field, type, inner)};\n`,
    );
    return `{\n${lines.join('')}${indent}}`;
  }

  #pick(
    set: SelectionSetNode,
    type: GraphQLObjectType,
    optional: boolean,
    picked: Map<string, PickedField>,
  ): void {
    for (const node of set.selections) {
      const maybe = optional || isConditional(node.directives);
      if (node.kind === Kind.FIELD) {
        this.#pickField(node, maybe, picked);
        continue;
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(node.name.value) : node;
      const condition = fragment?.typeCondition?.name.value;
      if (fragment !== undefined && (condition === undefined || this.#covers(condition, type)))
        this.#pick(fragment.selectionSet, type, maybe, picked);
    }
  }

  #pickField(node: FieldNode, optional: boolean, picked: Map<string, PickedField>): void {
    const key = node.alias?.value ?? node.name.value;
    const field = picked.get(key) ?? { key, name: node.name.value, optional, sets: [] };
    field.optional &&= optional;
    if (node.selectionSet !== undefined) field.sets.push(node.selectionSet);
    picked.set(key, field);
  }

  #covers(condition: string, type: GraphQLObjectType): boolean {
    const named = this.schema.getType(condition);
    return (
      named === type || ((isUnionType(named) || isInterfaceType(named)) && this.schema.isSubType(named, type))
    );
  }

  #ofPicked(picked: PickedField, parent: GraphQLObjectType, indent: string): string {
    if (picked.name === '__typename') return `'${parent.name}'`;
    const field = parent.getFields()[picked.name];
    if (field === undefined) throw new Error(`${parent.name} has no field ${picked.name}`);
    const named = getNamedType(field.type);
    const leaf = isCompositeType(named) ? this.ofSelection(picked.sets, named, indent) : this.named(named);
    return wrap(field.type, leaf);
  }

  /** A leaf or input type by name. */
  named(type: GraphQLNamedType): string {
    if (isScalarType(type)) return scalarType(type.name);
    this.used.add(type.name);
    return type.name;
  }

  ofVariables(operation: OperationDefinitionNode): string {
    const lines = (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
      const optional = type.kind !== Kind.NON_NULL_TYPE || defaultValue !== undefined;
      return `  readonly ${variable.name.value}${optional ? '?' : ''}: ${this.#ofTypeNode(type)}${optional ? ' | undefined' : ''};\n`;
    });
    return lines.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${lines.join('')}}`;
  }

  #ofTypeNode(node: TypeNode): string {
    if (node.kind === Kind.NON_NULL_TYPE) return this.#bare(node.type);
    return `${this.#bare(node)} | null`;
  }

  #bare(node: TypeNode): string {
    if (node.kind === Kind.LIST_TYPE) return `readonly ${parenthesised(this.#ofTypeNode(node.type))}[]`;
    if (node.kind === Kind.NON_NULL_TYPE) return this.#ofTypeNode(node);
    const type = this.schema.getType(node.name.value);
    if (type === undefined) throw new Error(`unknown type ${node.name.value}`);
    return this.named(type);
  }
}

function isConditional(directives: readonly DirectiveNode[] | undefined): boolean {
  return directives?.some(({ name }) => name.value === 'include' || name.value === 'skip') ?? false;
}

function parenthesised(type: string): string {
  return type.includes(' | ') ? `(${type})` : type;
}

/** Puts lists and null around a leaf type. */
export function wrap(type: GraphQLType, leaf: string): string {
  if (isNonNullType(type)) return isListType(type.ofType) ? listOf(type.ofType.ofType, leaf) : leaf;
  return `${isListType(type) ? listOf(type.ofType, leaf) : leaf} | null`;
}

function listOf(item: GraphQLType, leaf: string): string {
  return `readonly ${parenthesised(wrap(item, leaf))}[]`;
}

/** Enumerations and inputs, declared once for all documents. */
export function declareSchemaTypes(schema: GraphQLSchema): string {
  const writer = new TypeWriter(schema, new Map());
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return types
    .map((type) => declareType(type, writer))
    .filter((text) => text !== '')
    .join('\n');
}

function declareType(type: GraphQLNamedType, writer: TypeWriter): string {
  if (isEnumType(type))
    return `export type ${type.name} = ${type
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ')};\n`;
  if (!('getFields' in type) || isObjectType(type) || isInterfaceType(type)) return '';
  const lines = Object.values(type.getFields()).map((field) => {
    const optional =
      !isNonNullType(field.type) || ('defaultValue' in field && field.defaultValue !== undefined);
    return `  readonly ${field.name}${optional ? '?' : ''}: ${wrap(field.type, writer.named(getNamedType(field.type)))}${optional ? ' | undefined' : ''};\n`;
  });
  return `export interface ${type.name} {\n${lines.join('')}}\n`;
}
