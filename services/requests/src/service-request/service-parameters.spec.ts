import { describe, expect, it } from '@jest/globals';
import { markOfOrder, parametersProblem } from './service-parameters.js';

const mark = {
  jurisdiction: 'EU',
  number: '018123456',
  name: 'Lumora',
  classes: [9],
  expirationDate: '2027-02-20',
  poaInHand: false,
};
const renewal = (number: string) => ({ serviceName: 'trademark-renewal', parameters: { ...mark, number } });
const several = (...numbers: string[]) => ({
  serviceName: 'trademark-renewals',
  parameters: { marks: numbers.map((number) => ({ ...mark, number })) },
});

describe('the number of a registration', () => {
  it.each(['018123456', 'DD/123', '1 234 567', 'UK00003123456'])('has digits: %s', (number) =>
    expect(parametersProblem(renewal(number), { complete: true })).toBeUndefined(),
  );

  it('is no word', () => {
    expect(parametersProblem(renewal('abc'), { complete: true })).toMatchObject({
      fields: [{ path: ['parameters', 'number'], code: 'NOT_A_REGISTRATION' }],
    });
    expect(parametersProblem(several('018123456', 'abc'), { complete: true })).toMatchObject({
      fields: [{ path: ['parameters', 'marks', '1', 'number'] }],
    });
  });

  it('may still be missing in a draft, and stays readable in an order that was placed before', () => {
    expect(parametersProblem(renewal('abc'), { complete: false })).toBeUndefined();
    expect(markOfOrder(renewal('abc'))).toMatchObject({ number: 'abc', mark: 'Lumora' });
  });
});
