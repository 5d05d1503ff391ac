import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceSdl } from '../../compose/contracts.js';
import type { ServiceName } from '../../service-names.js';

const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])';

/** Three services and one question that joins them: a person, five brands, five marks each, two invoices each. */
export const benchServices: readonly ServiceSdl[] = [
  {
    name: 'accounts',
    sdl: `${link} type Query { viewer: User }  type User @key(fields: "id") { id: ID!  name: String!  email: String! }`,
  },
  {
    name: 'requests',
    sdl: `${link} type Query { brand(id: ID!): Brand }  type User @key(fields: "id") { id: ID!  brands(limit: Int = 10): BrandPage! }  type BrandPage { items: [Brand!]!  totalCount: Int! }
      type Brand @key(fields: "id") { id: ID!  name: String!  trademarks(limit: Int = 10): TrademarkPage! }  type TrademarkPage { items: [Trademark!]!  totalCount: Int! }
      type Trademark @key(fields: "id") { id: ID!  name: String!  status: String!  jurisdiction: String!  classes: [Int!]! }`,
  },
  {
    name: 'workspace',
    sdl: `${link} type Query { invoice(id: ID!): Invoice }  type Trademark @key(fields: "id") { id: ID!  invoices(limit: Int = 10): InvoicePage! }  type InvoicePage { items: [Invoice!]!  totalCount: Int! }
      type Invoice { id: ID!  number: String!  amountMinor: Int!  currency: String!  issuedAt: String! }`,
  },
];

export const joinedQuery =
  'query Joined { viewer { id name email brands(limit: 5) { totalCount items { id name trademarks(limit: 5) { totalCount items { id name status jurisdiction classes invoices(limit: 2) { totalCount items { id number amountMinor currency issuedAt } } } } } } } }';

/** Asks one service for one thing. */
export const smallQuery = 'query Small { viewer { id name email } }';

const five = [0, 1, 2, 3, 4];
const id = (kind: string, index: number): string =>
  `0195f000-0000-7000-8000-${kind}${String(index).padStart(8, '0')}`;
const invoices = (mark: number) => ({
  totalCount: 2,
  items: [0, 1].map((index) => ({
    id: id('dddd', mark * 2 + index),
    number: `2026-${mark}-${index}`,
    amountMinor: 12_900,
    currency: 'EUR',
    issuedAt: '2026-03-02T10:00:00.000Z',
  })),
});
const trademark = (index: number) => ({
  __typename: 'Trademark',
  id: id('cccc', index),
  name: `LUMIVARO ${index}`,
  status: 'REGISTERED',
  jurisdiction: 'SK',
  classes: [9, 11, 42],
});
const brand = (index: number) => ({
  __typename: 'Brand',
  id: id('bbbb', index),
  name: `Lumivaro ${index}`,
  trademarks: { totalCount: 5, items: five.map((mark) => trademark(index * 5 + mark)) },
});

/** Answers written down beforehand, so that only the gateway works. */
const answers: Readonly<Partial<Record<ServiceName, string>>> = {
  accounts: JSON.stringify({
    data: { viewer: { __typename: 'User', id: id('aaaa', 1), name: 'Jana', email: 'jana@example.test' } },
  }),
  requests: JSON.stringify({ data: { _entities: [{ brands: { totalCount: 5, items: five.map(brand) } }] } }),
  workspace: JSON.stringify({
    data: { _entities: Array.from({ length: 25 }, (_, mark) => ({ invoices: invoices(mark) })) },
  }),
};

export interface CannedService {
  readonly url: string;
  readonly server: Server;
}

export async function startCannedService(name: ServiceName): Promise<CannedService> {
  const body = answers[name] ?? '{}';
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body),
    );
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
