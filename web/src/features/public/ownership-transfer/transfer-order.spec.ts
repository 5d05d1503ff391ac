import { describe, expect, it } from '@jest/globals';
import { answersOf } from '../parts/service-order/service-input.js';
import { transferOrder } from './transfer-order.js';

const filled = (more: Readonly<Record<string, string>> = {}) => {
  const form = new FormData();
  const answers = {
    'parameters.jurisdiction': 'EU',
    'parameters.number': '018',
    'parameters.name': 'Lumora',
    'parameters.currentOwner': 'Old Ltd',
    'parameters.newOwner.name': 'New Ltd',
    'parameters.newOwner.street': 'Main 1',
    'parameters.newOwner.city': 'Brno',
    'parameters.newOwner.country': 'CZ',
    'parameters.newOwner.postcode': '',
    contactName: 'Jana',
    contactEmail: 'jana@example.com',
    country: 'CZ',
    ...more,
  };
  for (const [name, value] of Object.entries(answers)) form.set(name, value);
  return answersOf(form);
};

describe('transfer form', () => {
  it('sends what was answered and leaves out what was not', () => {
    expect(transferOrder.check(filled())).toEqual({});
    expect(
      transferOrder.parameters(filled({ 'parameters.kind': 'merger', 'parameters.classes': '9, 35' })),
    ).toEqual({
      jurisdiction: 'EU',
      number: '018',
      name: 'Lumora',
      currentOwner: 'Old Ltd',
      kind: 'merger',
      classes: [9, 35],
      newOwner: { name: 'New Ltd', street: 'Main 1', city: 'Brno', country: 'CZ' },
    });
    expect(transferOrder.priced?.(filled({ 'parameters.classes': '9, 35' }))).toEqual({
      jurisdiction: 'EU',
      classes: 2,
      expirationDate: null,
    });
  });

  it('needs both owners, and knows no kind but its own', () => {
    expect(
      Object.keys(
        transferOrder.check(filled({ 'parameters.currentOwner': '', 'parameters.newOwner.city': '' })),
      ),
    ).toEqual(['parameters.currentOwner', 'parameters.newOwner.city']);
    expect(transferOrder.parameters(filled({ 'parameters.kind': 'gift' }))).not.toHaveProperty('kind');
  });
});
