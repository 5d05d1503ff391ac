// Answers every document that is not of staff with made-up things of the right shape: the customer's schema says which.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GraphQLFieldResolver, GraphQLOutputType, OperationDefinitionNode } from 'graphql';
import type { Answers, AnswersByName, AnswerTo, Variables } from './answers-to.js';

// Required, not imported: its modules import one another in circles, on which jest waits for ever.
const {
  buildSchema,
  executeSync,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  visit,
}: typeof import('graphql') = createRequire(import.meta.url)('graphql');

const schema = buildSchema(
  readFileSync(new URL('../../gateway/api.customer.graphql', import.meta.url), 'utf8'),
);
const folder = new URL('../src/', import.meta.url);
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql') && !name.startsWith('features/admin/'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
/** As documents are printed for the gateway: what was selected names its type, by which the cache of the portal knows it again. */
const definitions = texts.flatMap(
  (text) =>
    visit(parse(text), {
      SelectionSet: (set, _key, parent) =>
        parent !== undefined && 'operation' in parent
          ? undefined
          : { ...set, selections: [...set.selections, typename] },
    }).definitions,
);
const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
const operations = new Map<string, OperationDefinitionNode>();
for (const definition of definitions)
  if (definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined)
    operations.set(definition.name.value, definition);

const ROWS = 3;
const DAY_MS = 86_400_000;
const NAMES = ['Lumora', 'Zelená pekárna', 'Best Coffee Prague'];
/** What a page is about has to fit together; everything else may be any value of its type. */
const FITTING: Readonly<Record<string, unknown>> = {
  firstname: 'Jana',
  displayName: 'Jana Example',
  email: 'jana@example.com',
  website: 'https://lumora.example',
  websites: ['https://lumora.example'],
  links: ['https://copy.example/offer'],
  url: '/icon.svg',
  ipoLink: 'https://office.example',
  deleted: false,
  whitelisted: false,
  closedAt: null,
  language: 'en',
  cardLastFour: '4242',
  cardExpiration: '04/2031',
  subjectType: 'trademark',
  seenAt: null,
  goesOnAt: null,
};
const CODES: Readonly<Record<string, readonly string[]>> = {
  CurrencyCode: ['EUR'],
  CountryCode: ['CZ', 'US', 'CH'],
  JurisdictionCode: ['EU', 'US', 'UK'],
  LanguageCode: ['en'],
};

const idOf = (typeName: string, index: number): string =>
  `0190a000-0000-7000-8000-${[...typeName]
    .reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 2 ** 32, 7)
    .toString(16)
    .padStart(8, '0')}${index.toString(16).padStart(4, '0')}`;
const oneOf = (values: readonly string[], index: number): string | undefined => values[index % values.length];
const soon = (index: number): string => new Date(Date.now() + (20 + index * 40) * DAY_MS).toISOString();

/** Where a value stands: the type and the field it belongs to, and the how manieth of its list it is. */
interface Place {
  readonly parent: string;
  readonly key: string;
  readonly index: number;
  /** What was asked for by its id, when something was. */
  readonly id?: unknown;
}

function scalar(name: string, { parent, key, index }: Place): unknown {
  if (key in FITTING) return FITTING[key];
  const values: Readonly<Record<string, () => unknown>> = {
    ID: () => (key === 'id' ? idOf(parent, index) : idOf(key, 0)),
    Int: () => (/chance/i.test(key) ? 70 : /amount/i.test(key) ? 12_000 : 3),
    Float: () => 1.5,
    Boolean: () => index % 2 === 0,
    Date: () => soon(index).slice(0, 10),
    DateTime: () => new Date(Date.now() - (index + 1) * DAY_MS).toISOString(),
    JSON: () => null,
    String: () =>
      /name|title|value|solution/i.test(key)
        ? oneOf(NAMES, index)
        : /number|publicId|symbol/i.test(key)
          ? `N-${1000 + index}`
          : `${key} ${index + 1}`,
  };
  return values[name]?.() ?? oneOf(CODES[name] ?? ['x'], index);
}

function made(type: GraphQLOutputType, place: Place): unknown {
  const { key, index, id } = place;
  const bare = getNullableType(type);
  const named = getNamedType(type);
  if (isListType(bare))
    return key in FITTING
      ? FITTING[key]
      : Array.from({ length: ROWS }, (_, row) => made(bare.ofType, { ...place, index: row, id: undefined }));
  if (isEnumType(named)) {
    const names = named.getValues().map(({ value }) => String(value));
    return oneOf(names, index);
  }
  if (isUnionType(named)) {
    const done = named.getTypes().find(({ name }) => name !== 'Refusal');
    return { __typename: done?.name, index, id };
  }
  return isObjectType(named) ? { __typename: named.name, index, id } : scalar(named.name, place);
}

type Source = { readonly index?: number; readonly id?: unknown } | undefined;
const resolve: GraphQLFieldResolver<Source, unknown, Variables> = (source, { id }, _context, field) => {
  if (field.fieldName === 'id' && source?.id !== undefined) return source.id;
  const place = { parent: field.parentType.name, key: field.fieldName, index: source?.index ?? 0, id };
  return made(field.returnType, place);
};

const CLASSES = [11, 9, 35];
type Specimen = AnswerTo<'PortalProofSpecimens'>['specimenList']['items'][number];
type Picture = NonNullable<Specimen['document']>;
const picture = (id: string, name: string, more: Partial<Picture> = {}): Picture => ({
  id,
  name,
  url: '/icon.svg',
  previewUrl: '/icon.svg',
  mediaType: 'image/png',
  specimenProblems: [],
  ...more,
});
const specimen = (id: string, more: Partial<Specimen>): Specimen => ({
  id,
  useInCommerceRequestClassId: idOf('UseInCommerceRequestClass', 0),
  url: null,
  captureDate: null,
  refusedBecause: null,
  document: null,
  originalDocument: null,
  ...more,
});
/** Where any value of its type would not show what the page is for. */
const WRITTEN = {
  PortalUseInCommerce: ({
    useInCommerceRequest: proof,
  }: AnswerTo<'PortalUseInCommerce'>): AnswerTo<'PortalUseInCommerce'> => ({
    useInCommerceRequest: proof && {
      ...proof,
      status: 'KICK_OFF_SENT',
      classes: {
        ...proof.classes,
        items: proof.classes.items.map((one, index) => ({ ...one, classNumber: CLASSES[index] ?? 0 })),
      },
    },
  }),
  /** A look changes nothing: with another state the page would look again, and so on without end. */
  VisitUseInCommercePage: ({
    visitUseInCommercePage: visited,
  }: AnswerTo<'VisitUseInCommercePage'>): AnswerTo<'VisitUseInCommercePage'> => ({
    visitUseInCommercePage:
      visited.__typename === 'UseInCommerceRequest' ? { ...visited, status: 'KICK_OFF_SENT' } : visited,
  }),
  PortalProofSpecimens: (): AnswerTo<'PortalProofSpecimens'> => ({
    specimenList: {
      endCursor: null,
      hasNextPage: false,
      items: [
        specimen('s1', {
          document: picture('d1', 'shop-window.png', { specimenProblems: ['TYPE', 'PIXELS'] }),
        }),
        specimen('s2', {
          document: picture('d3', 'label-uspto.jpg', { mediaType: 'image/jpeg' }),
          originalDocument: picture('d2', 'label.png'),
        }),
        specimen('s3', {
          url: 'https://lumora.example/lamps/a-very-long-address-of-a-page-where-the-lamps-can-be-bought',
          captureDate: '2026-11-02',
        }),
      ],
    },
  }),
};

const written: AnswersByName = WRITTEN;

/** The answer to a document that is not of staff; undefined for any other name. */
export function portalAnswer<Name extends keyof Answers>(name: Name, variables: Variables): AnswerTo<Name>;
export function portalAnswer(name: string, variables: Variables): unknown;
export function portalAnswer(name: string, variables: Variables): unknown {
  const operation = operations.get(name);
  if (operation === undefined) return undefined;
  const result = executeSync({
    schema,
    document: { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
    variableValues: variables,
    fieldResolver: resolve,
    typeResolver: (value: { readonly __typename: string }) => value.__typename,
  });
  if (result.errors?.[0] !== undefined) throw result.errors[0];
  const data = result.data ?? {};
  return written[name]?.(data) ?? data;
}
