import { describe, expect, it } from '@jest/globals';
import { nextDeclaration, type Registration } from './next-declaration.js';

const registration: Registration = {
  office: 'US',
  number: '6150123',
  classes: [9, 35],
  filedOn: '2019-09-15',
  registeredOn: '2020-09-15',
};
const on = (day: string, more: Partial<Registration> = {}) =>
  nextDeclaration({ ...registration, ...more }, new Date(`${day}T15:00:00Z`));
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

describe('the declaration that keeps a registration of the United States next', () => {
  // The dates are those of the domain notes on use in commerce, section 7.
  it('is due between the fifth and the sixth year, with and without the late fee', () => {
    expect(on('2026-01-10')).toEqual({
      type: 'Declaration of use',
      opensOn: '2025-09-15',
      dueOn: '2026-09-15',
      lateUntil: '2027-03-15',
      late: false,
      serviceFee: usd(21_700),
      officeFee: usd(65_000),
      lateFee: usd(20_000),
    });
  });

  it('is late in the time of grace, and costs the same beside the late fee', () => {
    expect(on('2026-10-01')).toMatchObject({ late: true, officeFee: usd(65_000), lateFee: usd(20_000) });
  });

  it('goes with the renewal from the ninth year on, late for each of the two', () => {
    expect(on('2027-03-20')).toMatchObject({
      type: 'Declaration of use and renewal',
      opensOn: '2029-09-15',
      dueOn: '2030-09-15',
      lateUntil: '2031-03-15',
      officeFee: usd(130_000),
      lateFee: usd(40_000),
    });
  });

  it('is none of an application, nor at another office', () => {
    expect(on('2026-01-10', { registeredOn: null })).toBeNull();
    expect(on('2026-01-10', { office: 'EU' })).toBeNull();
  });
});
