import { describe, expect, it } from '@jest/globals';
import { FACTS, factChanges } from './mark-differences.js';
import { meaningsOf } from './mark-meanings.js';
import type { MarkThen } from './mark-then.graphql.js';

const mark = (facts: Partial<MarkThen> = {}): MarkThen => ({
  __typename: 'TrademarkOnDay',
  recordId: 'm',
  day: '2026-05-10',
  knownOn: '2026-05-10',
  known: true,
  begins: '2026-05-01',
  name: 'Lumora',
  alias: null,
  jurisdiction: 'EU',
  status: 'READY_FOR_FILING',
  number: null,
  internationalNumber: null,
  filingDate: null,
  priorityDate: null,
  publicationDate: null,
  oppositionEndDate: null,
  registrationDate: null,
  expirationDate: null,
  officeDueDate: null,
  noticeOfAllowanceDate: null,
  classes: [25],
  ownerEntityId: null,
  ownerEntity: null,
  ...facts,
});
const filed = { status: 'APPLICATION_FILED', filingDate: '2026-05-03', number: '018' } as const;
const published = { publicationDate: '2026-06-01', oppositionEndDate: '2026-09-01' } as const;
const registered = {
  status: 'TRADEMARK_REGISTERED',
  registrationDate: '2026-10-01',
  expirationDate: '2036-05-03',
} as const;

describe('what a difference of a mark comes to', () => {
  it('is one sentence for what belongs together', () => {
    expect(meaningsOf(mark(), mark(filed))).toEqual({
      meanings: [{ kind: 'filed', also: true, facts: ['filingDate', 'number', 'status'] }],
      rest: [],
    });
  });

  it('is one sentence for each step that was taken meanwhile', () => {
    const { meanings, rest } = meaningsOf(mark(), mark({ ...filed, ...published, ...registered }));
    expect(meanings.map(({ kind }) => kind)).toEqual(['filed', 'published', 'registered']);
    expect(rest).toEqual([]);
  });

  it('leaves a status that says more to a sentence of its own', () => {
    const { meanings, rest } = meaningsOf(mark(), mark({ ...filed, status: 'UNDER_EXAMINATION' }));
    expect(meanings).toEqual([{ kind: 'filed', also: true, facts: ['filingDate', 'number'] }]);
    expect(rest).toEqual([{ fact: 'status', kind: 'changed' }]);
  });

  it('does not take a corrected date for a step', () => {
    expect(meaningsOf(mark(filed), mark({ ...filed, filingDate: '2026-05-04' }))).toEqual({
      meanings: [],
      rest: [{ fact: 'filingDate', kind: 'changed' }],
    });
  });

  it('says that a letter was answered only where it was', () => {
    const waiting = mark({ ...filed, status: 'OFFICE_ACTION_RECEIVED', officeDueDate: '2026-07-01' });
    const kinds = (after: MarkThen) => meaningsOf(waiting, after).meanings.map(({ kind }) => kind);
    expect(meaningsOf(mark(filed), waiting).meanings.map(({ kind }) => kind)).toEqual(['letterCame']);
    expect(kinds(mark({ ...filed, status: 'RESPONSE_TO_OFFICE_ACTION_SUBMITTED' }))).toEqual([
      'letterAnswered',
    ]);
    expect(kinds(mark({ ...filed, status: 'ABANDONED' }))).toEqual([]);
  });

  it('tells every fact that stands otherwise, each once, whatever they are', () => {
    const states = [
      {},
      filed,
      published,
      registered,
      { ...filed, ...published },
      { ...filed, ...registered },
      { status: 'REFUSED', number: '019', classes: [], ownerEntityId: 'p', alias: 'Lu' } as const,
      { officeDueDate: '2026-07-01', status: 'OFFICE_ACTION_RECEIVED', name: 'Other' } as const,
      { status: 'RESPONSE_TO_OFFICE_ACTION_SUBMITTED', priorityDate: '2026-01-01' } as const,
    ].map((facts) => mark(facts as Partial<MarkThen>));
    let looked = 0;
    for (const before of states)
      for (const after of states) {
        const { meanings, rest } = meaningsOf(before, after);
        const told = [...meanings.flatMap(({ facts }) => facts), ...rest.map(({ fact }) => fact)];
        const inOrder = FACTS.filter((fact) => told.includes(fact));
        expect(inOrder).toEqual(factChanges(before, after).map(({ fact }) => fact));
        expect(told).toHaveLength(inOrder.length);
        looked += told.length;
      }
    expect(looked).toBeGreaterThan(150);
  });
});
