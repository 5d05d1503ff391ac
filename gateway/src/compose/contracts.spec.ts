import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, Kind, parse, type GraphQLObjectType } from 'graphql';
import { audiences } from '../audience.js';
import { gatewayRoot } from '../paths.js';
import { composeContract } from './contracts.js';
import { reachableTypes } from './reachable-types.js';
import { readServiceSdl } from './service-sdl.js';

const link =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@tag", "@shareable"])';
const marks = {
  name: 'marks',
  sdl: `${link}
    type Query { mark(id: ID!): Mark  audit(id: ID!): Audit @tag(name: "admin") }
    type Mark @key(fields: "id") { id: ID!  name: String  risk: String @tag(name: "admin")  audits: [Audit!]! @tag(name: "admin") }
    type Audit { at: String  detail: Detail }
    type Detail { text: String }`,
};
const notes = {
  name: 'notes',
  sdl: `${link} type Query { noteCount: Int! }  type Mark @key(fields: "id") { id: ID!  notes: [String!]! @tag(name: "admin")  shared: Int }`,
};

/** Answers to whoever makes a secret, which nobody can ask for again. */
const SHOWN_ONCE = ['PartnerSecretMade.secret', 'PartnerWebhookSecret.secret'];
/** Which secret it is and until when; how to make one and end it. */
const ABOUT_SECRETS = [
  'EndPartnerSecretInput.secretId',
  'Mutation.addPartnerSecret',
  'Mutation.endPartnerSecret',
  'Mutation.rotatePartnerWebhookSecret',
  'PartnerClient.liveSecretIds',
  'PartnerClient.secrets',
  'PartnerWebhook.formerSecretUntil',
  'PartnerWebhook.secretNumber',
];

describe('the two contracts', () => {
  it('show staff the whole graph', () => {
    const { apiSdl } = composeContract([marks, notes], 'admin');
    for (const word of ['risk', 'audits', 'notes', 'shared', 'Detail']) expect(apiSdl).toContain(word);
  });

  it('show clients nothing that is tagged, nor what only tagged fields lead to', () => {
    const { apiSdl, supergraphSdl } = composeContract([marks, notes], 'customer');
    for (const word of ['risk', 'audit', 'Audit', 'notes', 'Detail']) expect(apiSdl).not.toContain(word);
    expect(apiSdl).toContain('shared: Int');
    expect(supergraphSdl).toContain('@inaccessible');
  });

  it('do not compose when a visible field leads to a hidden type', () => {
    const broken = {
      name: 'marks',
      sdl: `${link} type Query { mark: Mark }  type Mark @tag(name: "admin") { id: ID! }`,
    };
    expect(() => composeContract([broken], 'customer')).toThrow('do not compose');
  });

  it('do not compose when a required argument is hidden', () => {
    const broken = { name: 'marks', sdl: `${link} type Query { mark(id: ID! @tag(name: "admin")): Int }` };
    expect(() => composeContract([broken], 'customer')).toThrow('do not compose');
  });

  it('say aloud what composition would settle in silence', () => {
    const a = { name: 'a', sdl: `${link} type Query { x(input: I): Int }  input I { one: Int  two: Int }` };
    const b = { name: 'b', sdl: `${link} type Query { y(input: I): Int }  input I { one: Int }` };
    expect(() => composeContract([a, b], 'admin')).toThrow('hints that nobody meant');
  });
});

describe('the built graphs', () => {
  const api = (audience: string): string =>
    readFileSync(resolve(gatewayRoot, `api.${audience}.graphql`), 'utf8');

  it('are what the services compose to now', () => {
    for (const audience of audiences) {
      const { supergraphSdl, apiSdl } = composeContract(readServiceSdl(), audience);
      expect(readFileSync(resolve(gatewayRoot, `supergraph.${audience}.graphql`), 'utf8')).toBe(
        supergraphSdl,
      );
      expect(api(audience)).toBe(apiSdl);
    }
  });

  it('name nothing for clients that a service tagged for staff', () => {
    const customer = buildSchema(api('customer'));
    let tagged = 0;
    for (const node of readServiceSdl().flatMap(({ sdl }) => parse(sdl).definitions)) {
      if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
      const hidden = (node.fields ?? [])
        .filter((field) => field.directives?.some(({ name }) => name.value === 'tag'))
        .map((field) => field.name.value);
      const type = customer.getType(node.name.value);
      tagged += hidden.length;
      for (const name of type !== undefined && 'getFields' in type ? hidden : [])
        expect(Object.keys((type as GraphQLObjectType).getFields())).not.toContain(name);
    }
    expect(tagged).toBeGreaterThan(10);
  });

  it('hold no type for clients that nothing leads to', () => {
    const customer = buildSchema(api('customer'));
    const reachable = reachableTypes(api('customer'));
    const orphans = Object.values(customer.getTypeMap()).filter(
      (type) =>
        !type.name.startsWith('__') &&
        !reachable.has(type.name) &&
        type.astNode?.kind !== Kind.SCALAR_TYPE_DEFINITION &&
        type.astNode != null,
    );
    expect(orphans.map(String)).toEqual([]);
  });

  it('never tell secrets, to anybody but who just made one', () => {
    const named = Object.values(buildSchema(api('admin')).getTypeMap()).flatMap((type) =>
      'getFields' in type
        ? Object.keys(type.getFields())
            .filter((field) => /passwordHash|refreshToken|sessionToken|secret/i.test(field))
            .map((field) => `${type.name}.${field}`)
        : [],
    );
    expect(named.toSorted()).toEqual([...SHOWN_ONCE, ...ABOUT_SECRETS].toSorted());
  });
});
