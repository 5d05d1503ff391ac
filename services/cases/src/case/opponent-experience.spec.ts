import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { experienceWith, LEAST_CASES, LEAST_CUSTOMERS, type EndedCase } from './opponent-experience.js';
import { opponentKeys } from './opponent-keys.js';

const side = (primaryName: string, more: Partial<EndedCase> = {}) => ({
  primaryName,
  aliases: [],
  websites: [],
  ...more,
});
const ended = (userId: string, more: Partial<EndedCase> = {}): EndedCase => ({
  ...side('Copycat Trading Ltd.'),
  userId,
  outcome: 'taken down',
  days: 21,
  cameBack: false,
  answered: false,
  ...more,
});
const asked = side('COPYCAT TRADING');

describe('by what a counterparty is known again', () => {
  it.each([
    ['Copycat Trading Ltd.', 'copycat trading'],
    ['Žluťoučký kůň, s.r.o.', 'zlutoucky kun'],
    ['Nordhavn a. s.', 'nordhavn'],
    ['ACME GmbH', 'acme'],
  ])('a name without form, case and accents: %s', (given, key) => {
    expect([...opponentKeys(side(given))]).toEqual([`name ${key}`]);
  });

  it('is no word that names nobody, and no name too short to mean one', () => {
    expect([...opponentKeys(side('Shop', { aliases: ['abc', 'Unknown'] }))]).toEqual([]);
  });

  it('is its own site, and at a marketplace its page there alone', () => {
    const websites = [
      'https://www.copycat.example/offers?x=1',
      'https://www.ebay.co.uk/str/copycat/item/1',
      'https://www.amazon.de/',
      'no address',
    ];
    expect([...opponentKeys(side('', { websites }))]).toEqual([
      'site copycat.example',
      'site ebay.co.uk/str/copycat',
    ]);
  });
});

describe('what was lived with a counterparty', () => {
  it('is said in bands and tens, over the files of all customers', () => {
    const cases = [
      ended('a'),
      ended('b', { days: 70, cameBack: true }),
      ended('c', { outcome: 'given up', answered: true }),
      ended('c', { outcome: 'settled', days: 35 }),
      ended('d', side('Somebody', { aliases: ['copycat trading'], outcome: 'decided' })),
      ended('e', side('Somebody else')),
    ];
    expect(experienceWith(cases)(asked)).toEqual({
      casesFrom: 5,
      casesTo: 9,
      gaveInPercent: 60,
      answeredPercent: 20,
      cameBackPercent: 20,
      medianWeeks: 5,
    });
  });

  it('is not said of fewer than five cases, of two customers, or where most are one customer’s', () => {
    const of = (...users: string[]) => experienceWith(users.map((user) => ended(user)))(asked);
    expect(of('a', 'b', 'c', 'd')).toBeNull();
    expect(of('a', 'a', 'b', 'b', 'b')).toBeNull();
    expect(of('a', 'a', 'a', 'b', 'c')).toBeNull();
    expect(of('a', 'a', 'b', 'b', 'c')).not.toBeNull();
  });

  it('is not joined by what one customer calls it: only the asker’s own question reaches further', () => {
    const cases = ['a', 'b', 'c', 'd', 'e'].map((user) => ended(user));
    const trap = ended('f', side('Rival One', { aliases: ['Copycat Trading'] }));
    expect(experienceWith([...cases, trap])(side('Rival One'))).toBeNull();
  });

  it('is only ever said of enough cases of enough customers, none of whom has most of them, and in nothing finer than bands', () => {
    const cases = fc.array(
      fc.record({
        userId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        outcome: fc.constantFrom('taken down', 'given up'),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(cases, (given) => {
        const answer = experienceWith(given.map(({ userId, outcome }) => ended(userId, { outcome })))(asked);
        if (answer === null) return;
        const users = given.map(({ userId }) => userId);
        expect(users.length).toBeGreaterThanOrEqual(LEAST_CASES);
        expect(new Set(users).size).toBeGreaterThanOrEqual(LEAST_CUSTOMERS);
        for (const user of new Set(users))
          expect(users.filter((one) => one === user).length).toBeLessThanOrEqual(users.length / 2);
        expect(answer.gaveInPercent % 10).toBe(0);
        expect([5, 10, 25, 50, 100]).toContain(answer.casesFrom);
      }),
    );
  });
});
