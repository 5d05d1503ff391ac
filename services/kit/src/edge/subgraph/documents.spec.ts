import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { Documents } from './documents.js';

const schema = buildSchema('type Query { box: Box } type Box { box: Box id: ID }');
const documents = new Documents(schema, { showsSchema: false });

function nested(levels: number): string {
  return `{ ${'box { '.repeat(levels)}id${' }'.repeat(levels)} }`;
}

function codesOf(text: string): unknown[] {
  const checked = documents.check(text);
  return 'errors' in checked ? checked.errors.map(({ extensions }) => extensions['code']) : [];
}

describe('documents', () => {
  it('are parsed once', () => {
    const [first, again] = [documents.check('{ box { id } }'), documents.check('{ box { id } }')];
    expect('document' in first && 'document' in again && first.document === again.document).toBe(true);
  });

  it('may be 15 deep and no deeper, fragments included', () => {
    expect(codesOf(nested(14))).toEqual([]);
    expect(codesOf(nested(15))).toEqual(['QUERY_TOO_COMPLEX']);
    expect(codesOf(`{ box { ...F } } fragment F on Box ${nested(13)}`)).toEqual([]);
    expect(codesOf(`{ box { ...F } } fragment F on Box ${nested(14)}`)).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('are measured quickly even when fragments double at every step', () => {
    const steps = Array.from(
      { length: 60 },
      (_, step) => `fragment F${step} on Box { ...F${step + 1} ... on Box { ...F${step + 1} } }`,
    );
    expect(codesOf(`{ box { ...F0 } } ${steps.join(' ')} fragment F60 on Box { id }`)).toEqual([]);
  }, 2000);

  it('are refused when fragments run in a circle or the text is endless', () => {
    expect(codesOf('{ box { ...F } } fragment F on Box { box { ...F } }')).toContain(
      'GRAPHQL_VALIDATION_FAILED',
    );
    expect(codesOf(`{ ${'box { id } '.repeat(5000)} }`)).toEqual(['GRAPHQL_PARSE_FAILED']);
  });

  it('get no suggestions of names', () => {
    const checked = documents.check('{ bax { id } }');
    expect('errors' in checked ? checked.errors[0]?.message : '').toBe(
      'Cannot query field "bax" on type "Query".',
    );
  });
});
