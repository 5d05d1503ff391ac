import { describe, expect, it } from '@jest/globals';
import { readAddress, variablesOf } from './docket-address.js';

const TODAY = '2027-01-31';
const asked = (query: string) => variablesOf(readAddress(new URLSearchParams(query), TODAY), TODAY);

describe('the address of the docket', () => {
  it.each([
    ['', { from: null, to: '2027-03-02' }],
    ['range=7', { from: null, to: '2027-02-07' }],
    ['range=60', { from: null, to: '2027-04-01' }],
    ['range=90', { from: null, to: '2027-05-01' }],
    ['range=month', { from: '2027-01-01', to: '2027-01-31' }],
    ['range=month&month=2028-02', { from: '2028-02-01', to: '2028-02-29' }],
    ['range=month&month=2026-12', { from: '2026-12-01', to: '2026-12-31' }],
    ['range=month&month=2027-13', { from: '2027-01-01', to: '2027-01-31' }],
    ['range=forever', { from: null, to: '2027-03-02' }],
    ['range=30&state=DONE', { from: '2027-01-01', to: '2027-03-02', states: ['DONE'] }],
    ['range=30&state=IN_GRACE', { from: null, to: '2027-03-02', states: ['IN_GRACE'] }],
    ['state=whatever', { states: null }],
    ['lawyer=nobody', { assignedAdminId: null, unassigned: true }],
    ['lawyer=lena', { assignedAdminId: 'lena', unassigned: false }],
    [
      'office=US&kind=RESPONSE&client=dana&others=1',
      { jurisdiction: 'US', kind: 'RESPONSE', userId: 'dana', others: true },
    ],
  ])('"%s"', (query, expected) => expect(asked(query)).toMatchObject(expected));
});
