import {
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLFormattedError,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import { leafCheck } from './leaf.js';
import {
  selectedFields,
  type SelectedField,
  type SelectionWorld,
  type TypedSelection,
} from './selected-fields.js';
import { compositeType } from './sub-types.js';

type Fields = Record<string, unknown>;

/** One answer that is being given its shape. */
export interface ShapeRun {
  /** Values that services owed. */
  readonly problems: GraphQLFormattedError[];
  readonly path: (string | number)[];
  /** `__schema` and `__type`. */
  readonly introspect: (node: FieldNode) => unknown;
}

/** Null that was noted already: what may be null is null. */
const FAILED = Symbol('failed');
/** The same where null may not be: what is around becomes null. */
const OWED = Symbol('owed');

type Shape = (value: unknown, run: ShapeRun) => unknown;
type Put = (source: Fields, target: Fields, run: ShapeRun) => boolean;

/** Makes of an operation's selections what gives an answer its shape: only what was asked for, in its order, null where something is missing.
 *  @returns null where the whole answer is owed */
export function answerShape(
  type: GraphQLCompositeType,
  set: SelectionSetNode,
  world: SelectionWorld,
): (data: Fields, run: ShapeRun) => Fields | null {
  const puts = putsOf([{ type, set }], { named: undefined, type }, world);
  return (data, run) => {
    const target = {};
    return putAll(puts, { source: data, target, run }) ? target : null;
  };
}

function putAll(
  puts: readonly Put[],
  { source, target, run }: { readonly source: Fields; readonly target: Fields; readonly run: ShapeRun },
): boolean {
  for (const put of puts) if (!put(source, target, run)) return false;
  return true;
}

function putsOf(
  selections: readonly TypedSelection[],
  thing: { readonly named: string | undefined; readonly type: GraphQLCompositeType },
  world: SelectionWorld,
): readonly Put[] {
  return [...selectedFields(selections, thing, world)].map(([key, field]) => putOf(key, field, world));
}

function putOf(key: string, field: SelectedField, world: SelectionWorld): Put {
  const name = field.node.name.value;
  if (name === '__typename') return putTypename(key, field.parent, world);
  if (name === '__schema' || name === '__type')
    return (_, target, run) => {
      target[key] = run.introspect(field.node);
      return true;
    };
  const { declaredIn, parent } = field;
  const type = 'getFields' in declaredIn ? declaredIn.getFields()[name]?.type : undefined;
  if (type === undefined) throw new Error(`${declaredIn.name} has no field ${name}`);
  const shape = shapeOf(type, { field, parentName: parent.name, world });
  const valueIn = readerOf(key);
  const put = (value: unknown, target: Fields, run: ShapeRun): boolean => {
    run.path.push(key);
    const shaped = shape(value ?? null, run);
    run.path.pop();
    const isOwed = shaped === OWED;
    target[key] = isOwed || shaped === FAILED ? null : shaped;
    return !isOwed;
  };
  const isRight = rightLeaf(type);
  return (source, target, run) => {
    const value = valueIn(source);
    // Most of an answer are values that are right as they are: nobody has to know where they stand.
    if (!isRight(value)) return put(value, target, run);
    target[key] = value;
    return true;
  };
}

/** Whether a value stands for itself, without more ado. */
function rightLeaf(type: GraphQLOutputType): (value: unknown) => boolean {
  const leaf = getNullableType(type);
  if (!isLeafType(leaf)) return () => false;
  const isValid = leafCheck(leaf);
  return isValid === undefined
    ? (value) => value !== null && value !== undefined
    : (value) => value !== null && value !== undefined && isValid(value);
}

/** Reads what a service said under a name. What every object has of itself is nothing that it said; few names need the look. */
function readerOf(key: string): (source: Fields) => unknown {
  return key in Object.prototype
    ? (source) => (Object.hasOwn(source, key) ? source[key] : null)
    : (source) => source[key];
}

/** What a thing is: what it says, where that is a type one may know of, else what it is asked as. No thing is of a type that only others have. */
function putTypename(key: string, parent: GraphQLCompositeType, { schema }: SelectionWorld): Put {
  return (source, target) => {
    const said = (Object.hasOwn(source, key) ? source[key] : null) ?? source['__typename'];
    const type = typeof said === 'string' ? (schema.getType(said) ?? parent) : parent;
    if (!isObjectType(type)) return false;
    target[key] = type.name;
    return true;
  };
}

interface ShapeAt {
  readonly field: SelectedField;
  readonly parentName: string;
  readonly world: SelectionWorld;
}

function shapeOf(type: GraphQLOutputType, at: ShapeAt): Shape {
  if (isNonNullType(type)) return owedShape(shapeOf(type.ofType, at), String(type.ofType), at);
  if (isListType(type)) return listShape(shapeOf(type.ofType, at));
  if (isLeafType(type)) {
    const isValid = leafCheck(type);
    if (isValid === undefined) return (value) => value;
    return (value, run) =>
      value === null || isValid(value)
        ? value
        : noted(run, `Invalid value found for ${placeOf(run, String(type), at)}.`, FAILED);
  }
  return thingShape(type, at);
}

function owedShape(inner: Shape, typeName: string, at: ShapeAt): Shape {
  return (value, run) => {
    const shaped = inner(value, run);
    if (shaped === FAILED) return OWED;
    if (shaped !== null) return shaped;
    return noted(run, `Cannot return null for non-nullable ${placeOf(run, typeName, at)}.`, OWED);
  };
}

function listShape(inner: Shape): Shape {
  return (value, run) => {
    if (value === null) return null;
    if (!Array.isArray(value)) throw new TypeError('a service sent no list where the schema has one');
    let isOwed = false;
    const shaped: unknown[] = [];
    const place = run.path.push(0) - 1;
    for (let index = 0; index < value.length; index += 1) {
      run.path[place] = index;
      const each = inner(value[index] ?? null, run);
      if (each === OWED) isOwed = true;
      shaped.push(each === FAILED ? null : each);
    }
    run.path.pop();
    return isOwed ? FAILED : shaped;
  };
}

function thingShape(type: GraphQLCompositeType, at: ShapeAt): Shape {
  const { world, field } = at;
  const byName = new Map<unknown, readonly Put[]>();
  const putsFor = (named: unknown): readonly Put[] | undefined => {
    const known = byName.get(named);
    if (known !== undefined) return known;
    const own = named === undefined ? type : compositeType(world.schema, named as string);
    if (own === undefined) return undefined;
    const puts = putsOf(field.sets, { named: named as string | undefined, type: own }, world);
    byName.set(named, puts);
    return puts;
  };
  return (value, run) => {
    if (value === null) return null;
    if (typeof value !== 'object') throw new TypeError('a service sent a value where the schema has a thing');
    const source = value as Fields;
    const named = source['__typename'];
    const puts = putsFor(named === '' ? undefined : named);
    if (puts === undefined)
      return noted(run, `Invalid __typename found for object at ${placeOf(run, type.name, at)}.`, FAILED);
    const target: Fields = {};
    return putAll(puts, { source, target, run }) ? target : FAILED;
  };
}

function noted(run: ShapeRun, message: string, as: symbol): symbol {
  run.problems.push({ message, path: [...run.path], extensions: { code: 'INVALID_GRAPHQL' } });
  return as;
}

function placeOf(run: ShapeRun, typeName: string, { parentName }: ShapeAt): string {
  const last = run.path.at(-1);
  return typeof last === 'string'
    ? `field ${parentName}.${last}`
    : `array element of type ${typeName} at index ${last ?? 0}`;
}
