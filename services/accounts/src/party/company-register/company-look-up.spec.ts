import { describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { VendorError, type VendorTrouble } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { someone } from '../../testing/facts.js';
import { companyLookUpResolvers, type CompanyRegisters } from './company-look-up.js';
import type { CompaniesFound, CompanyRegister } from './company-register.js';

const company = {
  number: '01234567',
  name: 'Lumora, s. r. o.',
  legalForm: null,
  isPerson: false,
  street: null,
  city: null,
  postcode: null,
  country: 'SK',
  endedOn: null,
};

/** A register that notes what it was asked. */
function registerOf(answer: () => CompaniesFound): { register: CompanyRegister; asked: string[] } {
  const asked: string[] = [];
  const note = (what: string) => (text: string) => {
    asked.push(`${what} ${text}`);
    return Promise.resolve().then(answer);
  };
  return { register: { byNumber: note('number'), byName: note('name') }, asked };
}

function looking(
  registers: CompanyRegisters,
  role: 'visitor' | 'partner' | 'customer' | 'lawyer' = 'lawyer',
) {
  const clock = new FakeClock('2026-03-02T09:00:00Z');
  const { companyLookUp } = companyLookUpResolvers(registers, clock)['Query'] as Record<
    string,
    (root: undefined, args: object, context: object) => Promise<{ outcome: string; companies: object[] }>
  >;
  const viewer = role === 'visitor' ? { role, locale: 'en', scopes: [] } : someone(role);
  return (search: string, country = 'SK') => companyLookUp?.(undefined, { country, search }, { viewer });
}
const one = (): CompaniesFound => ({ companies: [company], more: false });
const failing = (trouble: VendorTrouble) => (): never => {
  throw new VendorError('rpo', trouble, 'no');
};

describe('the look-up of a company', () => {
  it.each([
    ['1234567', 'number 01234567'],
    ['51 234 567', 'number 51234567'],
    [' Lumora  s.r.o. ', 'name Lumora s.r.o.'],
    ['123456789', 'name 123456789'],
  ])('takes %s for what it is', async (typed, asked) => {
    const { register, asked: heard } = registerOf(one);
    expect(await looking({ SK: register })(typed)).toEqual({ outcome: 'FOUND', companies: [company] });
    expect(heard).toEqual([asked]);
  });

  it('tells nobody, too many, silence and haste apart, and never fails for what a register does', async () => {
    const outcome = async (answer: () => CompaniesFound) =>
      (await looking({ SK: registerOf(answer).register })('Lumora'))?.outcome;
    expect(await outcome(() => ({ companies: [], more: false }))).toBe('NOT_FOUND');
    expect(await outcome(() => ({ companies: [], more: true }))).toBe('TOO_MANY');
    expect(await outcome(failing('unavailable'))).toBe('AWAY');
    expect(await outcome(failing('contract'))).toBe('AWAY');
    expect(await outcome(failing('rate-limited'))).toBe('TOO_OFTEN');
    expect((await looking({})('Lumora'))?.outcome).toBe('AWAY');
  });

  it('is refused after twenty a minute, without asking the register', async () => {
    const { register, asked } = registerOf(one);
    const look = looking({ SK: register });
    for (let n = 0; n < 20; n += 1) await look('Lumora');
    expect((await look('Lumora'))?.outcome).toBe('TOO_OFTEN');
    expect(asked).toHaveLength(20);
  });

  it('is for customers and staff, and for no less than three letters', async () => {
    const { register, asked } = registerOf(one);
    await expect(looking({ SK: register }, 'visitor')('Lumora')).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(looking({ SK: register }, 'partner')('Lumora')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(looking({ SK: register })(' ab ')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(looking({ SK: register })('Lumora', 'XX')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(asked).toHaveLength(0);
    expect((await looking({ SK: register }, 'customer')('Lumora'))?.outcome).toBe('FOUND');
  });
});
