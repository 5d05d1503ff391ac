import { expect, it } from '@jest/globals';
import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { answerShape } from './shape-answer.js';

const schema = buildSchema(`
  type Query { product: Product }
  interface Product { like: Product }
  type Book implements Product { id: ID!  price: Float  like: Book }
`);
const root = schema.getQueryType();

it('asks of a thing what each place asks that names it, by the type that is known there', () => {
  const [operation] = parse(
    '{ product { like { __typename ... on Book { id } } ... on Book { like { id price } } } }',
  ).definitions;
  if (root === undefined || root === null) throw new Error('the schema has no queries');
  const shape = answerShape(root, (operation as OperationDefinitionNode).selectionSet, {
    schema,
    fragments: new Map(),
    conditions: new Map(),
  });
  const like = { __typename: 'Book', id: '3', price: 10.99, unasked: true };
  const run = { problems: [], path: [], introspect: () => undefined };
  expect(shape({ product: { __typename: 'Book', like } }, run)).toEqual({
    product: { like: { __typename: 'Book', id: '3', price: 10.99 } },
  });
  expect(run.problems).toEqual([]);
});
