import { describe, expect, it } from '@jest/globals';
import { columnName, enumName, fieldName, lowerFirst, sqlName } from './names.js';

const columns = [
  'id',
  'assigned_admin_id',
  'e2e_protection',
  'cp_onboarding_finished',
  'last_status_update',
  'state_of_incorporation',
  'unsubscribe_token',
];

describe('names', () => {
  it.each(columns)('%s comes back from its camelCase twin', (column) => {
    expect(columnName(fieldName(column))).toBe(column);
    expect(fieldName(column)).toMatch(/^[a-z][A-Za-z0-9]*$/);
  });

  it.each([
    ['Verification requested', 'VERIFICATION_REQUESTED'],
    ['Go with changes', 'GO_WITH_CHANGES'],
    ['Paid – waiting', 'PAID_WAITING'],
    ['Čaká', 'CAKA'],
    ['2nd extension', '_2ND_EXTENSION'],
    ['OfficeAction', 'OFFICE_ACTION'],
    ['EInvoiceSent', 'E_INVOICE_SENT'],
  ])('writes the label %s as %s', (label, name) => {
    expect(enumName(label)).toBe(name);
  });

  it('quotes only what PostgreSQL keeps for itself', () => {
    expect(['user', 'order', 'users', 'value'].map(sqlName)).toEqual(['"user"', '"order"', 'users', 'value']);
  });

  it('begins a mutation with a small letter', () => {
    expect(lowerFirst('ApproveVerification')).toBe('approveVerification');
  });
});
