import { describe, expect, it } from '@jest/globals';
import { findDraft, readDraft } from './euipo-applications.js';
import { euipoObjection } from './euipo-problem.js';

const draft = {
  identifier: 123456789,
  personalReference: 'COTTA0001',
  status: 'DRAFT',
  fees: { amount: 1050.1, currency: 'EUR' },
};

describe('an application at the office', () => {
  it('has its fee in cents and its identifier as text, whatever the office sends', () => {
    expect(readDraft(JSON.stringify(draft))).toEqual({
      id: '123456789',
      reference: 'COTTA0001',
      state: 'draft',
      fee: { amountMinor: 105_010, currency: 'EUR' },
      applicationNumber: null,
      filedOn: null,
    });
  });

  it('in a state nobody knows is a matter for a person', () => {
    expect(() => readDraft(JSON.stringify({ ...draft, status: 'ASTRAY' }))).toThrow('unknown state ASTRAY');
  });

  it('is found by our reference only', () => {
    const list = JSON.stringify({ applications: [{ ...draft, personalReference: 'COTTA00011' }, draft] });
    expect([findDraft(list, 'COTTA0001')?.reference, findDraft(list, 'COTTA2')]).toEqual(['COTTA0001', null]);
  });
});

describe('an objection of the office', () => {
  it.each([
    {
      body: '{"type":"https://x/problems/application-not-editable","errors":[]}',
      text: 'application-not-editable',
    },
    {
      body: '{"title":"Bad","errors":[{"field":"a","message":"missing"},{"code":"b"}]}',
      text: 'Bad: a (missing); body (b)',
    },
    { body: '<html>', text: undefined },
    { body: '{}', text: undefined },
  ])('$body reads $text', ({ body, text }) => {
    expect(euipoObjection(body)).toBe(text);
  });
});
