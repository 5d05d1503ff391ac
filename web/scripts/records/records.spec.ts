import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from '@jest/globals';
// The generator is plain JavaScript, run by itself in the build.
import { findDocument, searchDocument, unassignedDocument } from './common-documents.mjs';
import { firstColumns, searchKeys, titleKeys } from './describe.mjs';
import { documentText } from './document-text.mjs';
import { pagesModule, recordFacts } from './module-text.mjs';
import { commandName, entityNames, fieldName, humanName } from './names.mjs';

const field = (key: string, kind: string, more: object = {}) => ({
  key,
  column: key,
  kind,
  doc: `${key}.`,
  optional: false,
  filterable: false,
  sortable: false,
  ...more,
});
const common = [field('id', 'id', { filterable: true, sortable: true }), field('version', 'integer')];
const staff = ['lawyer', 'admin'];
const shelf = {
  service: 'books',
  name: 'Shelf',
  table: 'shelf',
  doc: 'Where books stand.',
  tier: 'record',
  readableBy: staff,
  listable: staff,
  defaultOrder: [{ field: 'name', direction: 'ASC' }],
  steps: [],
  commands: [],
  fields: [
    ...common,
    field('name', 'text', { filterable: true, sortable: true, max: 60 }),
    field('size', 'object', { fields: [field('width', 'integer'), field('price', 'money')] }),
  ],
  operations: {
    create: {
      mutation: 'createShelf',
      by: ['admin'],
      input: [field('name', 'text')],
      batch: false,
      returnsRow: true,
    },
  },
};
const book = {
  service: 'books',
  name: 'Book',
  table: 'book',
  doc: 'A book.',
  tier: 'aggregate',
  readableBy: [...staff, 'customer'],
  listable: staff,
  defaultOrder: [{ field: 'id', direction: 'DESC' }],
  fields: [
    ...common,
    field('publicId', 'text', { filterable: true }),
    field('title', 'text', { filterable: true }),
    field('story', 'longText'),
    field('status', 'enumeration', {
      filterable: true,
      values: ['On loan', 'There'],
      enumNames: ['ON_LOAN', 'THERE'],
    }),
    field('shelfId', 'ref', { typeName: 'Shelf', as: 'shelf', filterable: true, optional: true }),
    field('assignedAdminId', 'ref', {
      typeName: 'User',
      as: 'assignedAdmin',
      filterable: true,
      optional: true,
    }),
    field('price', 'money'),
  ],
  operations: {
    update: {
      mutation: 'updateBook',
      by: staff,
      input: [field('title', 'text', { optional: true })],
      batch: true,
      returnsRow: true,
    },
    remove: { mutation: 'deleteBook', by: ['customer'], input: [], batch: true },
  },
  steps: [
    {
      mutation: 'lendBook',
      by: staff,
      doc: 'Lends it.',
      label: 'Lent',
      audience: 'customer',
      from: ['There'],
      input: [field('shelfId', 'id', { optional: true }), field('reason', 'longText', { optional: true })],
    },
  ],
  commands: [
    { mutation: 'assignBook', by: staff, doc: 'Assigns.', stream: 'existing', input: [] },
    { mutation: 'writeBook', by: ['customer'], doc: 'Writes.', stream: 'new', input: [] },
  ],
};
const all = [shelf, book];

const schema = buildSchema(`
  scalar DateTime
  type Money { amountMinor: Int! currency: String! }
  type Refusal { code: String! message: String! fields: [FieldRefusal!]! }  type FieldRefusal { path: [String!]! code: String! message: String! }
  type BatchResult { ids: [ID!]! refusals: [ItemRefusal!]! }  type ItemRefusal { id: ID! refusal: Refusal! }
  type Size { width: Int! price: Money }
  type Shelf { id: ID! version: Int! name: String! size: Size }  type ShelfPage { items: [Shelf!]! totalCount(atMost: Int): Int! endCursor: String }
  type Book { id: ID! version: Int! publicId: String! title: String! story: String! status: String! shelfId: ID assignedAdminId: ID price: Money }  type BookPage { items: [Book!]! totalCount(atMost: Int): Int! endCursor: String }
  input Text { contains: String }  input IdFilter { isNull: Boolean }
  input ShelfFilter { and: [ShelfFilter!] or: [ShelfFilter!] name: Text }  input ShelfOrder { field: String! }  input BookFilter { and: [BookFilter!] or: [BookFilter!] title: Text publicId: Text assignedAdminId: IdFilter }  input BookOrder { field: String! }
  input CreateShelfInput { name: String! }  input UpdateBookInput { title: String }  input LendBookInput { shelfId: ID reason: String }
  union CreateShelfResult = Shelf | Refusal  union UpdateBookResult = Book | Refusal  union LendBookResult = Book | Refusal  union AssignBookResult = Book | Refusal
  type Query {
    shelf(id: ID!): Shelf  shelfList(filter: ShelfFilter, orderBy: [ShelfOrder!], limit: Int, offset: Int, after: String): ShelfPage!  shelfCount(filter: ShelfFilter): Int!
    book(id: ID!): Book  bookList(filter: BookFilter, orderBy: [BookOrder!], limit: Int, offset: Int, after: String): BookPage!  bookCount(filter: BookFilter): Int!
  }
  type Mutation {
    createShelf(input: CreateShelfInput!): CreateShelfResult!  updateBook(id: ID!, input: UpdateBookInput!, expectedVersion: Int): UpdateBookResult!  updateBookList(ids: [ID!]!, input: UpdateBookInput!): BatchResult!
    lendBook(id: ID!, input: LendBookInput!, expectedVersion: Int): LendBookResult!  assignBook(id: ID!, expectedVersion: Int): AssignBookResult!
  }`);
const operations = (text: string): string[] =>
  [...text.matchAll(/^(?:query|mutation) (\w+)/gm)].map(([, name]) => name ?? '');

describe('documents of an entity', () => {
  it.each([
    ['shelf', documentText(shelf)],
    ['book', documentText(book)],
    ['search', searchDocument(all)],
    ['find', findDocument(all)],
    ['unassigned', unassignedDocument(all)],
  ])('%s fit the schema', (_name, text) => {
    expect(validate(schema, parse(text as string)).map((error) => error.message)).toEqual([]);
  });

  it('are what staff may ask and do, and nothing of a customer’s', () => {
    expect(operations(documentText(book))).toEqual([
      'AdminBook',
      'AdminBookList',
      'AdminBookNames',
      'AdminUpdateBook',
      'AdminUpdateBookList',
      'AdminLendBook',
      'AdminAssignBook',
    ]);
  });

  it('leave long texts and parts to the record’s own page', () => {
    const [, list = ''] = documentText(book).split('query AdminBookList');
    expect(list.split('query')[0]).not.toContain('story');
    expect(documentText(shelf)).toContain('size { width price { amountMinor currency } }');
  });

  it('take back the row only where the answer has it', () => {
    expect(documentText(shelf)).toContain('... on Shelf { id version }');
    expect(
      documentText({ ...shelf, operations: { create: { ...shelf.operations.create, returnsRow: false } } }),
    ).not.toContain('... on Shelf');
  });

  it('ask each service by itself, with twenty root fields at most', () => {
    const many = Array.from({ length: 41 }, (_, index) => ({ ...shelf, table: `shelf_${index}` }));
    expect(operations(findDocument(many))).toEqual(['AdminFindBooks', 'AdminFindBooks2', 'AdminFindBooks3']);
    expect(operations(findDocument([shelf, { ...book, service: 'loans' }]))).toEqual([
      'AdminFindBooks',
      'AdminFindLoans',
    ]);
  });
});

describe('description of an entity', () => {
  it('names a record by its title and its number, and searches by both', () => {
    expect(titleKeys(book)).toEqual(['title', 'publicId']);
    expect(searchKeys(book)).toEqual(['publicId', 'title']);
  });

  it('shows first what a day’s work needs', () => {
    expect(firstColumns(book)).toEqual([
      'title',
      'publicId',
      'status',
      'shelfId',
      'assignedAdminId',
      'price',
    ]);
  });

  it('knows an id of an input as the reference it is, and its own fields by key', () => {
    const facts = recordFacts(book, all);
    expect(facts.steps).toEqual([
      {
        document: 'AdminLendBook',
        root: 'lendBook',
        label: 'Lend',
        doc: 'Lends it.',
        outcome: 'Lent',
        from: ['THERE'],
        by: staff,
        input: [
          'shelfId',
          { key: 'reason', label: 'Reason', kind: 'longText', doc: 'reason.', optional: true },
        ],
      },
    ]);
    expect(facts.update).toMatchObject({ input: ['title'] });
    expect(facts.remove).toBeUndefined();
  });

  it('finds the lists that point here', () => {
    expect(recordFacts(shelf, all).children).toEqual([{ table: 'book', key: 'shelfId', label: 'Shelf' }]);
  });

  it('has the pages that staff may use', () => {
    expect(pagesModule(all)).toContain("  shelf: 'lsc',\n  book: 'lse',\n");
  });
});

describe('names', () => {
  it.each([
    ['useInCommerceRequest', 'Use in commerce request'],
    ['trademark_ipo_link', 'Trademark IPO link'],
    ['vatId', 'VAT ID'],
  ])('%s → %s', (name, words) => {
    expect(humanName(name)).toBe(words);
  });

  it.each([
    ['case_counterparty', 'Other sides'],
    ['brand', 'Brands'],
    ['address', 'Addresses'],
    ['entity', 'Parties'],
  ])('many of %s are %s', (table, many) => {
    expect(entityNames(table).many).toBe(many);
  });

  it('leaves out of a field what its kind says already, and of a command what the page says', () => {
    expect([
      fieldName(field('lawyerId', 'ref')),
      fieldName(field('promisedAt', 'instant')),
      fieldName(field('userId', 'ref')),
    ]).toEqual(['Lawyer', 'Promised', 'Client']);
    expect([
      commandName('approveApplication', 'Application'),
      commandName('submitTrademarkToPartner', 'Trademark'),
    ]).toEqual(['Approve', 'Submit to partner']);
  });
});
