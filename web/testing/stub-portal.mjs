// Answers every document that is not of staff with made-up things of the right shape: the customer's schema says which.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Required, not imported: its modules import one another in circles, on which jest waits for ever.
const {
  buildSchema,
  execute,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
} = createRequire(import.meta.url)('graphql');

const schema = buildSchema(
  readFileSync(new URL('../../gateway/api.customer.graphql', import.meta.url), 'utf8'),
);
const folder = new URL('../src/', import.meta.url);
const texts = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith('.graphql') && !name.startsWith('features/admin/'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
const definitions = texts.flatMap((text) => parse(text).definitions);
const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
const operations = new Map(
  definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => [operation.name.value, operation]),
);

const ROWS = 3;
const DAY_MS = 86_400_000;
const NAMES = ['Lumora', 'Zelená pekárna', 'Best Coffee Prague'];
/** What a page is about has to fit together; everything else may be any value of its type. */
const FITTING = {
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
};
const CODES = {
  CurrencyCode: ['EUR'],
  CountryCode: ['CZ', 'US', 'CH'],
  JurisdictionCode: ['EU', 'US', 'UK'],
  LanguageCode: ['en'],
};

const idOf = (typeName, index) =>
  `0190a000-0000-7000-8000-${[...typeName]
    .reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7)
    .toString(16)
    .slice(-8)
    .padStart(8, '0')}${index.toString(16).padStart(4, '0')}`;
const soon = (index) => new Date(Date.now() + (20 + index * 40) * DAY_MS).toISOString();

function scalar(type, parent, key, index) {
  if (key in FITTING) return FITTING[key];
  const name = getNamedType(type).name;
  const values = {
    ID: () => (key === 'id' ? idOf(parent, index) : idOf(key, 0)),
    Int: () => (/chance/i.test(key) ? 70 : /amount/i.test(key) ? 12_000 : 3),
    Float: () => 1.5,
    Boolean: () => index % 2 === 0,
    Date: () => soon(index).slice(0, 10),
    DateTime: () => new Date(Date.now() - (index + 1) * DAY_MS).toISOString(),
    JSON: () => null,
    String: () =>
      /name|title|value|solution/i.test(key)
        ? NAMES[index % NAMES.length]
        : /number|publicId|symbol/i.test(key)
          ? `N-${1000 + index}`
          : `${key} ${index + 1}`,
  };
  return values[name]?.() ?? CODES[name]?.[index % CODES[name].length] ?? 'x';
}

function made(type, parent, key, index, id) {
  const bare = getNullableType(type);
  const named = getNamedType(type);
  if (isListType(bare))
    return key in FITTING
      ? FITTING[key]
      : Array.from({ length: ROWS }, (_, row) => made(bare.ofType, parent, key, row));
  if (isEnumType(named)) return named.getValues()[index % named.getValues().length].value;
  if (isUnionType(named))
    return { __typename: named.getTypes().find(({ name }) => name !== 'Refusal').name, index, id };
  return isObjectType(named) ? { __typename: named.name, index, id } : scalar(type, parent, key, index);
}

function resolve(source, { id }, _context, { fieldName, parentType, returnType }) {
  if (fieldName === 'id' && source?.id !== undefined) return source.id;
  return made(returnType, parentType.name, fieldName, source?.index ?? 0, id);
}

const CLASSES = [11, 9, 35];
const picture = (id, name, more = {}) => ({
  id,
  name,
  url: '/icon.svg',
  previewUrl: '/icon.svg',
  mediaType: 'image/png',
  specimenProblems: [],
  ...more,
});
const specimen = (id, more) => ({
  id,
  useInCommerceRequestClassId: idOf('UseInCommerceRequestClass', 0),
  url: null,
  captureDate: null,
  document: null,
  originalDocument: null,
  ...more,
});
/** Where any value of its type would not show what the page is for. */
const TOLD = {
  PortalUseInCommerce: ({ useInCommerceRequest: proof }) => ({
    useInCommerceRequest: {
      ...proof,
      status: 'KICK_OFF_SENT',
      classes: {
        ...proof.classes,
        items: proof.classes.items.map((one, index) => ({ ...one, classNumber: CLASSES[index] })),
      },
    },
  }),
  PortalProofSpecimens: () => ({
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

/** The answer to a document that is not of staff; undefined for any other name. */
export function portalAnswer(name, variables) {
  const operation = operations.get(name);
  if (operation === undefined) return undefined;
  const { data, errors } = execute({
    schema,
    document: { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
    variableValues: variables,
    fieldResolver: resolve,
    typeResolver: (value) => value.__typename,
  });
  if (errors !== undefined) throw errors[0];
  return TOLD[name]?.(data) ?? data;
}
