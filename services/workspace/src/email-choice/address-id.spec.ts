import { expect, it } from '@jest/globals';
import { addressId } from './address-id.js';

const [former, present] = ['f'.repeat(43), 'p'.repeat(43)];

it('stands for the same address while keys are replaced: nobody who wanted no letters gets them', () => {
  const before = addressId('jana@client.test', former);
  expect(addressId(' Jana@client.test', `${former}#,${present}`)).toBe(before);
  expect(addressId('jana@client.test', `${present}@2026-11-29,${former}@2025-11-29#`)).toBe(before);
  expect(addressId('jana@client.test', present)).not.toBe(before);
});
