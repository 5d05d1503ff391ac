import { describe, expect, it } from '@jest/globals';
import { markDate } from '../../../../../testing/stub-mark.js';
import type { MarkDate } from './mark-dates.js';
import { prosecutionLine } from './prosecution.js';

const today = '2026-11-26';

function line(facts: object, dates: readonly MarkDate[] = [], examinedOn: string | null = null): string[] {
  return prosecutionLine({ id: 'm', ...facts }, { dates, examinedOn, today }).map(({ key, state, date }) =>
    [key, state, date].filter(Boolean).join(' '),
  );
}

describe('the way of a mark', () => {
  it('begins with its filing', () =>
    expect(line({ status: 'READY_FOR_FILING' })).toEqual([
      'filed coming',
      'examined coming',
      'published coming',
      'registered coming',
      'renewal coming',
    ]));

  it('is examined until it is published', () =>
    expect(line({ status: 'OFFICE_ACTION_RECEIVED', filingDate: '2026-01-12' }, [], '2026-02-02')).toEqual([
      'filed done 2026-01-12',
      'examined now 2026-02-02',
      'published coming',
      'registered coming',
      'renewal coming',
    ]));

  it.each([
    ['2026-11-26', 'now'],
    ['2026-11-25', 'coming'],
  ])('waits for oppositions up to and with their last day: %s', (oppositionEndDate, state) =>
    expect(
      line({
        status: 'TRADEMARK_PUBLISHED',
        filingDate: '2026-01-12',
        publicationDate: '2026-08-26',
        oppositionEndDate,
      }),
    ).toContain(`opposition ${state} ${oppositionEndDate}`),
  );

  it('passes through allowance and use where the office asks for use first', () =>
    expect(
      line({
        status: 'STATEMENT_OF_USE_REQUESTED',
        filingDate: '2025-01-12',
        noticeOfAllowanceDate: '2026-09-23',
      }),
    ).toEqual([
      'filed done 2025-01-12',
      'examined done',
      'published done',
      'allowed done 2026-09-23',
      'use now',
      'registered coming',
      'renewal coming',
    ]));

  it('goes on after the registration with what has to be shown and renewed, the sooner first', () =>
    expect(
      line({ status: 'TRADEMARK_REGISTERED', registrationDate: '2025-12-15', expirationDate: '2035-07-30' }, [
        markDate(0, { kind: 'NON_USE', nominalDate: '2030-12-15' }),
        markDate(1, { kind: 'RENEWAL', nominalDate: '2025-07-30', state: 'DONE' }),
        markDate(2, { kind: 'RENEWAL', nominalDate: '2035-07-30' }),
      ]).slice(-3),
    ).toEqual(['registered now 2025-12-15', 'useKept coming 2030-12-15', 'renewal coming 2035-07-30']));

  it('ends where it ended', () =>
    expect(line({ status: 'REFUSED', filingDate: '2026-01-12', publicationDate: '2026-05-01' })).toEqual([
      'filed done 2026-01-12',
      'examined done',
      'published done 2026-05-01',
      'end now',
    ]));

  it('of a client who is silent is as far as its dates say', () =>
    expect(line({ status: 'CLIENT_UNRESPONSIVE', filingDate: '2026-01-12' })[0]).toBe(
      'filed now 2026-01-12',
    ));
});
