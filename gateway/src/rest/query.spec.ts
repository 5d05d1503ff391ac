import { describe, expect, it } from '@jest/globals';
import { readQuery, refuseUnknown, type QueryParameters } from './query.js';

const declared: QueryParameters = { limit: { is: 'whole' }, proactive: { is: 'flag' } };
const refusal = (parameters: QueryParameters, given: Record<string, unknown>): string | undefined => {
  try {
    refuseUnknown(parameters, given);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

describe('what stands behind the ? of an address', () => {
  it.each([
    [{}, undefined],
    [{ limit: '5', proactive: 'true' }, undefined],
    [{ token: 'a link' }, undefined],
    [{ user_id: '1' }, 'This path does not know user_id. It takes limit, proactive.'],
    [{ limit: '5', a: '1', b: ['2'] }, 'This path does not know a, b. It takes limit, proactive.'],
    [{ toString: 'x' }, 'This path does not know toString. It takes limit, proactive.'],
  ])('%j', (given, message) => {
    expect(refusal(declared, given as Record<string, unknown>)).toBe(message);
  });

  it('says where there is nothing to give, and repeats no more of a name than it needs', () => {
    expect(refusal({}, { limit: '5' })).toBe('This path does not know limit. It takes no parameters.');
    expect(refusal({}, { ['x'.repeat(900)]: '' })?.length).toBeLessThan(140);
  });

  it('is read as declared', () => {
    expect(readQuery(declared, { limit: '5', proactive: 'false' })).toEqual({ limit: 5, proactive: false });
    expect(() => readQuery(declared, { limit: 'five' })).toThrow('limit has to be one whole number.');
  });
});
