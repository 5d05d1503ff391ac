import { describe, expect, it } from '@jest/globals';
import { buildSubgraph } from '@cotta/kit/edge/subgraph/build.js';
import { graphql } from 'graphql';
import { strategyResolvers, strategyTypeDefs } from './trademark-strategy.js';

const { schema } = buildSubgraph({
  name: 'strategy',
  resources: [],
  commands: [],
  typeDefs: strategyTypeDefs,
  resolvers: strategyResolvers,
  execute: () => Promise.reject(new Error('nothing is written here')),
});

async function ask(source: string): Promise<unknown> {
  const { data, errors } = await graphql({ schema, source });
  return errors === undefined ? JSON.parse(JSON.stringify(data)) : errors.map(({ message }) => message);
}

describe('a strategy over GraphQL', () => {
  it('names offices with their reasons and figures, and the ways to them', async () => {
    const answer =
      await ask(`{ trademarkStrategy(input: { country: "SK", sellsIn: ["DE", "US"], sellsNext: [], producesIn: ["CN"], marketplace: AMAZON }) {
      offices { code reasons when insteadOf coveredBy population purchasingPower }
      leftOut national regional international { base designated rest }
    } }`);
    expect(answer).toMatchObject({
      trademarkStrategy: {
        offices: [
          {
            code: 'EU',
            reasons: ['HOME', 'SELLS', 'MARKETPLACE'],
            when: 'FIRST',
            insteadOf: ['DE'],
            population: '450.2',
            purchasingPower: '14.115',
          },
          { code: 'SK', coveredBy: 'EU' },
          { code: 'US', reasons: ['SELLS', 'MARKETPLACE'] },
          { code: 'CN', reasons: ['PRODUCES'] },
        ],
        leftOut: [],
        national: ['DE', 'SK', 'US', 'CN'],
        regional: ['EU', 'US', 'CN'],
        international: { base: 'SK', designated: ['EU', 'US', 'CN'], rest: [] },
      },
    });
  });

  it('takes no more offices than there are', async () => {
    const many = Array.from({ length: 102 }, () => '"US"').join();
    expect(
      await ask(
        `{ trademarkStrategy(input: { sellsIn: [${many}], sellsNext: [], producesIn: [] }) { leftOut } }`,
      ),
    ).toEqual(['sellsIn has at most 101 offices']);
  });
});
