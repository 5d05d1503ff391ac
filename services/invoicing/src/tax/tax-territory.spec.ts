import { describe, expect, it } from '@jest/globals';
import { loadMoneyRules } from '../price-list/money-data.js';
import { NON_EU, taxTerritory } from './tax-territory.js';

const { geography } = loadMoneyRules().tax;
const territory = (country: string, postcode: string | null = null): string =>
  taxTerritory({ country, postcode }, geography);

describe('tax territories', () => {
  it('are the member states', () => {
    expect(geography.memberStates.size).toBe(27);
    expect([territory('SK'), territory('sk'), territory('EL'), territory('MC', '98000')]).toEqual([
      'SK',
      'SK',
      'GR',
      'FR',
    ]);
  });

  it.each(['US', 'GB', 'UK', 'IM', 'JE', 'GG', 'XI', 'CH', 'AX', 'GP', ''])(
    'do not include %j',
    (country) => {
      expect(territory(country)).toBe(NON_EU);
    },
  );

  it.each([
    ['ES', '35001'],
    ['ES', '38 400'],
    ['ES', 'E-51001'],
    ['ES', '52006'],
    ['DE', '27498'],
    ['DE', 'D-78266'],
    ['IT', '23041'],
    ['IT', '22061'],
    ['FI', '22100'],
    ['FI', 'FI-22 100'],
    ['GR', '630 86'],
    ['EL', '63086'],
    ['FR', '97100'],
  ])('leave out %s %s', (country, postcode) => {
    expect(territory(country, postcode)).toBe(NON_EU);
  });

  it.each([
    ['ES', '28001'],
    ['ES', '350011'],
    ['DE', '27499'],
    ['FI', '00100'],
    ['FR', '75001'],
    ['FR', '09710'],
    ['IT', '22062'],
    ['SK', '35001'],
  ])('keep %s %s', (country, postcode) => {
    expect(territory(country, postcode)).toBe(country);
  });
});
