import { composeServices } from '@apollo/composition';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { f } from '../../model/field/field.js';
import { defineResource, everyRow } from '../../model/resource/define.js';
import { courier, parcel } from '../../testing/parcel.js';
import { serviceSdl } from './service-sdl.js';

const command = (
  name: string,
  allowed: readonly ('customer' | 'admin' | 'visitor' | 'system')[],
  input = {},
) => ({
  name,
  doc: 'Does it.',
  stream: 'existing' as const,
  input,
  allowed,
  aggregate: { category: 'parcel' },
});

const shape = {
  name: 'parcels',
  resources: [parcel, courier],
  commands: [
    command('DeliverParcel', ['customer'], {
      note: f.text('A word.', { max: 9, optional: true }),
      state: f.enumeration('Where.', { name: 'ParcelState', values: ['On the way', 'Delivered'] }),
    }),
    command('LoseParcel', ['admin']),
    command('WeighParcel', ['system']),
  ],
};
const sdl = serviceSdl(shape);
const user = defineResource({
  name: 'User',
  table: 'user',
  doc: 'A person.',
  tier: 'aggregate',
  readableBy: ['admin', 'customer'],
  rows: { admin: everyRow, customer: (viewer) => ({ id: viewer.userId }) },
  fields: { email: f.email('Where to write.', { filterable: true }) },
});

describe('serviceSdl', () => {
  it.each([
    ['a field everyone sees is promised', 'label: String!'],
    ['a field someone must not see is nullable and marked', 'remark: String @tag(name: "admin")'],
    ['a field hidden from the firm only is nullable and not marked', 'insured: Boolean\n'],
    ['a reference is an id and an object', 'userId: ID\n'],
    ['a filter hides what its column hides', 'remark: StringFilter @tag(name: "admin")'],
    ['a list of codes', 'countries: [CountryCode!]!'],
    ['a stub of another service', 'type User @key(fields: "id", resolvable: false)'],
    [
      'a mutation without input',
      'loseParcel(id: ID!, expectedVersion: Int): LoseParcelResult! @tag(name: "admin")',
    ],
    [
      'a mutation with input',
      'deliverParcel(id: ID!, input: DeliverParcelInput!, expectedVersion: Int): DeliverParcelResult!',
    ],
    ['its result', 'union DeliverParcelResult = Parcel | Refusal'],
    ['labels in capitals', 'ON_THE_WAY'],
    ['a type for the firm', 'type Courier @key(fields: "id") @tag(name: "admin")'],
    ['an enum only the firm meets', 'enum CourierRank @tag(name: "admin")'],
    ['an enum both meet', 'enum ParcelState {'],
    [
      'the list',
      'parcelList(filter: ParcelFilter, orderBy: [ParcelOrder!], limit: Int = 20, offset: Int = 0, after: String): ParcelPage!',
    ],
  ])('%s', (_, line) => {
    expect(sdl).toContain(line);
  });

  it('marks what is to be asked for otherwise, and answers it as before', () => {
    const box = defineResource({
      name: 'Box',
      table: 'box',
      doc: 'What it travels in.',
      tier: 'record',
      readableBy: ['customer'],
      rows: { customer: everyRow },
      fields: { size: f.json('Three edges.', { optional: true, deprecated: 'Ask for "edges".' }) },
    });
    const marked = serviceSdl({ name: 'boxes', resources: [box], commands: [] });
    expect(marked).toContain(String.raw`size: JSON @deprecated(reason: "Ask for \"edges\".")`);
    expect(() => parse(marked)).not.toThrow();
  });

  it('shows no secret and no command of the service itself', () => {
    expect(sdl).not.toMatch(/linkRevision|LINK_REVISION|weighParcel/i);
    expect(() => parse(sdl)).not.toThrow();
  });

  it('composes with another service, and without what is marked for the firm', () => {
    const services = [
      { name: 'parcels', typeDefs: parse(sdl) },
      {
        name: 'accounts',
        typeDefs: parse(serviceSdl({ name: 'accounts', resources: [user], commands: [] })),
      },
    ];
    const both = composeServices(services);
    expect(both.errors ?? []).toEqual([]);
    const hidden = services.map(({ name, typeDefs }) => ({ name, typeDefs: parse(hide(sdlOf(typeDefs))) }));
    const customer = composeServices(hidden);
    expect(customer.errors?.map(({ message }) => message) ?? []).toEqual([]);
    const api = customer.schema?.toAPISchema();
    expect(api?.type('Courier')).toBeUndefined();
    expect(String(api?.type('Parcel'))).toBe('Parcel');
  });

  it('refuses one name for two things', () => {
    const clash = command('SendParcel', ['customer'], {
      state: f.enumeration('Where.', { name: 'ParcelState', values: ['Elsewhere'] }),
    });
    expect(() => serviceSdl({ ...shape, commands: [clash] })).toThrow(/ParcelState is declared twice/);
  });

  it('refuses a command whose aggregate nobody shows', () => {
    expect(() =>
      serviceSdl({ name: 'x', resources: [courier], commands: [command('LoseParcel', ['admin'])] }),
    ).toThrow(/needs a result/);
  });
});

function sdlOf(document: ReturnType<typeof parse>): string {
  return document.loc?.source.body ?? '';
}

function hide(text: string): string {
  return text
    .replaceAll('@tag(name: "admin")', '@inaccessible')
    .replace('"@tag"]', '"@tag", "@inaccessible"]');
}
