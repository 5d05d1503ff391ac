import { describe, expect, it } from '@jest/globals';
import { refusalCatalogue } from './refusal-catalogue.js';

const { no, refusals } = refusalCatalogue({
  JAR_FULL: 'The jar is full.',
  TOO_EARLY: 'Wait {minutes} minutes.',
  TOO_LATE: 'It was due on {last}.',
  'RETAINED.jar': 'A jar with coins stays.',
  'RETAINED.coin': 'A coin stays.',
});

describe('a catalogue of refusals', () => {
  it('says no by code, with its sentence', () =>
    expect(no('JAR_FULL')).toEqual({ refused: 'JAR_FULL', message: 'The jar is full.' }));

  it('shows in the sentence what the client gets', () =>
    expect(no('TOO_EARLY', { minutes: 15, more: 1 })).toEqual({
      refused: 'TOO_EARLY',
      message: 'Wait 15 minutes.',
      params: { minutes: 15, more: 1 },
    }));

  it('shows other words where the client gets what machines read', () =>
    expect(no('TOO_LATE', { last: '2026-05-01' }, { last: '1 May 2026' })).toEqual({
      refused: 'TOO_LATE',
      message: 'It was due on 1 May 2026.',
      params: { last: '2026-05-01' },
    }));

  it('has several sentences for one code', () =>
    expect([no('RETAINED.jar'), no('RETAINED.coin')]).toEqual([
      { refused: 'RETAINED', message: 'A jar with coins stays.' },
      { refused: 'RETAINED', message: 'A coin stays.' },
    ]));

  it('holds what all services say alike, and shows its own alone', () => {
    expect(no('NOT_FOUND')).toEqual({ refused: 'NOT_FOUND', message: 'There is nothing under this id.' });
    expect(Object.keys(refusals)).not.toContain('NOT_FOUND');
  });
});
