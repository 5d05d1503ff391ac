import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { classesPerUnit, mutationCost, officesInAll, unpagedListSize } from './limits.js';

export type Variables = Readonly<Record<string, unknown>>;
/** Objects that may come back for these variables. */
export type CostOf = (variables: Variables) => number;

type Term = (evaluation: Evaluation) => number;
interface Evaluation {
  readonly variables: Variables;
  readonly fragments: Map<string, number>;
}

/** Compiles the cost of one operation: a list counts its `limit` (or its default), an unpaged one ten, `ids` and `codes` their length; nested lists multiply.
 *  A list of prices counts the offices and classes it is asked for, however little of it is read.
 *  What the schema does not know costs nothing here, for validation refuses it. */
export function compileCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CostOf {
  const root = schema.getRootType(operation.operation);
  if (root == null) return () => 0;
  const compiler = new CostCompiler(schema, document, operation);
  const rest = compiler.ofSet(operation.selectionSet, root);
  const fields =
    operation.selectionSet.selections.length * (operation.operation === 'mutation' ? mutationCost : 1);
  return (variables) => fields + rest({ variables, fragments: new Map() });
}

class CostCompiler {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #compiled = new Map<string, Term>();
  readonly #defaults: ReadonlyMap<string, unknown>;

  constructor(
    readonly schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
  ) {
    this.#fragments = new Map(
      document.definitions
        .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
        .map((node) => [node.name.value, node]),
    );
    this.#defaults = new Map(
      operation.variableDefinitions?.map(({ variable, defaultValue }) => [
        variable.name.value,
        defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
      ]),
    );
  }

  /** `counted`: the list in it whose size the field above knows, so that it is counted already. */
  ofSet(set: SelectionSetNode, type: GraphQLNamedType, counted?: CountedList): Term {
    const terms = set.selections.map((node): Term => {
      if (node.kind === Kind.FIELD) return this.#ofField(node, type, counted);
      if (node.kind === Kind.FRAGMENT_SPREAD) return this.#ofFragment(node.name.value, counted);
      const condition =
        node.typeCondition === undefined ? type : this.schema.getType(node.typeCondition.name.value);
      return condition === undefined ? free : this.ofSet(node.selectionSet, condition, counted);
    });
    return (evaluation) => terms.reduce((sum, term) => sum + term(evaluation), 0);
  }

  #ofFragment(name: string, counted?: CountedList): Term {
    const key = `${name} ${counted}`;
    const fragment = this.#fragments.get(name);
    const type = fragment === undefined ? undefined : this.schema.getType(fragment.typeCondition.name.value);
    if (fragment === undefined || type === undefined) return free;
    if (!this.#compiled.has(key)) {
      this.#compiled.set(key, free);
      this.#compiled.set(key, this.ofSet(fragment.selectionSet, type, counted));
    }
    return (evaluation) => {
      const known = evaluation.fragments.get(key);
      if (known !== undefined) return known;
      // A circle is invalid; it must still come to an end here.
      evaluation.fragments.set(key, 0);
      const cost = this.#compiled.get(key)?.(evaluation) ?? 0;
      evaluation.fragments.set(key, cost);
      return cost;
    };
  }

  #ofField(node: FieldNode, parent: GraphQLNamedType, counted?: CountedList): Term {
    const field =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (field === undefined || node.selectionSet === undefined) return free;
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return free;
    if (isPriceList(field)) return this.#ofPrices(node, this.ofSet(node.selectionSet, type, 'prices'));
    const paged = field.args.some((argument) => argument.name === 'limit');
    const isPage = paged && !isList(field.type);
    const inner = this.ofSet(node.selectionSet, type, isPage ? 'items' : undefined);
    const times = this.#times(node, field, node.name.value === counted);
    return isPage
      ? (evaluation) => 1 + times(evaluation) * inner(evaluation)
      : (evaluation) => times(evaluation) * (1 + inner(evaluation));
  }

  /** Each price is worked out anew for every further class, whether it is read or not. */
  #ofPrices(node: FieldNode, inner: Term): Term {
    const lengthOr = (absent: number) => (value: unknown) => (Array.isArray(value) ? value.length : absent);
    const offices = this.#argument(node, 'offices', lengthOr(officesInAll));
    const designated = this.#argument(node, 'designated', lengthOr(0));
    const classes = this.#argument(node, 'classes', (value) =>
      typeof value === 'number' && Number.isFinite(value) ? Math.max(1, value) : 1,
    );
    return (evaluation) => {
      const asked = offices(evaluation) + designated(evaluation);
      return 1 + asked + Math.ceil((asked * classes(evaluation)) / classesPerUnit) + inner(evaluation);
    };
  }

  #times(node: FieldNode, field: GraphQLField<unknown, unknown>, counted: boolean): Term {
    const limit = field.args.find((argument) => argument.name === 'limit');
    if (limit !== undefined) {
      const fallback = typeof limit.defaultValue === 'number' ? limit.defaultValue : unpagedListSize;
      return this.#argument(node, 'limit', (value) =>
        typeof value === 'number' && Number.isFinite(value) ? Math.max(1, value) : fallback,
      );
    }
    if (!isList(field.type) || counted) return once;
    if (field.args.some((argument) => argument.name === 'ids'))
      return this.#argument(node, 'ids', (value) =>
        Array.isArray(value) ? Math.max(1, value.length) : unpagedListSize,
      );
    if (field.args.some((argument) => argument.name === 'codes'))
      return this.#argument(node, 'codes', (value) =>
        Array.isArray(value) ? Math.max(1, value.length) : officesInAll,
      );
    return () => unpagedListSize;
  }

  #argument(node: FieldNode, name: string, read: (value: unknown) => number): Term {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    if (value === undefined) return () => read(undefined);
    if (value.kind === Kind.VARIABLE) {
      const variable = value.name.value;
      return ({ variables }) =>
        read(Object.hasOwn(variables, variable) ? variables[variable] : this.#defaults.get(variable));
    }
    const literal =
      value.kind === Kind.INT ? Number(value.value) : value.kind === Kind.LIST ? value.values : undefined;
    return () => read(literal);
  }
}

type CountedList = 'items' | 'prices';

/** What answers prices of several offices for a number of classes. */
function isPriceList({ args }: GraphQLField<unknown, unknown>): boolean {
  return ['offices', 'classes'].every((name) => args.some((argument) => argument.name === name));
}

const free: Term = () => 0;
const once: Term = () => 1;

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
