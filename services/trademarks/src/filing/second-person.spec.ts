import { expect, it } from '@jest/globals';
import { lawyer, otherLawyer } from '../testing/people.js';
import { needsSecondPerson, secondPersonProblem } from './second-person.js';

const LIMIT = 50_000;
const fee = (amountMinor: number, currency = 'EUR') => ({ officeFee: { amountMinor, currency } });

it.each([
  ['at the limit', fee(LIMIT), false],
  ['a cent above it', fee(LIMIT + 1), true],
  ['in another currency, however little', fee(1, 'USD'), true],
  ['through a partner, who pays the office', { officeFee: null }, false],
])('a fee %s: a second person is needed: %s', (_, filing, needed) =>
  expect(needsSecondPerson(filing, LIMIT)).toBe(needed),
);

it('above the limit whoever prepared it does not confirm, anybody else does', () => {
  const dear = { ...fee(90_000), preparedById: lawyer.userId };
  expect(secondPersonProblem(dear, LIMIT, lawyer.userId)).toMatchObject({ refused: 'SECOND_PERSON_NEEDED' });
  expect(secondPersonProblem(dear, LIMIT, otherLawyer.userId)).toBeUndefined();
  expect(secondPersonProblem({ ...dear, ...fee(LIMIT) }, LIMIT, lawyer.userId)).toBeUndefined();
});

it('what nobody is known to have prepared is confirmed by nobody above the limit', () =>
  expect(secondPersonProblem({ ...fee(90_000), preparedById: null }, LIMIT, lawyer.userId)).toMatchObject({
    refused: 'SECOND_PERSON_NEEDED',
  }));
