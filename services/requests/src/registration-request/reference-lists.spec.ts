import { describe, expect, it } from '@jest/globals';
import { buildSubgraph } from '@cotta/kit/edge/subgraph/build.js';
import { graphql } from 'graphql';
import { referenceResolvers, referenceTypeDefs } from './reference-lists.js';

const { schema } = buildSubgraph({
  name: 'lists',
  resources: [],
  commands: [],
  typeDefs: referenceTypeDefs,
  resolvers: referenceResolvers,
  execute: () => Promise.reject(new Error('nothing is written here')),
});

async function ask(source: string): Promise<unknown> {
  const { data, errors } = await graphql({ schema, source });
  return errors === undefined ? JSON.parse(JSON.stringify(data)) : errors.map(({ message }) => message);
}

describe('reference lists over GraphQL', () => {
  it('offer countries in the reader’s language, or all of them', async () => {
    const answer = await ask(
      '{ cs: countryList(locale: "cs") { code name currency regionRequired } all: countryList(locale: "en", all: true) { code alpha3 numeric } }',
    );
    expect(answer).toMatchObject({
      cs: expect.arrayContaining([
        { code: 'CZ', name: 'Česko', currency: 'CZK', regionRequired: false },
        { code: 'US', name: 'Spojené státy', currency: 'USD', regionRequired: true },
      ]),
      all: expect.arrayContaining([{ code: 'AF', alpha3: 'AFG', numeric: '004' }]),
    });
    expect((answer as { all: { code: string }[] }).all.map(({ code }) => code)).not.toContain('EU');
  });

  it('name the classes in the reader’s language, in English where it is not ours', async () => {
    const answer = await ask(
      '{ es: niceClassList(locale: "es") { number kind title } de: niceClassList(locale: "de") { title } }',
    );
    expect(answer).toMatchObject({
      es: expect.arrayContaining([
        { number: 45, kind: 'SERVICES', title: expect.stringContaining('jurídicos') },
      ]),
      de: expect.arrayContaining([{ title: 'Furniture' }]),
    });
  });

  it('find terms, twenty unless told', async () => {
    const answer = await ask(
      '{ some: niceTermList(prefix: "wine", classNumber: 33) { classNumber term basicNumber euHarmonised } many: niceTermList { term } }',
    );
    expect(answer).toMatchObject({
      some: expect.arrayContaining([expect.objectContaining({ classNumber: 33, term: 'wine' })]),
    });
    expect((answer as { many: unknown[] }).many).toHaveLength(20);
  });

  it('say which wordings a list has, for at most 500 at once', async () => {
    expect(
      await ask(
        '{ listedTermList(terms: [{ classNumber: 33, term: "Wine" }, { classNumber: 33, term: "moonlight" }]) { classNumber term } }',
      ),
    ).toEqual({ listedTermList: [{ classNumber: 33, term: 'wine' }] });
    const many = Array.from({ length: 501 }, () => '{ classNumber: 33, term: "wine" }').join();
    expect(await ask(`{ listedTermList(terms: [${many}]) { term } }`)).toEqual(['terms are at most 500']);
  });

  it('tell currencies, regions, storefronts and recommendations', async () => {
    const answer = await ask(`{
      currencyList { code symbol minorDigits flag }
      us: regionList(country: "US") { code name kind country }
      sk: regionList(country: "SK") { code }
      storefrontList { key country labelKey flag }
      recommendation(country: "SK") { code suggestedJurisdictions internationalPackages { starter { jurisdictions population purchasingPower } advanced { jurisdictions } } }
      nowhere: recommendation { code }
      officeCoverage(offices: ["EU", "SK", "ZZ"]) { jurisdictions population purchasingPower }
    }`);
    expect(answer).toMatchObject({
      currencyList: expect.arrayContaining([{ code: 'JPY', symbol: '¥', minorDigits: 0, flag: 'jp' }]),
      us: expect.arrayContaining([{ code: 'US-PR', name: 'Puerto Rico', kind: 'territory', country: 'US' }]),
      sk: [],
      storefrontList: expect.arrayContaining([
        { key: 'global', country: null, labelKey: 'storefront.global', flag: 'global' },
      ]),
      recommendation: {
        code: 'SK',
        suggestedJurisdictions: expect.arrayContaining(['EU', 'SK']),
        internationalPackages: {
          starter: { jurisdictions: ['EU', 'US', 'UK'], population: '859.6', purchasingPower: '31.0' },
        },
      },
      nowhere: { code: null },
      officeCoverage: { jurisdictions: ['EU', 'SK'], population: '450.2', purchasingPower: '14.1' },
    });
  });

  it.each([
    ['niceTermList(limit: 51) { term }', 'limit is a whole number from 1 to 50'],
    ['niceTermList(limit: 0) { term }', 'limit is a whole number from 1 to 50'],
    ['niceTermList(classNumber: 46) { term }', 'classNumber is a whole number from 1 to 45'],
    [`niceTermList(prefix: "${'x'.repeat(101)}") { term }`, 'prefix has at most 100 characters'],
    ['regionList(country: "ZZ") { code }', 'country is a code of ISO 3166-1, such as US'],
  ])('refuse %s', async (field, message) => {
    expect(await ask(`{ ${field} }`)).toEqual([message]);
  });
});
